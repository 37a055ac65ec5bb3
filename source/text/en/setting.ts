import type { PreferenceName, SettingData, ValidValues } from '../../settings/settings.ts';

/** What each setting is for that does not depend on the games. */
const SETTING_TEXTS = {
  language: 'what you read; auto: as the environment says',
  variant: 'the game that is offered first',
  labels: 'what stands on the pieces',
  coordinates: 'how the ranks are marked beside the board',
  notation: 'how moves are written; records stay in Hodges',
  charset: 'which characters draw the board',
  pieces: 'pieces as pictures where that works; auto: not over SSH',
  colour: 'colours on the screen',
  theme: 'wood, slate, paper: 256 colours; dark, light, safe: 16',
  flip: 'who sits at the bottom: Black, the side to play, or White',
  reigning: 'which side has the reigning king',
  speech: 'how moves are told in the line mode',
  'clock-calls': 'the line mode tells 60, 30, 10 s left; auto: where spoken',
  illegal: 'what becomes of an illegal move',
  'away-time': 'what a clock does while its game is closed',
  resigns: 'whether the computer gives up a lost game',
  ponder: 'whether the computer thinks on your time as well',
  'analyse-games': 'whether a finished game is analysed; ask: after a question',
  bell: 'a sound at the move of an opponent who is not at this screen',
  notify: 'your turn on the desktop, while the window has no focus',
  mouse: 'clicks and the wheel; with Shift the mouse selects text',
  motion: 'whether the last move blinks once; never on a slow line',
  name: 'what you are called; the name of your account when empty',
  analyst: 'who analyses; settings engine.NAME COMMAND adds one',
  'engine-options': 'what other engines are told, as Threads=1, USI_Hash=64',
} satisfies Readonly<
  Record<PreferenceName | 'variant' | 'name' | 'analyst' | 'engine-options', string>
>;

/** What a setting is for, in a few words. */
export function settingText(name: SettingData['name']): string {
  const sentences: Readonly<Record<string, string>> = SETTING_TEXTS;
  return (
    sentences[name] ?? `the handicap that is offered first in ${name.replace('handicap.', '')}`
  );
}

/** How a setting is written that may be many texts. */
const SETTING_FORMS = {
  name: 'a name',
  analyst: 'own, or an engine of your list',
  'engine-options': 'NAME=VALUE, NAME=VALUE, ..',
};

/** What a setting can be, in one line. */
export function validValuesText(values: ValidValues): string {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join(', ');
}
