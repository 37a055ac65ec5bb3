import { Box } from 'ink';
import stringWidth from 'string-width';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import { cutText, padText, plainRow, type Row } from '../row.ts';
import type { FormField, FormScreen } from '../screens/form.ts';
import type { Services } from '../services.ts';
import { useCursor } from './cursor.ts';
import { Lines } from './lines.tsx';
import { previewRows } from './preview.ts';

interface Props {
  readonly screen: FormScreen;
  readonly services: Services;
  readonly size: WindowSize;
}

const FIRST_FIELD_ROW = 2;
const LABEL_COLUMNS = 20;
const VALUE_COLUMN = LABEL_COLUMNS + 3;

/** Rows beside the fields: title, empty row, words about the field, key line, the free row. */
const ROWS_AROUND = 5;

/** The fields around the chosen one with their values, and below them what they come to. */
export function FormView({ screen, services, size }: Props) {
  const { theme } = services;
  const { fields, index, title, warning, preview } = screen;
  const width = size.columns - 2;
  const height = Math.max(size.rows - ROWS_AROUND, 1);
  const top = Math.max(0, Math.min(index - Math.floor(height / 2), fields.length - height));
  const shown = fields.slice(top, top + height).map((field, at): Row => {
    const text = ` ${padText(field.label, LABEL_COLUMNS)}  ${valueText(field)} `;
    return plainRow(cutText(text, width), top + at === index ? theme.chosen : undefined);
  });
  const rows: Row[] = [
    plainRow(` ${cutText(title, width)}`, theme.title),
    [],
    ...shown,
    warning
      ? plainRow(` ${cutText(warning, width)}`, theme.warning)
      : plainRow(` ${cutText(aboutText(fields[index]), width)}`),
    plainRow(` ${keyLine('form', width)}`, theme.quiet),
  ];
  const space = size.rows - 1 - rows.length;
  const drawn = preview ? previewRows(preview(), services, size.columns, space) : [];
  return (
    <Box width={size.columns}>
      <Lines rows={[...rows, ...drawn]} />
      <FieldCursor field={fields[index]} row={FIRST_FIELD_ROW + index - top} last={width} />
    </Box>
  );
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
