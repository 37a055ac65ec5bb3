import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { wrapLines } from '../../../text/page.ts';
import type { Wording } from '../../../text/tongue.ts';
import { useHintRow } from '../../app/hint-row.ts';
import { bindKeys, type KeyTable, keyLine, keyOf, pressKey } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import { useServices } from '../../app/services-context.ts';
import { Line, plainRow, RowLine, Rows } from '../../ink/rows.tsx';
import { TextSheet } from '../../ink/sheet.tsx';
import { useWindow } from '../../ink/window.ts';
import { HELP_ROW } from '../page/page.tsx';

/** What somebody is sent, and told. */
export interface SentCode {
  readonly code: string;
  /** The line that the other types. */
  readonly line: string;
  /** What is offered, a sentence each. */
  readonly terms: readonly string[];
}

interface CodeOptions extends Required<Pick<Screen, 'shown'>>, Pick<Screen, 'hidden'> {
  readonly sent: () => SentCode;
  /** Takes the offer back. */
  readonly takeBack: (app: Navigator) => void;
}

/** The keys while one waits for somebody. */
export const WAITING_KEYS: KeyTable<CodeScreen> = {
  told: (texts) => texts.settings.SCREEN_KEYS.waiting,
  rows: [
    {
      keys: ['escape', 'q', 'ctrl-d'],
      told: (texts) => texts.settings.OTHER_KEY_TEXTS.takeBack,
      run: (screen, app) => screen.takeBack(app),
    },
    HELP_ROW,
  ],
};

/** A screen on which one waits for somebody who is sent a code. */
export class CodeScreen implements Screen {
  readonly kind = 'waiting';
  readonly keys = [bindKeys(WAITING_KEYS, this)];
  readonly takeBack: CodeOptions['takeBack'];
  readonly #options: CodeOptions;
  /** Shown until the next key. */
  warning: Wording | undefined;

  constructor(options: CodeOptions) {
    this.#options = options;
    this.takeBack = options.takeBack;
  }

  shown(app: Navigator): void {
    this.#options.shown(app);
  }

  hidden(): void {
    this.#options.hidden?.();
  }

  /** Shows a warning until the next key. */
  warn(sentence: Wording): void {
    this.warning = sentence;
  }

  render(): ReactNode {
    return (
      <TextSheet>
        <WaitingView {...this.#options.sent()} warning={this.warning} keys={this.keys} />
      </TextSheet>
    );
  }

  press(event: KeyEvent, app: Navigator): void {
    this.warning = undefined;
    pressKey(this.keys, keyOf(event), app);
  }
}

/** Rows beside the line to send, the terms and the warning; one of them stays free. */
const AROUND = 9;

/** The code of a room, the line to send, and what is offered. */
function WaitingView({
  code,
  line,
  terms,
  warning,
  keys,
}: SentCode & Pick<CodeScreen, 'warning' | 'keys'>) {
  const { texts, theme } = useServices();
  const { columns, rows } = useWindow();
  const hintRow = useHintRow();
  const width = columns - 2;
  const sent = slices(line, width);
  const warned = warning ? wrapLines(warning(texts), width) : [];
  const room = Math.max(rows - AROUND - sent.length - warned.length, 0);
  const offered = terms.flatMap((text) => wrapLines(text, width)).slice(0, room);
  return (
    <Box width={columns} flexDirection="column">
      <Line text={` ${texts.room.WAITING_TEXTS.title}`} style={theme.title} />
      <Line text="" />
      <RowLine
        row={[
          { text: ` ${texts.room.WAITING_TEXTS.code}  ` },
          { text: spaced(code), style: theme.chosen },
        ]}
      />
      <Line text="" />
      <Line text={` ${texts.room.SEND_THIS}`} />
      <Rows rows={sent.map((text) => plainRow(` ${text}`, theme.title))} />
      <Line text="" />
      <Rows rows={offered.map((text) => plainRow(` ${text}`))} />
      <Rows rows={warned.map((text) => plainRow(` ${text}`, theme.warning))} />
      <RowLine row={[{ text: ' ' }, ...hintRow(keyLine(texts, keys, width))]} />
    </Box>
  );
}

/** A code whose signs stand apart: ` K 7 M 2 Q X `. */
function spaced(code: string): string {
  return ` ${[...code].join(' ')} `;
}

/** A text in rows that put together are the text again. */
function slices(text: string, columns: number): string[] {
  const count = Math.ceil(text.length / columns);
  return Array.from({ length: count }, (_, row) => text.slice(row * columns, (row + 1) * columns));
}
