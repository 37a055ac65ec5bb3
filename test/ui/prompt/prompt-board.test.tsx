import { describe, expect, test } from 'vitest';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { FittedBoard } from '../../../source/ui/board/fitted-board.tsx';
import type { WindowSize } from '../../../source/ui/ink/window.ts';
import { PromptBoard, type StandingText } from '../../../source/ui/prompt/prompt-board.tsx';
import { PromptLine } from '../../../source/ui/prompt/prompt-line.ts';
import type { PromptView } from '../../../source/ui/prompt/prompt-view.ts';
import { draw } from '../../helpers/component.tsx';
import { statusLine } from '../../helpers/frames.tsx';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';

const SIZE: WindowSize = { columns: 60, rows: 20 };

interface Shown extends Partial<PromptView> {
  readonly typed?: string;
  readonly news?: string;
  readonly standing?: StandingText;
}

function show({ typed = '', news, standing = { text: 'Standing.' }, ...changes }: Shown) {
  const { services } = new Desk();
  const variant = variantOf('shogi');
  const line = new PromptLine();
  line.set(typed);
  const view: PromptView = {
    game: openGame(variant, startPosition(variant).placement),
    flipped: false,
    marks: new Map(),
    moves: [],
    handMark: undefined,
    question: undefined,
    message: undefined,
    line,
    candidates: undefined,
    mayPromote: false,
    labelNotice: () => undefined,
    click() {},
    ...changes,
  };
  const board = (
    <FittedBoard variant={variant}>
      {(layout) => (
        <PromptBoard
          view={view}
          layout={layout}
          news={news}
          names={{ black: 'Anna', white: 'Ben' }}
          title="Shogi"
          place="ply 0"
          standing={() => standing}
          label="Black"
          help={() => [{ text: 'the help', keys: ['?'] }]}
        />
      )}
    </FittedBoard>
  );
  return draw(board, { ...SIZE, services });
}

const question = { text: 'Resign?', yes() {} };
const message = { text: 'Said.', tone: 'plain' } as const;
const warning = { text: 'Refused.', tone: 'warning' } as const;
const labelNotice = () => 'Labels gave way.';

test('the prompt stands below the board, with the cursor and the help', () => {
  const { lines, cursor } = show({ typed: 'P-7' });
  expect(lines.at(-1)).toMatch(/^ Black> P-7 +the help$/);
  expect(cursor).toEqual({ row: lines.length - 1, column: 11 });
});

describe('below the board stands', () => {
  test.each<[name: string, shown: Shown, text: string]>([
    ['how things stand', {}, 'Standing.'],
    ['a message instead', { message }, 'Said.'],
    ['a notice of labels after a message', { message, labelNotice }, 'Said.  Labels gave way.'],
    ['no notice after a warning', { message: warning, labelNotice }, 'Refused.'],
    ['news before that', { message, news: 'Resumed.' }, 'Resumed.  Said.'],
    ['a question instead of all', { question, message, news: 'Resumed.' }, 'Resign?'],
  ])('%s', (_, shown, text) => {
    expect(statusLine(show(shown).lines)).toBe(` ${text}`);
  });
});

describe('at the right of the prompt stand', () => {
  const texts = ['P-1f', 'P-2f', 'P-3f', 'P-4f', 'P-5f', 'P-6f', 'P-7f', 'P-8f', 'P-9f'];
  const help = (shown: Shown) =>
    show(shown)
      .lines.at(-1)
      ?.replace(/^.*> \S* +/, '');

  test('what the text may become', () => {
    expect(help({ typed: 'P', candidates: { texts: ['P-1f', 'P-2f'], chosen: -1 } })).toBe(
      'P-1f P-2f',
    );
    expect(help({ typed: 'Z', candidates: { texts: [], chosen: -1 } })).not.toContain('the help');
  });

  test('the answers to a question', () => {
    expect(help({ typed: 'resign', question })).toBe('y yes  n no  Esc back');
  });

  test.each(texts.map((_, at) => at))('the page with the chosen one: %i', (chosen) => {
    expect(help({ typed: 'P', candidates: { texts, chosen } })).toContain(texts[chosen]);
  });
});
