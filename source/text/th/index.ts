import { commands } from '../en/commands.ts';
import { board } from './board.ts';
import { game } from './game.ts';
import { lobby } from './lobby.ts';
import { problems } from './problems.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { room } from './room.ts';
import { settings } from './settings.ts';
import { study } from './study.ts';
import { words } from './words.ts';

/** All sentences in Thai, by area; those of the command line are English. */
export const th = {
  language: 'th',
  words,
  board,
  game,
  records,
  room,
  replay,
  problems,
  study,
  lobby,
  settings,
  commands,
};
