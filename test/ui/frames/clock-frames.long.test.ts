import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { handPieces } from '../../../source/text/board-lines.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { chooseLayout } from '../../../source/ui/board/layout.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { frameHeight, frameWidth, renderScreen } from '../../helpers/frames.tsx';
import { fullHands } from '../../helpers/full-hands.ts';
import { Desk } from '../desk.ts';

const SIZES = [
  [40, 16],
  [40, 20],
  [45, 18],
  [59, 19],
  [60, 20],
  [71, 23],
  [80, 24],
  [100, 36],
  [120, 40],
] as const;

const CLOCKS = [
  ['60+5', '1:00', '1:00'],
  ['0+20', 'b 0:20', 'b0:20'],
  ['3725', '1:02:05', '1h03'],
  ['36000', '10:00:00', '10h00'],
  ['9999999', '2777:46:39', '2777h'],
] as const;

describe.each(partOfDay(VARIANTS, 6))('$id', (variant) => {
  test.each(CLOCKS)(
    'clocks of %s have room in every window, beside full hands',
    (clock, long, short) => {
      for (const charset of ['box', 'ascii'] as const) {
        const desk = new Desk({ settings: { charset } });
        const sfen = fullHands(variant, 'black', 'white');
        const options = { sfen, clock, white: 'A name that is rather long' };
        const screen = desk.playScreen(variant.id, options);
        const { position } = screen.activity.match.game;
        for (const [columns, rows] of SIZES) {
          const frame = renderScreen(screen, desk.services, { columns, rows });
          const text = frame.lines.join('\n');
          const name = `${columns}x${rows}\n${text}`;
          expect(frameWidth(frame), name).toBeLessThanOrEqual(columns);
          expect(frameHeight(frame), name).toBeLessThanOrEqual(rows - 1);
          const found = frame.lines.flatMap(
            (line) => [long, short].find((face) => line.endsWith(face)) ?? [],
          );
          expect(found, name).toHaveLength(2);
          if (columns >= 60) expect(found, name).toEqual([long, long]);
          const wished = charset === 'ascii' ? 'letters' : 'kanji';
          const layout = chooseLayout(
            ENGLISH,
            { variant: variant, labels: wished, hasTiles: false },
            columns,
            rows,
          );
          if (layout === undefined) throw new RangeError(name);
          const pieces = handPieces(variant, position, 'white', layout.labels);
          // Beside high squares the kanji of an outline stand one above the other.
          const parts = pieces.flatMap((one) => (layout.cellRows < 3 ? [one.text] : [...one.text]));
          for (const part of parts) expect(text, name).toContain(part);
        }
      }
    },
  );
});
