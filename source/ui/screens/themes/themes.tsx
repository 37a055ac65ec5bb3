import { Box } from 'ink';
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { itemAt } from '../../../rules/core/item-at.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import { preferenceValues } from '../../../settings/settings.ts';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { type Charset, shownLabels } from '../../../text/charset.ts';
import type { Wording } from '../../../text/sentence.ts';
import type { Texts } from '../../../text/texts.ts';
import { useHintRow } from '../../app/hint-row.ts';
import {
  BACK_ROW,
  bindKeys,
  type KeyTable,
  keyLine,
  keyOf,
  pressKey,
  toldIn,
} from '../../app/keymap.ts';
import { MARKS, type Mark } from '../../app/palettes.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import { shownTheme, type Theme, themeFor, themeText } from '../../app/theme.ts';
import { boardRows } from '../../board/board.ts';
import { type BoardLayout, previewLayout } from '../../board/layout.ts';
import { narrowSign } from '../../board/mark-signs.ts';
import { tileRows } from '../../board/piece-tile.ts';
import { sampleBoard } from '../../board/sample-board.ts';
import { cutText, padText } from '../../ink/columns.ts';
import { EdgesLine } from '../../ink/edges-line.tsx';
import { Line, plainRow, type Row, RowLine, Rows } from '../../ink/rows.tsx';
import { Sheet } from '../../ink/sheet.tsx';
import { useWindow } from '../../ink/window.ts';
import { HELP_ROW } from '../page/page.tsx';
import { changeSetting } from '../settings/change-setting.ts';

const told = toldIn('OTHER_KEY_TEXTS');

/** The keys with which themes are looked at and chosen. */
export const THEMES_KEYS: KeyTable<ThemesScreen> = {
  told: (texts) => texts.key.SCREEN_KEYS.themes,
  rows: [
    {
      keys: ['right', 'down', ' '],
      told: told('nextTheme'),
      run: (themes) => themes.go(1),
    },
    { keys: ['left', 'up'], told: told('themeBefore'), run: (themes) => themes.go(-1) },
    {
      keys: ['enter'],
      told: told('useTheme'),
      run: (themes, app) => themes.take(app),
      refusal: ({ isUsed }) => (isUsed ? 'isUsed' : undefined),
      isShown: () => true,
    },
    BACK_ROW,
    HELP_ROW,
  ],
};

/** Every theme on a board with every mark, the present one first. */
export class ThemesScreen implements Screen {
  readonly kind = 'themes';
  readonly keys = [bindKeys(THEMES_KEYS, this)];
  readonly #services: Services;
  readonly #names = preferenceValues('theme');
  #index: number;
  /** Shown until the next key. */
  warning: Wording | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#index = this.#names.indexOf(services.settings.all.theme);
  }

  get name(): string {
    return itemAt(this.#names, this.#index);
  }

  /** Whether it is the theme of the settings. */
  get isUsed(): boolean {
    return this.name === this.#services.settings.all.theme;
  }

  get theme(): Theme {
    return themeFor(this.name, this.#services.colourLevel, this.#services.background);
  }

  /** Its number among all. */
  get place(): string {
    return this.#services.texts.theme.themePlaceText(
      this.#index + 1,
      this.#names.length,
      this.isUsed,
    );
  }

  render(): ReactNode {
    return <ThemesView screen={this} />;
  }

  wheel(step: 1 | -1): void {
    this.warning = undefined;
    this.go(step);
  }

  press(event: KeyEvent, app: Navigator): void {
    this.warning = undefined;
    pressKey(this.keys, keyOf(event), app, (sentence) => {
      this.warning = sentence;
    });
  }

  /** Shows another theme; the first one follows the last. */
  go(step: 1 | -1): void {
    this.#index = (this.#index + step + this.#names.length) % this.#names.length;
  }

  /** Makes the theme that is shown the one of the settings. */
  take(app: Navigator): void {
    changeSetting(this.#services, 'theme', this.name, app, (sentence) => {
      this.warning = sentence;
    });
  }
}

/** Columns of the legend with those before it and a free one after it. */
const LEGEND = 30;
const GAP = 3;
/** Title, text and key line. */
const AROUND = 3;
/** The fewest columns for a line above the board. */
const LEAST_COLUMNS = 40;

