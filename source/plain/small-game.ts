import { PLAY_ROWS } from '../activity/play.ts';
import { startSmallGame } from '../match/lessons/small-game.ts';
import type { Task } from '../match/lessons/task.ts';
import { parseWord } from '../match/words.ts';
import type { Inside } from './line-face.ts';
import { type MatchMeans, matchLines } from './play.ts';

/** What a game in a course needs. */
export interface SmallGameMeans extends MatchMeans {
  /** The name of the player. */
  readonly ownName: () => string;
}

/** The game at the end of a course, line by line: each turn of the learner begins with a hint. */
export function smallGameLines(means: SmallGameMeans, task: Task) {
  const match = startSmallGame(means.table, task, means.ownName());
  const game = matchLines({ ...means, match });
  const hint = async () => (match.ending ? [] : game.answer('hint'));
  const mode: Inside['mode'] = {
    get hasQuit() {
      return game.hasQuit;
    },
    meet: (caller) => game.meet(caller),
    complete: (text) => game.complete(text),
    close: () => game.close(),
    heading: async () => [
      ...(await game.heading()),
      ...(await game.answer('board')),
      ...(await hint()),
    ],
    answer: async (line) => {
      const { ply } = match.game;
      const told = await game.answer(line);
      if (!game.hasQuit) return match.game.ply === ply ? told : [...told, ...(await hint())];
      return match.ending ? told : [...told, means.tongue.texts.problems.LEARN_ANSWERS.gameLeft];
    },
  };
  /** Whether a line is a word of the game. */
  const knows = (line: string) => parseWord(PLAY_ROWS, line) !== undefined;
  return { match, mode, knows };
}
