import { Box } from 'ink';
import type { Variant } from '../../../rules/core/variant.ts';
import { type Charset, shownLabels } from '../../../text/charset.ts';
import { shownAsText, THEME_TEXTS, type ThemeChoice } from '../../../text/themes.ts';
import { useHintRow } from '../../app/hint-row.ts';
import { type BoundKeys, keyLine } from '../../app/keymap.ts';
import { MARKS, type Mark } from '../../app/palettes.ts';
import { useServices } from '../../app/services-context.ts';
import type { Theme } from '../../app/theme.ts';
import { boardRows } from '../../board/board.ts';
import { type BoardLayout, previewLayout } from '../../board/layout.ts';
import { tileRows } from '../../board/piece-tile.ts';
import type { SampleBoard } from '../../board/sample-board.ts';
import { cutText, padText } from '../../ink/columns.ts';
import { EdgesLine } from '../../ink/edges-line.tsx';
import { Line, plainRow, type Row, RowLine, Rows } from '../../ink/rows.tsx';
import { Sheet } from '../../ink/sheet.tsx';
import { useWindow } from '../../ink/window.ts';

interface Props {
  readonly name: ThemeChoice;
  /** At the right of the title. */
  readonly place: string;
  /** Whether it is the theme of the settings. */
  readonly isUsed: boolean;
  /** The theme that the terminal shows in its place. */
  readonly shown: ThemeChoice;
  readonly hasColours: boolean;
  readonly theme: Theme;
  readonly variant: Variant;
  readonly sample: SampleBoard;
  readonly warning: string | undefined;
  readonly keys: readonly BoundKeys[];
}

/** Columns of the legend with those before it and a free one after it. */
const LEGEND = 30;
const GAP = 3;
/** Title, text and key line. */
const AROUND = 3;
/** The fewest columns for a line above the board. */
const LEAST_COLUMNS = 40;

const MARK_WORDS: Readonly<Record<Mark, string>> = {
  'last-move': 'last move',
  'last-capture': 'last move, a capture',
  target: 'a move to here',
  capture: 'a capture to here',
  picked: 'picked up',
  check: 'check',
  mate: 'mate',
  cursor: 'the cursor',
};

/** A theme: its name, a board with every mark, and what they mean. */
export function ThemesView(props: Props) {
  const { name, place, isUsed, theme, warning } = props;
  const services = useServices();
  const window = useWindow();
  const hintRow = useHintRow();
  const layout = boardLayout(props, window.columns, window.rows - 1 - AROUND);
  const board = layout ? boardOf(props, layout.board) : [];
  const used = layout ? layout.columns : LEAST_COLUMNS;
  const columns = Math.min(Math.max(used, LEAST_COLUMNS), window.columns);
  const isAiry = window.rows - 1 - AROUND - board.length >= 2;
  const keys = hintRow(keyLine(props.keys, columns - 2)).map((span) => {
    return { ...span, style: theme.quiet };
  });
  return (
    <Sheet columns={columns}>
      <EdgesLine
        left={[{ text: ` Theme ${name}`, style: theme.title }]}
        right={plainRow(isUsed ? `${place}, in use` : place, theme.quiet)}
      />
      <Line
        text={` ${cutText(warning ?? aboutText(props, columns - 2), columns - 2)}`}
        style={warning ? theme.warning : undefined}
      />
      {isAiry && <Line text="" />}
      <Box>
        <Box width={layout ? layout.board.boardColumns : 0} flexShrink={0}>
          <Rows rows={board} />
        </Box>
        {layout?.hasLegend && (
          <Box marginLeft={GAP}>
            <Rows rows={legendRows(theme, services.charset).slice(0, board.length)} />
          </Box>
        )}
      </Box>
      {isAiry && <Line text="" />}
      <RowLine row={[{ text: ' ' }, ...keys]} />
    </Sheet>
  );

  function boardLayout({ variant }: Props, most: number, rows: number) {
    const { labels } = services.settings.all;
    const wished = {
      ...{ variant, hasTiles: theme.hasTiles },
      labels: shownLabels(labels, services.charset),
    };
    const narrow = previewLayout(wished, most - LEGEND, rows);
    if (narrow) return { board: narrow, columns: narrow.boardColumns + LEGEND, hasLegend: true };
    const wide = previewLayout(wished, most - 1, rows);
    return wide && { board: wide, columns: wide.boardColumns + 1, hasLegend: false };
  }

  function boardOf({ variant, sample }: Props, boardLayout: BoardLayout): readonly Row[] {
    const { coordinates, reigning, flip } = services.settings.all;
    return boardRows({
      ...{ variant, ...sample, theme, coordinates, reigning, layout: boardLayout },
      charset: services.charset,
      flipped: flip === 'white',
    });
  }
}

/** What the theme is for, and that it cannot be shown; that alone where both have no room. */
function aboutText({ name, shown, hasColours }: Props, columns: number): string {
  const about = THEME_TEXTS[name];
  if (shown === name) return about;
  const instead = name === 'auto' ? `Here that is ${shown}.` : shownAsText(hasColours, shown);
  const both = `${about}.  ${instead}`;
  return both.length <= columns ? both : instead;
}

/** Each mark with its meaning, then the looks of texts. */
function legendRows(theme: Theme, charset: Charset): readonly Row[] {
  const marks = MARKS.map(
    (mark): Row => [...markCell(mark, theme, charset), { text: ` ${MARK_WORDS[mark]}` }],
  );
  const width = LEGEND - GAP - 1;
  return [
    ...marks,
    [],
    plainRow('a title', theme.title),
    plainRow('a warning', theme.warning),
    plainRow('a quiet word', theme.quiet),
    plainRow(padText(' the chosen line', width), theme.chosen),
    plainRow(padText(' Black wins by checkmate', width), theme.banner),
  ];
}

/** A piece on a square with the mark, or a free square if only that can have it. */
function markCell(mark: Mark, theme: Theme, charset: Charset): Row {
  const label = charset === 'ascii' ? ' P' : '歩';
  const marks = new Set([mark]);
  if (mark !== 'target') {
    const looks = theme.square({ owner: 'own', marks });
    const cell = { columns: 4, rows: 1, charset } as const;
    if (theme.hasTiles) return tileRows({ label: [label], isUp: true }, cell, looks).flat();
    return [{ text: ` ${label} `, style: looks.face }];
  }
  const { ground, face, dot } = theme.square({ marks });
  if (!theme.hasTiles) return [{ text: charset === 'ascii' ? '  . ' : ' ・ ', style: face }];
  const text = { box: '██', frame: '▗▖', ascii: '::' }[charset];
  const beside = { text: ' ', style: ground };
  return [beside, { text, style: dot }, beside];
}
