import type { LobbyWord } from '../../activity/lobby.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';

const { labels, theme, language, speech } = BOARD_WORD_HELP;

/** What each word does in the lobby, for the help. */
export const LOBBY_WORD_HELP = {
  list: 'all of the lobby, with numbers; a number alone accepts a challenge, goes into a game, seeks the same, takes your own back',
  who: 'who is here',
  challenges: 'the challenges that stand, with numbers for accept, decline and withdraw',
  games: 'the games that go on, with numbers for watch',
  mine: 'your challenges and games, with numbers for join and withdraw',
  seek: `play whoever seeks the same, the nearest rating first: ${SEEK_FORM}; without more as last time`,
  challenge: `make a challenge: ${CHALLENGE_FORM}`,
  withdraw: 'take your challenge back: withdraw, withdraw CODE or its number',
  accept: 'accept a challenge: accept CODE, accept NAME or its number',
  decline: 'decline a challenge to you: decline CODE, decline NAME or its number',
  join: 'go on with a game of yours, or come in by invitation: join CODE or its number',
  watch: 'watch a game: watch CODE or its number',
  ratings: 'the ratings of a game: ratings VARIANT, and further pages: ratings VARIANT PAGE',
  me: 'your ratings and keys, with numbers for remove',
  played: 'your games, the latest first, with numbers for replay; further pages: played PAGE',
  replay: 'step through a game that is over: replay CODE or its number',
  name: 'choose your name, at the first visit: NAME, or name NAME',
  code: 'come in as who has made a one-time code, at the first visit: code CODE',
  key: 'make a one-time code, with which another key comes in as you',
  remove: 'remove a key of yours, said twice: remove KEY or its number',
  labels,
  theme,
  language,
  speech,
  settings: 'what is set, and how it is changed',
  help: 'this list',
  quit: 'leave',
} as const satisfies Readonly<Record<LobbyWord, string>>;
