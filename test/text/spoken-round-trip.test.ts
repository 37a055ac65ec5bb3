import { describe, expect } from 'vitest';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { moveTo } from '../../source/rules/core/move.ts';
import { formatHodges } from '../../source/rules/notation/hodges.ts';
import { readMove } from '../../source/rules/notation/read-move.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { ko as KOREAN } from '../../source/text/ko/index.ts';
import { announcedText, tellerFor } from '../../source/text/speech.ts';
import { th as THAI } from '../../source/text/th/index.ts';
import { randomNumbers } from '../helpers/random.ts';
import { partOf, sharedTest, stepOf, VARIANTS_OF_RUN } from '../helpers/run-size.ts';

const GAMES = partOf(2);
const PLIES = 120;
/** All legal moves are looked at once in this many plies. */
const STEP = stepOf(6) * 6;

const SPEECHES = [
  { speech: 'words', texts: ENGLISH },
  { speech: 'romaji', texts: ENGLISH },
  { speech: 'words', texts: JAPANESE },
  { speech: 'words', texts: KOREAN },
  { speech: 'words', texts: THAI },
] as const;

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest.each(SPEECHES)(
    'the $speech spoken in $texts.language can be typed',
    ({ speech, texts }) => {
      const random = randomNumbers(7);
      const misread: string[] = [];
      for (let number = 0; number < GAMES; number++) {
        const game = openGame(variant, startPosition(variant).placement);
        for (let ply = 0; ply < PLIES; ply++) {
          const { position } = game;
          const moves = [...legalMoves(position)];
          if (moves.length === 0) break;
          const last = game.moves.at(-1);
          const lastTo = last === undefined ? undefined : moveTo(last);
          for (const move of ply % STEP === 0 ? moves : []) {
            const printed = formatHodges(position, move);
            const played = { ply: ply + 1, color: game.turn, move, text: printed };
            const spoken = [
              tellerFor(texts, speech).move(position, move, lastTo),
              announcedText(texts, position, played, lastTo, speech),
            ];
            for (const text of spoken) {
              const reading = readMove(position, text, lastTo);
              const isRead = reading.kind === 'move' && reading.move === move;
              if (!isRead) misread.push(`${text} (${printed}): ${reading.kind}`);
            }
          }
          game.play(itemAt(moves, Math.floor(random() * moves.length)));
        }
      }
      expect(misread).toEqual([]);
    },
  );
});
