import { Box } from 'ink';
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import { itemAt } from '../../../rules/core/item-at.ts';
import { widestOf, wrapLines } from '../../../text/page.ts';
import type { Wording } from '../../../text/tongue.ts';
import { useAct } from '../../app/act-context.ts';
import { useHintRow } from '../../app/hint-row.ts';
import { type BoundKeys, keyLine } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import { type Preview, previewRows } from '../../board/preview.ts';
import { cutText, padText, tailText } from '../../ink/columns.ts';
import { Line, plainRow, type Row, RowLine, Rows, type Span } from '../../ink/rows.tsx';
import { TextSheet, WIDEST } from '../../ink/sheet.tsx';
import { useCursor } from '../../ink/use-cursor.ts';
import { useWindow } from '../../ink/window.ts';
import type { TypedText } from '../../prompt/prompt-line.ts';
import { BesideBoard, useBoardRoom } from '../list/beside-board.tsx';
import type { FormField } from './form-fields.ts';

interface Props {
  readonly title: string;
  readonly fields: readonly FormField[];
  /** Index of the chosen field. */
  readonly index: number;
  readonly warning: Wording | undefined;
  /** Stands below the fields if there is no warning, and nothing about the chosen one. */
  readonly about: string;
  readonly preview: Preview | undefined;
  readonly keys: readonly BoundKeys[];
  /** Does what a click on a field means. @param change the step it makes in a choice, if any */
  readonly click: (index: number, change: 1 | -1 | undefined, app: Navigator) => void;
}

/** Rows above the fields: the title and an empty one. */
const HEAD_ROWS = 2;
/** Columns after the caret that stay in sight in a text longer than its room. */
const SEEN_AFTER = 4;
/** The fewest columns of labels where there is room, so that most forms look alike. */
const MIN_LABEL = 14;
/** The fewest columns of a preview. */
const PREVIEW_COLUMNS = 18;

/** Columns of a form beside a board, so that most forms look alike. */
const BESIDE_COLUMNS = 56;
/** Rows of a form around its lines, with two of words about the chosen one. */
const AROUND = 8;

/** A form, and beside it the board of its preview; that lies within the form in narrow windows. */
export function FormSheet(props: Props) {
  const { fields, preview, ...others } = props;
  const needed = layoutOf(fields, WIDEST - 2, false).columns + 2;
  const columns = Math.min(Math.max(needed, BESIDE_COLUMNS), WIDEST);
  const isBeside = useBoardRoom(columns) !== undefined && preview !== undefined;
  const lines = formLines(fields, 0).length;
  return (
    <BesideBoard find={preview && (() => preview)} columns={columns}>
      <TextSheet {...(isBeside && { needed: lines + AROUND })}>
        <FormView {...others} fields={fields} preview={isBeside ? undefined : preview} />
      </TextSheet>
    </BesideBoard>
  );
}

/** The fields around the chosen one with their values, and the preview beside or below them. */
export function FormView(props: Props) {
  const { title, fields, index, preview, click } = props;
  const services = useServices();
  const warning = props.warning?.(services.texts);
  const { theme } = services;
  const { columns, rows } = useWindow();
  const act = useAct();
  const hintRow = useHintRow();
  const width = columns - 2;
  const field = itemAt(fields, index);
  const layout = layoutOf(fields, width, preview !== undefined);
  const about = wrapLines(warning ?? (aboutText(field, layout) || props.about), width);
  // The key line, and one row that stays free.
  const space = Math.max(rows - 2 - HEAD_ROWS - about.length, 1);
  const all = formLines(fields, index);
  const height = Math.min(space, all.length);
  const current = all.findIndex(({ isChosen }) => isChosen);
  const top = Math.max(0, Math.min(current - Math.floor(height / 2), all.length - height));
  const beside = boardOf(preview, services, columns - 1 - layout.columns, space);
  const fieldColumns = beside.length > 0 ? layout.columns : width;
  const below = beside.length > 0 ? [] : boardOf(preview, services, columns, space - height);
  return (
    <Box width={columns} flexDirection="column">
      <Line text={` ${cutText(title, width)}`} style={theme.title} />
      <Line text="" />
      <Box>
        <Box width={fieldColumns} flexShrink={0} flexDirection="column">
          {all.slice(top, top + height).map((line) => (
            <FieldRow
              key={line.key}
              line={line}
              layout={layout}
              columns={fieldColumns}
              click={(at, change) => act((app) => click(at, change, app))}
            />
          ))}
        </Box>
        <Rows rows={beside} />
      </Box>
      <Rows rows={about.map((line) => plainRow(` ${line}`, warning ? theme.warning : undefined))} />
      <RowLine row={[{ text: ' ' }, ...hintRow(keyLine(services.texts, props.keys, width))]} />
      <Rows rows={below} />
    </Box>
  );
}

