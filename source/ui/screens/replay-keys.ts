import { hasLegalMove } from '../../core/generate.ts';
import type { Action } from '../keymap.ts';
import type { ReplayScreen } from './replay.ts';

export type ReplayAction = Action<'replay'>;

/** Whether a key of the replay screen does something now. */
export function keyWorks(screen: ReplayScreen, action: ReplayAction): boolean {
  const { walk, edits, autoplay } = screen;
  switch (action) {
    case 'next':
    case 'ten-on':
    case 'last':
    case 'autoplay':
      return walk.ply < walk.moves.length;
    case 'back-one':
    case 'ten-back':
    case 'first':
      return walk.ply > 0;
    case 'faster':
    case 'slower':
      return autoplay.isPlaying;
    case 'variation-before':
    case 'variation-after':
      return walk.variation.total > 1;
    case 'promote':
      return edits.promoteFault === undefined;
    case 'delete':
      return edits.deleteFault === undefined;
    case 'note':
      return edits.fault === undefined;
    case 'vary':
      return edits.varyFault === undefined;
    case 'play-on':
      return !screen.isAside && hasLegalMove(walk.game.position);
    case 'next-mistake':
      return screen.analysis.mistakeFrom(walk.ply, 1) !== undefined;
    case 'mistake-before':
      return screen.analysis.mistakeFrom(walk.ply, -1) !== undefined;
    case 'go':
      return walk.moves.length > 0;
    default:
      return true;
  }
}
