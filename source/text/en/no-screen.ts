/** Why there is no screen: over ssh without a terminal, without a terminal, or in one that is dumb. */
export type NoScreen = 'ssh' | 'no-terminal' | 'dumb';

const PLAIN = 'komadai --plain plays line by line.';

/** Said when the menu was asked for and cannot be drawn. */
export function noScreenText(why: NoScreen): string {
  switch (why) {
    case 'ssh':
      return `There is no terminal here. ssh -t HOST komadai gives one.\n${PLAIN}`;
    case 'no-terminal':
      return `There is no terminal here to draw a menu on.\n${PLAIN}`;
    case 'dumb':
      return `This terminal cannot draw a menu (TERM is dumb).\n${PLAIN}`;
    default:
      return why satisfies never;
  }
}

/** Said before a game in the line mode that the player did not ask for. */
export const SSH_HINT = 'no terminal here, so line by line; ssh -t gives a screen';

/** Said before the game that begins if only the line mode was asked for. */
export const PLAIN_GREETING =
  'Type a move, ? for help, quit to leave; komadai learn teaches a game, komadai --help tells of the rest.';

/** Says that there is a game to go on with, before a new one begins. */
export const PLAIN_UNFINISHED = 'komadai resume --plain goes on with your last game.';

/** Said to somebody at a terminal where the line mode begins. */
export const HELP_TELLS = 'help tells what can be typed.';

/** Said where the letters of the language that is wanted cannot be drawn. */
export const NO_LETTERS =
  'Here the letters of your language cannot be drawn, so all is in English; --charset box draws them anyway.';

/** Said at the first refusal where nobody reads it before the next line. */
export const REFUSED_ONE = 'After a refusal, what follows may not be what was meant.';
