import { describe, expect, test } from 'vitest';
import { type Preview, startPreview } from '../../../../source/ui/board/preview.ts';
import { ListScreen } from '../../../../source/ui/screens/list/list.tsx';
import { renderScreen } from '../../../helpers/frames.tsx';
import { variantOf } from '../../../helpers/variant-of.ts';
import { Desk } from '../../desk.ts';

const WIDE = { columns: 200, rows: 60 };

type Find = () => Preview | undefined;
const startOf = (id: string) => () => startPreview(variantOf(id));

/** The window with a list of one line. */
function show(find: Find | undefined, size = WIDE): readonly string[] {
  const preview = find && { preview: find };
  const items = [{ text: 'the line', choose() {}, ...preview }];
  const screen = new ListScreen({ title: 'List', items, columns: 56 });
  return renderScreen(screen, new Desk().services, size).raw.split('\n');
}

describe('beside a list', () => {
  test('stands the board of the chosen line', () => {
    const lines = show(startOf('shogi')).filter((line) => line.includes('香'));
    expect(lines).toHaveLength(2);
  });

  test('the list keeps its place, whatever board the line has, and without one', () => {
    const none = () => undefined;
    const places = [...['shogi', 'yari', 'dobutsu'].map(startOf), none].map((find) => {
      const lines = show(find);
      const row = lines.findIndex((line) => line.includes('the line'));
      return `${row}, ${lines[row]?.indexOf('the line')}`;
    });
    expect(places).toEqual(places.map(() => places[0]));
  });

  test.each([
    ['in a narrow window', { columns: 100, rows: 60 }],
    ['in a low one', { columns: 200, rows: 12 }],
  ])('stands none %s', (_, size) => {
    expect(show(startOf('shogi'), size).join('\n')).not.toContain('香');
  });

  test('of lines without boards stands none', () => {
    expect(show(undefined).join('\n')).not.toContain('香');
  });
});