/** A theme: its name, a board with every mark, and what they mean. */
function ThemesView({ screen }: { readonly screen: ThemesScreen }) {
  const { name, place, theme } = screen;
  const services = useServices();
  const warning = screen.warning?.(services.texts);
  const { charset } = services;
  const { coordinates } = services.settings;
  const { labels, reigning, flip, variant: preferred } = services.settings.all;
  const variant = findVariant(preferred) ?? VARIANTS[0];
  const window = useWindow();
  const hintRow = useHintRow();
  const layout = boardLayout(window.columns, window.rows - 1 - AROUND);
  const board = layout ? boardOf(layout.board) : [];
  const used = layout ? layout.columns : LEAST_COLUMNS;
  const columns = Math.min(Math.max(used, LEAST_COLUMNS), window.columns);
  const isAiry = window.rows - 1 - AROUND - board.length >= 2;
  const keys = hintRow(keyLine(services.texts, screen.keys, columns - 2)).map((span) => {
    return { ...span, style: theme.quiet };
  });
  return (
    <Sheet columns={columns}>
      <EdgesLine
        left={[{ text: ` ${services.texts.theme.themeTitle(name)}`, style: theme.title }]}
        right={plainRow(place, theme.quiet)}
      />
      <Line
        text={` ${cutText(warning ?? aboutText(services, name, columns - 2), columns - 2)}`}
        style={warning ? theme.warning : undefined}
      />
      {isAiry && <Line text="" />}
      <Box>
        <Box width={layout ? layout.board.boardColumns : 0} flexShrink={0}>
          <Rows rows={board} />
        </Box>
        {layout?.hasLegend && (
          <Box marginLeft={GAP}>
            <Rows rows={legendRows(services.texts, theme, charset).slice(0, board.length)} />
          </Box>
        )}
      </Box>
      {isAiry && <Line text="" />}
      <RowLine row={[{ text: ' ' }, ...keys]} />
    </Sheet>
  );

  function boardLayout(most: number, rows: number) {
    const wished = { variant, hasTiles: theme.hasTiles, labels: shownLabels(labels, charset) };
    const narrow = previewLayout(wished, most - LEGEND, rows);
    if (narrow) return { board: narrow, columns: narrow.boardColumns + LEGEND, hasLegend: true };
    const wide = previewLayout(wished, most - 1, rows);
    return wide && { board: wide, columns: wide.boardColumns + 1, hasLegend: false };
  }

  function boardOf(layout: BoardLayout): readonly Row[] {
    const flipped = flip === 'white';
    const sample = sampleBoard(variant, startPosition(variant).placement, flipped);
    return boardRows({
      variant,
      ...sample,
      theme,
      coordinates,
      reigning,
      layout,
      charset,
      flipped,
    });
  }
}

/** What the theme is for, and that it cannot be shown; that alone where both have no room. */
function aboutText(services: Services, name: string, columns: number): string {
  const { texts, colourLevel: level, background } = services;
  const about = themeText(texts, name);
  const shown = shownTheme(name, level, background);
  if (shown === name) return about;
  const instead =
    name === 'auto'
      ? texts.theme.hereThatIsText(shown)
      : texts.themes.shownAsText(level > 0, shown);
  const both = texts.theme.themeAboutText(about, instead);
  return stringWidth(both) <= columns ? both : instead;
}

/** Each mark with its meaning, then the looks of texts. */
function legendRows(texts: Texts, theme: Theme, charset: Charset): readonly Row[] {
  const marks = MARKS.map(
    (mark): Row => [
      ...markCell(mark, theme, charset),
      { text: ` ${texts.theme.MARK_TEXTS[mark]}` },
    ],
  );
  const width = LEGEND - GAP - 1;
  return [
    ...marks,
    [],
    plainRow(texts.theme.LOOK_TEXTS.title, theme.title),
    plainRow(texts.theme.LOOK_TEXTS.warning, theme.warning),
    plainRow(texts.theme.LOOK_TEXTS.quiet, theme.quiet),
    plainRow(padText(` ${texts.theme.LOOK_TEXTS.chosen}`, width), theme.chosen),
    plainRow(padText(` ${texts.theme.LOOK_TEXTS.banner}`, width), theme.banner),
  ];
}

/** A piece on a square with the mark, or a free square if only that can have it. */
function markCell(mark: Mark, theme: Theme, charset: Charset): Row {
  const label = charset === 'ascii' ? ' P' : '歩';
  const marks = new Set([mark]);
  if (mark !== 'target') {
    const looks = theme.square({ owner: 'own', marks });
    const cell = {
      columns: 4,
      rows: 1,
      charset,
      sign: [narrowSign(mark, charset)],
    } as const;
    if (theme.hasTiles) return tileRows({ label: [label], isUp: true }, cell, looks).flat();
    return [{ text: ` ${label}${cell.sign[0]}`, style: looks.face }];
  }
  const { ground, face, sign } = theme.square({ marks });
  if (!theme.hasTiles) return [{ text: charset === 'ascii' ? '  . ' : ' ・ ', style: face }];
  const text = { box: '██', frame: '▗▖', ascii: '::' }[charset];
  const beside = { text: ' ', style: ground };
  return [beside, { text, style: sign }, beside];
}
