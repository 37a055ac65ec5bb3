import { describe, expect, test } from 'vitest';
import { PLAY_ROWS } from '../../source/activity/play.ts';
import { StoreError } from '../../source/records/store/store.ts';
import { NO_MOVE } from '../../source/rules/core/move.ts';
import { game } from '../../source/text/en/game.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { saveErrorText, saveFaultText, unsavedText } from '../../source/text/records.ts';
import { wordHelp } from '../../source/text/typed.ts';

const { changeText, IMPOSSIBLE, offerText, playedText } = game;

const MOVE = { ply: 12, color: 'white', move: NO_MOVE, text: 'S-6b' } as const;
const FULL = Object.assign(new Error('full'), { code: 'ENOSPC' });

test('an echoed move', () => {
  expect(playedText(MOVE)).toBe('12. White S-6b');
});

test('offers', () => {
  expect(offerText({ kind: 'draw', by: 'black' })).toBe(
    'Black offers a draw: White may accept; any move declines.',
  );
  expect(offerText({ kind: 'impasse', by: 'white' })).toBe(
    'White offers to count the impasse: Black may accept; any move declines.',
  );
});

test('changes', () => {
  expect(changeText({ kind: 'undone', move: MOVE })).toBe('Taken back: 12. White S-6b');
  expect(changeText({ kind: 'undone', move: MOVE }, ({ ply }) => `ply ${ply}`)).toBe(
    'Taken back: ply 12',
  );
  expect(changeText({ kind: 'undone' })).toBe('The result is taken back; the game goes on.');
  expect(changeText({ kind: 'noted', note: 'a' })).toBe('Noted: a');
  expect(changeText({ kind: 'noted', note: '' })).toBe('The note is removed.');
  expect(changeText({ kind: 'saved', name: 'a' })).toBe('Saved as a.');
});

describe('what could not be saved', () => {
  const written = new StoreError('write', '/g/a.psn', FULL);

  test('of the game', () => {
    expect(unsavedText(ENGLISH, written)).toBe(
      'NOT SAVED: cannot write /g/a.psn: the disk is full',
    );
    expect(saveErrorText(ENGLISH, written)).toBe(
      'NOT SAVED: cannot write /g/a.psn: the disk is full. The game goes on, and is saved as soon as that is possible.',
    );
    expect(saveFaultText(ENGLISH, { code: 'system', error: written })).toBe(
      saveErrorText(ENGLISH, written),
    );
  });

  test('of its name alone', () => {
    const error = new StoreError('rename', '/g/a.psn', FULL);
    expect(saveFaultText(ENGLISH, { code: 'system', error })).toBe(
      'save: cannot rename /g/a.psn: the disk is full. The game is saved, under its old name.',
    );
    expect(saveFaultText(ENGLISH, { code: 'name-taken', name: 'a' })).toBe(
      'save: there is a game "a" already',
    );
  });
});

test.each([
  ['game-over', 'the game is over'],
  ['no-offer', 'accept: there is no offer. "draw" offers a draw.'],
  ['offered-already', 'The offer stands: type "accept", or play a move to decline it.'],
  ['no-impasse', "impasse: both royal pieces must stand in the enemy's promotion zone."],
  ['no-impasse-rule', 'impasse: this game has no such rule.'],
  ['nothing-to-undo', 'undo: no move has been played.'],
  ['nothing-to-redo', 'redo: no move was taken back.'],
  ['no-name', 'save: a name is missing, as in "save evening-game".'],
] as const)('%s', (why, text) => {
  expect(IMPOSSIBLE[why]).toBe(text);
});

test('every word has its help, in plain characters', () => {
  for (const { name } of PLAY_ROWS) {
    expect(wordHelp(ENGLISH, 'play', name)).toMatch(/^[ -~]+$/);
  }
});
