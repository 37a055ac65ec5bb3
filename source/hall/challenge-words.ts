import { formatTimeControl, parseTypedTimeControl } from '../records/tree/time-control.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { formatSfen } from '../rules/notation/sfen.ts';
import { startPosition } from '../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { findNamedGame, wordsWithGames } from '../rules/variants/named-game.ts';
import type { ChallengeTerms, QuickTerms } from './hall-command.ts';

const SIDES = ['black', 'white', 'lot'] as const;

/** The words of a challenge beside variants and clocks. */
export const CHALLENGE_PARTS = [
  ...['to', 'invite', ...SIDES, 'none', 'rated', 'unrated', 'no-watchers'],
] as const;

/** The clock of a quick game before one was chosen. */
const QUICK_CLOCK = '600+30+0';

/** Why the words are no challenge: no name after `to`, or a part that is not known. */
export type ChallengeWordsFault =
  | { readonly code: 'no-name' }
  | { readonly code: 'part'; found: string };

/**
 * Reads what follows the word `challenge`, in any order: `yari 600+30 to Ben black unrated`.
 * @param preferred the id of the variant that is meant where none is named
 */
export function parseChallengeWords(
  text: string,
  preferred: string,
): Result<ChallengeTerms, ChallengeWordsFault> {
  const tokens = wordsWithGames(text);
  let variant = findVariant(preferred) ?? VARIANTS[0];
  let to: ChallengeTerms['to'] = { kind: 'anyone' };
  let side: ChallengeTerms['side'] = 'lot';
  let [timeControl, isRated, hasWatchers] = ['', true, true];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const word = token.toLowerCase();
    const named = findNamedGame(word);
    const clock = parseTypedTimeControl(word);
    const chosen = SIDES.find((one) => one === word);
    if (named) variant = named;
    else if (chosen) side = chosen;
    else if (clock.ok) timeControl = formatTimeControl(clock.value);
    else if (word === 'none') timeControl = '';
    else if (word === 'invite') to = { kind: 'invitation' };
    else if (word === 'unrated' || word === 'rated') isRated = word === 'rated';
    else if (word === 'no-watchers') hasWatchers = false;
    else if (word === 'to') {
      const name = tokens.shift();
      if (name === undefined) return failure({ code: 'no-name' });
      to = { kind: 'name', name };
    } else return failure({ code: 'part', found: token });
  }
  const sfen = formatSfen(variant, startPosition(variant));
  return success({ to, variant: variant.id, sfen, timeControl, side, isRated, hasWatchers });
}

/**
 * Reads what follows the word `quick`: `yari 600+30 unrated`. The game and the clock that are not
 * said are the last ones.
 * @param last what `formatQuickWords` gave for those; '' for none
 * @param preferred the id of the variant that is meant before one was chosen
 */
export function parseQuickWords(
  text: string,
  last: string,
  preferred: string,
): Result<QuickTerms, ChallengeWordsFault> {
  const isKnown = last !== '' && readQuick(last, preferred).ok;
  return readQuick(`${isKnown ? last : QUICK_CLOCK} ${text}`, preferred);
}

function readQuick(text: string, preferred: string): Result<QuickTerms, ChallengeWordsFault> {
  const terms = parseChallengeWords(text, preferred);
  if (!terms.ok) {
    return terms.fault.code === 'no-name' ? failure({ code: 'part', found: 'to' }) : terms;
  }
  const { to } = terms.value;
  if (to.kind === 'anyone') return success({ ...terms.value, to });
  return failure({ code: 'part', found: to.kind === 'name' ? 'to' : 'invite' });
}

/** The words of the game and the clock, as `parseQuickWords` reads them. */
export function formatQuickWords({
  variant,
  timeControl,
}: Pick<ChallengeTerms, 'variant' | 'timeControl'>): string {
  return `${variant} ${timeControl || 'none'}`;
}

/** The words of a challenge, as `parseChallengeWords` reads them; a handicap has none. */
export function formatChallengeWords(terms: Omit<ChallengeTerms, 'sfen'>): string {
  const { to, variant, timeControl, side, isRated, hasWatchers } = terms;
  return [
    ...[variant, timeControl, side],
    to.kind === 'name' ? `to ${to.name}` : to.kind === 'invitation' ? 'invite' : '',
    ...[isRated ? 'rated' : 'unrated', hasWatchers ? '' : 'no-watchers'],
  ]
    .filter(Boolean)
    .join(' ');
}
