import { Box } from 'ink';
import { wrapLines } from '../../../text/page.ts';
import type { Texts } from '../../../text/texts.ts';
import { useAct } from '../../app/act-context.ts';
import { useHintRow } from '../../app/hint-row.ts';
import type { KeyHint } from '../../app/keymap.ts';
import { questionKeys } from '../../app/question.ts';
import type { Navigator } from '../../app/screen.ts';
import { useServices } from '../../app/services-context.ts';
import { cutText, padText } from '../../ink/columns.ts';
import { EdgesLine } from '../../ink/edges-line.tsx';
import { Line, plainRow, type Row, RowLine, Rows } from '../../ink/rows.tsx';
import { useWindow } from '../../ink/window.ts';
import { InputRow } from '../../prompt/input-row.tsx';
import type { TypedText } from '../../prompt/prompt-line.ts';
import { chosenItem, type ListItem, type ListState } from './list-state.ts';

/** The state of a list and the texts around it. */
export interface ListViewProps {
  readonly state: ListState;
  readonly title: string;
  /** How many lines there are; '' if that is not worth telling. */
  readonly count: string;
  /** Words above the list. */
  readonly note?: string | undefined;
  /** The titles above the lines, in at most `columns`; undefined for none. */
  readonly header: (columns: number) => string | undefined;
  /** Stands in the place of the lines if there are none. */
  readonly emptyText: string;
  /** The words that narrow the list down; undefined if there are none and none are typed. */
  readonly filter: (TypedText & { readonly isTyping: boolean }) | undefined;
  /** The keys that do something now, in at most `columns`. */
  readonly keyHelp: (texts: Texts, columns: number) => readonly KeyHint[];
  /** Does what a click on a line means. */
  readonly click: (index: number, app: Navigator) => void;
}

/** Columns of the letter that chooses a line, with the space after it. */
const LETTER_COLUMNS = 3;

const FILTER_LABEL = '/ ';

function filterKeys(texts: Texts): readonly KeyHint[] {
  return [
    { text: texts.settings.KEY_HINTS.keepFilter, keys: ['enter'] },
    { text: texts.settings.KEY_HINTS.showAll, keys: ['escape'] },
  ];
}

/** As many lines around the chosen one as have room. */
export function ListView(props: ListViewProps) {
  const { state, title, count, note, filter, emptyText } = props;
  const { texts, theme } = useServices();
  const { columns, rows } = useWindow();
  const act = useAct();
  const hintRow = useHintRow();
  const width = columns - 2;
  const head = note ? wrapLines(note, width) : [];
  const header = props.header(lineColumns(width));
  const alarm = alarmOf(texts, state);
  const footText = footLines(alarm, state, width);
  const footStyle = alarm !== undefined ? theme.warning : theme.quiet;
  // Title, filter, key line and two rows that stay free.
  const airyHeight = Math.max(rows - (header ? 6 : 5) - head.length - footText.length, 1);
  const spare = 1 + (filter ? 0 : 1) + (footText.join('') === '' ? footText.length : 0);
  const lines = state.items.length;
  // Rather no empty rows than some lines out of sight.
  const isTight = lines > airyHeight && lines <= airyHeight + spare;
  const height = isTight ? lines : airyHeight;
  const foot = isTight && footText.join('') === '' ? [] : footText;
  return (
    <Box width={columns} flexDirection="column">
      <EdgesLine
        left={[{ text: ` ${cutText(title, width)}`, style: theme.title }]}
        right={plainRow(count, theme.quiet)}
      />
      <Rows rows={head.map((line) => plainRow(` ${line}`))} />
      {filter?.isTyping ? (
        <InputRow label={FILTER_LABEL} line={filter} />
      ) : (
        (filter || !isTight) && (
          <Line
            text={filter ? ` ${cutText(FILTER_LABEL + filter.text, width)}` : ''}
            style={theme.quiet}
          />
        )
      )}
      {header && <Line text={`   ${header}`} style={theme.quiet} />}
      {state.items.length === 0 && emptyText ? (
        <Rows rows={wrapLines(emptyText, width).map((line) => plainRow(` ${line}`))} />
      ) : (
        <Rows
          rows={itemRows(state, width, height, theme.chosen, (index) => {
            act((app) => props.click(index, app));
          })}
        />
      )}
      <Rows rows={foot.map((line) => plainRow(line && ` ${line}`, footStyle))} />
      <RowLine row={[{ text: ' ' }, ...hintRow(keyHints(texts, props, width))]} />
    </Box>
  );
}

function itemRows(
  { items, index }: ListState,
  width: number,
  height: number,
  chosenStyle: (text: string) => string,
  click: (index: number) => void,
): Row[] {
  const top = Math.max(0, Math.min(index - Math.floor(height / 2), items.length - height));
  const hasLetters = items.some(({ letter }) => letter !== undefined);
  const columns = lineColumns(width) - (hasLetters ? LETTER_COLUMNS : 0);
  return items.slice(top, top + height).map((item, at): Row => {
    const chosen = top + at === index;
    const letter = hasLetters ? padText(item.letter ?? '', LETTER_COLUMNS) : '';
    const line = `${chosen ? ' > ' : '   '}${letter}${cutText(textOf(item, columns), columns)} `;
    const style = chosen ? chosenStyle : undefined;
    return [{ text: line, style, click: () => click(top + at) }];
  });
}

function textOf(item: ListItem, columns: number): string {
  return typeof item.text === 'string' ? item.text : item.text(columns);
}

/** Columns of a line without the mark of the chosen one. */
function lineColumns(width: number): number {
  return width - 2;
}

/** What alarms, or the detail of the chosen line. */
function footLines(alarm: string | undefined, state: ListState, width: number): string[] {
  return wrapLines(alarm ?? chosenItem(state)?.detail?.(lineColumns(width)) ?? '', width);
}

/** The question, the warning, or the hint of the chosen line. */
function alarmOf(texts: Texts, state: ListState): string | undefined {
  const { question, warning } = state;
  return (question?.text ?? warning?.(texts) ?? chosenItem(state)?.hint) || undefined;
}

function keyHints(
  texts: Texts,
  { state, filter, keyHelp }: ListViewProps,
  width: number,
): readonly KeyHint[] {
  if (state.question) return questionKeys(texts, state.question);
  return filter?.isTyping ? filterKeys(texts) : keyHelp(texts, width);
}
