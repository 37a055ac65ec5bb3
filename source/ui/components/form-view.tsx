import { Box } from 'ink';
import stringWidth from 'string-width';
import { wrapLines } from '../../text/page.ts';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import { cutText, joinRows, padText, plainRow, type Row } from '../row.ts';
import type { FormField, FormScreen } from '../screens/form.ts';
import type { Services } from '../services.ts';
import { useCursor } from './cursor.ts';
import { Lines } from './lines.tsx';
import { drawPreview } from './preview.ts';

interface Props {
  readonly screen: FormScreen;
  readonly services: Services;
  readonly size: WindowSize;
}

const FIRST_FIELD_ROW = 2;
const LABEL_COLUMNS = 16;
const VALUE_COLUMN = LABEL_COLUMNS + 3;

/** Columns of the fields where the preview stands at their right. */
const FIELD_COLUMNS = 40;
/** Columns with which a preview beside them is worth showing. */
const MIN_PREVIEW_COLUMNS = 18;

/** The fields around the chosen one with their values, and what they come to: below or beside. */
export function FormView({ screen, services, size }: Props) {
  const { theme } = services;
  const { fields, index, title, warning } = screen;
  const width = size.columns - 2;
  const about = wrapLines(warning ?? aboutText(fields[index]), width);
  const keys = plainRow(` ${keyLine('form', width)}`, theme.quiet);
  // Title, empty row, key line and the free row.
  const height = Math.max(size.rows - 4 - about.length, 1);
  const top = Math.max(0, Math.min(index - Math.floor(height / 2), fields.length - height));
  const shown = fields.slice(top, top + height).map((field, at): Row => {
    const text = ` ${padText(field.label, LABEL_COLUMNS)}  ${valueText(field)} `;
    return plainRow(cutText(text, width), top + at === index ? theme.chosen : undefined);
  });
  const head = [plainRow(` ${cutText(title, width)}`, theme.title), []];
  const foot = [
    ...about.map((line) => plainRow(` ${line}`, warning ? theme.warning : undefined)),
    keys,
  ];
  const rows = [...head, ...withPreview(screen, services, size, shown, foot)];
  return (
    <Box width={size.columns}>
      <Lines rows={rows} />
      <FieldCursor field={fields[index]} row={FIRST_FIELD_ROW + index - top} last={width} />
    </Box>
  );
}

/**
 * Fields and foot with the preview: below them where all of it has room there, else at the right
 * of the fields, else as much as there is room for below.
 */
function withPreview(
  { preview, fields }: FormScreen,
  services: Services,
  { columns, rows }: WindowSize,
  shown: readonly Row[],
  foot: readonly Row[],
): readonly Row[] {
  if (!preview) return [...shown, ...foot];
  const space = rows - 1 - FIRST_FIELD_ROW - foot.length;
  const below = drawPreview(preview(), services, columns, space - shown.length);
  const besideColumns = columns - 1 - FIELD_COLUMNS;
  // A name that is typed may take the whole width.
  const canStandBeside = fields.every(({ kind }) => kind !== 'text');
  if (below.isWhole || besideColumns < MIN_PREVIEW_COLUMNS || !canStandBeside) {
    return [...shown, ...foot, ...below.rows];
  }
  const beside = drawPreview(preview(), services, besideColumns, space);
  return [...joinRows(shown, FIELD_COLUMNS, beside.rows), ...foot];
}

/** The cursor stands in a text that can be typed. */
function FieldCursor({
  field,
  row,
  last,
}: {
  readonly field: FormField;
  readonly row: number;
  /** The last column in which it may stand. */
  readonly last: number;
}) {
  if (field.kind !== 'text') return null;
  const column = VALUE_COLUMN + stringWidth(field.line.beforeCaret);
  return <TextCursor row={row} column={Math.min(column, last)} />;
}

function TextCursor({ row, column }: { readonly row: number; readonly column: number }) {
  useCursor(row, column);
  return null;
}

function aboutText(field: FormField): string {
  return (field.kind === 'choice' && field.about) || '';
}

function valueText(field: FormField): string {
  switch (field.kind) {
    case 'choice':
      return `< ${field.value()} >`;
    case 'text':
      return field.line.text;
    case 'action':
      return '';
  }
}
