import { Game } from '../../../source/rules/core/game.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { shownLabels } from '../../../source/text/charset.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import type { Services } from '../../../source/ui/app/services.ts';
import type { GameView } from '../../../source/ui/board/game-view.ts';
import { chooseLayout } from '../../../source/ui/board/layout.ts';
import type { WindowSize } from '../../../source/ui/ink/window.ts';
import { variantOf } from '../../helpers/variant-of.ts';

/** Two kings, a rook and two pawns in Black's hand. */
export const ENDGAME = '4k4/9/9/9/9/9/9/9/4K4 b R2P 1';

/** A position of shogi as a board shows it in a window. */
export function boardView(
  { theme, charset, settings }: Services,
  size: WindowSize,
  changes: Partial<GameView> & { readonly sfen?: string } = {},
): GameView {
  const variant = variantOf('shogi');
  const { sfen = variant.start, ...others } = changes;
  const { coordinates } = settings;
  const { labels, reigning } = settings.all;
  const layout = chooseLayout(
    ENGLISH,
    { variant: variant, labels: shownLabels(labels, charset), hasTiles: false },
    size.columns,
    size.rows,
  );
  if (layout === undefined) throw new RangeError('the window is too small');
  const { position } = new Game(variant, readSfen(variant, sfen).placement);
  return {
    variant,
    layout,
    charset,
    theme,
    coordinates,
    reigning,
    placement: position,
    flipped: false,
    marks: new Map(),
    names: { black: 'Anna', white: 'Ben' },
    moves: [],
    ...others,
  };
}
