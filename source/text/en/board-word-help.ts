import type { BoardWord } from '../../activity/board-words.ts';

/** What each word of a board does. */
export const BOARD_WORD_HELP = {
  moves: 'list all legal moves',
  show: 'show S tells how a piece moves',
  flip: 'turn the board',
  labels: 'labels romaji changes the labels of the pieces',
  theme: 'theme slate changes the colours',
  language: 'language ja changes what you read: en, ja, ko or th',
  board: 'draw the board',
  rules: 'the rules of this game',
  help: 'this help',
  hand: 'the hands of both sides in words',
  where: 'where S tells where the silvers are, on the board and in hand; where 7g what is there',
  file: 'file 5 tells what stands on file 5, from the top',
  rank: 'rank e tells what stands on rank e, from the highest file to file 1',
  pieces: 'all pieces of both sides with their squares; pieces black, or pieces S for the silvers',
  attackers: 'attackers 5e tells which pieces of the other side reach 5e',
  defenders: 'defenders 5e tells which pieces of the own side reach 5e',
  rays: 'rays 5e tells what stands on the eight lines from 5e, and how far away',
  threats: 'what the side to play can take, and what the other side threatens',
  changes: 'what the last move has changed',
  last: 'the last move',
  status: 'whose turn it is, check, repetition, clocks, and what can be claimed',
  sfen: 'the position as SFEN',
  copy: 'put the SFEN on the clipboard of the terminal; copy kif the game as KIF, copy moves its moves',
  speech: 'speech words changes how moves are told: hodges, words or romaji',
} as const satisfies Readonly<Record<BoardWord, string>>;
