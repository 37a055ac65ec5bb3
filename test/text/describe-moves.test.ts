import { expect, test } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { describeMoves } from '../../source/text/pieces.ts';

const WORDS: Readonly<Record<string, string>> = {
  K: 'steps in any direction',
  R: 'slides straight in any direction',
  B: 'slides diagonally in any direction',
  fR: 'slides straight forward',
  frlR: 'slides straight forward or sideways',
  WfF: 'steps straight in any direction or diagonally forward',
  FfW: 'steps straight forward or diagonally in any direction',
  fW: 'steps straight forward',
  ffN: 'leaps two squares forward and one to the side',
  RF: 'slides straight in any direction or steps diagonally in any direction',
  BW: 'slides diagonally in any direction or steps straight in any direction',
  fFfR: 'slides straight forward or steps diagonally forward',
  WfFbR: 'slides straight back or steps straight forward, sideways or diagonally forward',
  fRffN: 'slides straight forward or leaps two squares forward and one to the side',
  fKbR: 'slides straight back or steps straight forward or diagonally forward',
  BN: 'slides diagonally in any direction or leaps two squares straight and one to the side, in any direction',
  BNW: 'slides diagonally in any direction, steps straight in any direction or leaps two squares straight and one to the side, in any direction',
  W: 'steps straight in any direction',
  F: 'steps diagonally in any direction',
  sW: 'steps sideways',
  bB: 'slides diagonally back',
  FbW: 'steps straight back or diagonally in any direction',
  fbWfF: 'steps straight forward, straight back or diagonally forward',
  fRbB: 'slides straight forward or diagonally back',
  fDsbW: 'steps sideways or straight back or leaps two squares straight forward',
  ffNsW: 'steps sideways or leaps two squares forward and one to the side',
  FsfW: 'steps straight forward, sideways or diagonally in any direction',
  FvW: 'steps straight forward, straight back or diagonally in any direction',
  bFfD: 'steps diagonally back or leaps two squares straight forward',
  fAbD: 'leaps two squares straight back or diagonally forward',
  fRrbBlbF:
    'slides straight forward or diagonally back to the right or steps diagonally back to the left',
  fRlbBrbF:
    'slides straight forward or diagonally back to the left or steps diagonally back to the right',
  KbRfBbF2:
    'slides straight back or diagonally forward, slides up to 2 squares diagonally back or steps straight forward or sideways',
  lrbW: 'steps sideways or straight back',
  rbF: 'steps diagonally back to the right',
  bbrfF: 'steps diagonally back or diagonally forward to the right',
};

/** The moves of pieces that no game has. */
const MORE: Readonly<Record<string, string>> = {
  R3: 'slides up to 3 squares straight in any direction',
  fR2bF: 'slides up to 2 squares straight forward or steps diagonally back',
  RfB2: 'slides straight in any direction or slides up to 2 squares diagonally forward',
  K2: 'slides up to 2 squares in any direction',
  fRbrBblF:
    'slides straight forward or diagonally back to the right or steps diagonally back to the left',
  D: 'leaps two squares straight in any direction',
  DA: 'leaps two squares in any direction',
  fDbF: 'steps diagonally back or leaps two squares straight forward',
  fAsD: 'leaps two squares sideways or diagonally forward',
  NA: 'leaps two squares diagonally in any direction or two squares straight and one to the side, in any direction',
  fhN: 'leaps two squares forward and one to the side or two squares sideways and one forward',
  rfNbbN: 'leaps two squares back and one to the side or two squares forward and one to the right',
  lN: 'leaps two squares to the left and one forward or back',
  vN: 'leaps two squares forward or back and one to the side',
  NN: 'leaps any number of times in one direction, two squares straight and one to the side, in any direction',
  fN2: 'leaps up to 2 times in one direction, two squares forward and one to the side',
  WfDD: 'steps straight in any direction or leaps any number of times in one direction, two squares straight forward',
};

test.each([...Object.entries(WORDS), ...Object.entries(MORE)])('%s', (betza, words) => {
  expect(describeMoves(ENGLISH, betza)).toBe(words);
});

test('the table above has every face of every variant', () => {
  const faces = VARIANTS.flatMap(({ pieces }) => pieces).flatMap(({ front, back }) =>
    back ? [front.betza, back.betza] : [front.betza],
  );
  expect(faces.filter((betza) => !(betza in WORDS))).toEqual([]);
});
