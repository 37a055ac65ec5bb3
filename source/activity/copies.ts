import { formatOf, POSITION_FORMATS, RECORD_FORMATS } from '../records/formats/formats.ts';
import type { Loss } from '../records/formats/losses.ts';
import { type WriteFault, writeRecords } from '../records/formats/write-records.ts';
import { appendMove, createRecord, type GameRecord } from '../records/tree/record.ts';
import { Game } from '../rules/core/game.ts';
import { moveTo } from '../rules/core/move.ts';
import { formatMove, type MoveNotation } from '../rules/notation/display.ts';
import type { BoardActivity } from './board-activity.ts';

/** What can be put on the clipboard: the position, the game in a format, or its moves alone. */
export const COPY_FORMS = ['moves', ...RECORD_FORMATS, ...POSITION_FORMATS] as const;

export type CopyForm = (typeof COPY_FORMS)[number];

/** A text for the clipboard, or why there is none. */
export type Copied =
  | {
      readonly code: 'copied';
      readonly form: Exclude<CopyForm, 'sfen'>;
      readonly text: string;
      /** What the format could not hold. */
      readonly losses: readonly Loss[];
    }
  | { readonly code: 'not-copied'; readonly fault: WriteFault };

/** The form that a word names; undefined for none. */
export function findCopyForm(typed: string): CopyForm | undefined {
  const wanted = typed.trim().toLowerCase();
  return COPY_FORMS.find((form) => form === wanted);
}

/** Writes what is on the board in a form. */
export async function copyOf(
  activity: BoardActivity<unknown>,
  form: Exclude<CopyForm, 'sfen'>,
): Promise<Copied> {
  const { settings } = activity;
  const record = recordOf(activity);
  switch (form) {
    case 'moves':
      return {
        code: 'copied',
        form,
        text: movesOf(activity, settings.notation).join(' '),
        losses: [],
      };
    case 'bod': {
      const { position, ply, variant } = activity.game;
      const lastMove = movesOf(activity, 'japanese')[ply - 1] ?? '';
      const played = record.start.moveNumber - 1 + ply;
      const text = await formatOf('bod').write({
        variant,
        placement: position,
        ply: played,
        lastMove,
      });
      return { code: 'copied', form, text, losses: [] };
    }
    default: {
      const written = await writeRecords([record], { format: form, encoding: 'utf-8' });
      if (!written.ok) return { code: 'not-copied', fault: written.fault };
      const { bytes, losses } = written.value;
      return { code: 'copied', form, text: new TextDecoder().decode(bytes), losses };
    }
  }
}

/** The record of what is on the board. A problem and a task have none: it is made of their moves. */
function recordOf({ record, match, game, moves }: BoardActivity<unknown>): GameRecord {
  const known = record ?? match?.record;
  if (known) return known;
  const { variant, start: placement } = game;
  const made = createRecord({ variant, start: { placement, moveNumber: 1 } });
  let node = made.root;
  for (const { move } of moves) node = appendMove(node, move);
  return made;
}

/** The moves of the line that is shown, without marks and numbers. */
function movesOf({ game, moves }: BoardActivity<unknown>, notation: MoveNotation): string[] {
  const played = new Game(game.variant, game.start, game.handicapPoints);
  return moves.map(({ move }, at) => {
    const before = moves[at - 1];
    const text = formatMove(played.position, move, notation, before && moveTo(before.move));
    played.play(move);
    return text;
  });
}