/** A row of a form: the title of a group, or a field. */
type FormLine = { readonly key: string; readonly isChosen: boolean } & (
  | { readonly kind: 'group'; readonly title: string }
  | { readonly kind: 'field'; readonly field: FormField; readonly index: number }
);

function formLines(fields: readonly FormField[], index: number): FormLine[] {
  return fields.flatMap((field, at): FormLine[] => {
    const title = field.kind === 'choice' ? field.group : undefined;
    const isChosen = at === index;
    const line = { kind: 'field', key: `${at}`, field, index: at, isChosen } as const;
    return title ? [{ kind: 'group', key: title, title, isChosen: false }, line] : [line];
  });
}

/** Columns of the parts of a row. */
interface FormLayout {
  readonly words: number;
  readonly label: number;
  /** The column in which the values begin. */
  readonly value: number;
  /** The width of a row with the widest choice. */
  readonly columns: number;
}

/** Words and label if both have room beside every choice and the preview, else one of them. */
function layoutOf(fields: readonly FormField[], width: number, hasPreview: boolean): FormLayout {
  const choices = fields.filter((field) => field.kind === 'choice');
  const wordColumns = choices.map(({ words }) => (words ? stringWidth(words) + 2 : 0));
  const words = Math.max(0, ...wordColumns);
  const labelled = fields.filter((field) => field.kind !== 'action');
  const least = widestOf(...labelled.map((field) => field.label)) + 2;
  const label = Math.max(MIN_LABEL + 2, least);
  const widest = Math.max(0, ...choices.map((choice) => choice.widest)) + '<  > '.length;
  const both = 1 + words + label;
  const columns = both + widest;
  if (columns + (hasPreview ? PREVIEW_COLUMNS : 0) <= width)
    return { words, label, value: both, columns };
  const narrow = 1 + label + widest <= width ? label : least;
  const one = words > 0 ? { words, label: 0 } : { words: 0, label: narrow };
  const value = 1 + one.words + one.label;
  return { ...one, value, columns: value + widest };
}

interface FieldRowProps {
  readonly line: FormLine;
  readonly layout: FormLayout;
  readonly columns: number;
  readonly click: (index: number, change: 1 | -1 | undefined) => void;
}

function FieldRow({ line, layout, columns, click }: FieldRowProps) {
  const { theme } = useServices();
  if (line.kind === 'group') return <Line text={` ${line.title}`} style={theme.title} />;
  const { field, index, isChosen } = line;
  // A space follows every value.
  const room = columns - layout.value - 1;
  const style = isChosen ? theme.chosen : undefined;
  const span = (text: string, change?: 1 | -1): Span => {
    return { text, style, click: () => click(index, change) };
  };
  const label = cutText(` ${labelText(field, layout)}`, columns);
  const value = cutText(`${valueText(field, room)} `, columns - layout.value);
  // The sign before the value of a choice leads to the value before.
  const parts = field.kind === 'choice' ? [value.slice(0, 1), value.slice(1)] : ['', value];
  const [before = '', after = ''] = parts;
  const text = <RowLine row={[span(label), span(before, -1), span(after, 1)]} />;
  if (!isChosen || field.kind !== 'text') return text;
  const caret = stringWidth(shownBefore(field.line, room));
  return <WithCursor column={layout.value + Math.min(caret, room)}>{text}</WithCursor>;
}

/** A text that is typed, with the cursor in it. */
function WithCursor({
  column,
  children,
}: {
  readonly column: number;
  readonly children: ReactNode;
}) {
  return <Box ref={useCursor(column)}>{children}</Box>;
}

function labelText(field: FormField, { words, label }: FormLayout): string {
  if (field.kind === 'action') return field.label;
  const inWords = (field.kind === 'choice' && field.words) || '';
  return padText(words > 0 ? inWords : '', words) + padText(label > 0 ? field.label : '', label);
}

/** The board of a preview in at most `columns` and `rows`; nothing without a preview or room. */
function boardOf(
  preview: Preview | undefined,
  services: Services,
  columns: number,
  rows: number,
): readonly Row[] {
  return preview ? previewRows(preview, services, columns, rows) : [];
}

/** What the field is about, after its label if the row has no room for that. */
function aboutText(field: FormField, { label }: FormLayout): string {
  if (field.kind !== 'choice' || field.about === undefined) return '';
  return label > 0 ? field.about : `${field.label}: ${field.about}`;
}

/** The text before the caret, from where the caret can be seen. */
function shownBefore(line: TypedText, room: number): string {
  return tailText(line.beforeCaret, Math.max(room - SEEN_AFTER, 1));
}

function valueText(field: FormField, room: number): string {
  switch (field.kind) {
    case 'choice':
      return `< ${field.value} >`;
    case 'text':
      return cutText(
        shownBefore(field.line, room) + field.line.text.slice(field.line.beforeCaret.length),
        room,
      );
    case 'action':
      return '';
  }
}
