import { formatTimeControl, parseTypedTimeControl } from '../records/tree/time-control.ts';
import type { ChallengeTerms } from '../rooms/hall/hall-command.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { formatSfen } from '../rules/notation/sfen.ts';
import { startPosition } from '../rules/notation/start.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { challengePartText, TO_WHOM } from '../text/plain-lobby.ts';

const SIDES = ['black', 'white', 'lot'] as const;

/** The words of a challenge beside variants and clocks. */
const PARTS = ['to', 'invite', ...SIDES, 'rated', 'unrated', 'no-watchers'] as const;

/**
 * Reads what follows the word `challenge`, in any order: `yari 600+30 to Ben black unrated`.
 * @param preferred the id of the variant that is meant where none is named
 * @returns the terms, or the sentence that says what is wrong
 */
export function parseChallenge(text: string, preferred: string): Result<ChallengeTerms, string> {
  const tokens = text.split(/\s+/).filter(Boolean);
  let variant = findVariant(preferred) ?? VARIANTS[0];
  let to: ChallengeTerms['to'] = { kind: 'anyone' };
  let side: ChallengeTerms['side'] = 'lot';
  let [timeControl, isRated, hasWatchers] = ['', true, true];
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    const word = token.toLowerCase();
    const named = findVariant(word);
    const clock = parseTypedTimeControl(word);
    const chosen = SIDES.find((one) => one === word);
    if (named) variant = named;
    else if (chosen) side = chosen;
    else if (clock.ok) timeControl = formatTimeControl(clock.value);
    else if (word === 'invite') to = { kind: 'invitation' };
    else if (word === 'unrated' || word === 'rated') isRated = word === 'rated';
    else if (word === 'no-watchers') hasWatchers = false;
    else if (word === 'to') {
      const name = tokens.shift();
      if (name === undefined) return failure(TO_WHOM);
      to = { kind: 'name', name };
    } else {
      const words = [...PARTS, ...VARIANTS.map(({ id }) => id)];
      return failure(challengePartText(token, words));
    }
  }
  const sfen = formatSfen(variant, startPosition(variant));
  return success({ to, variant: variant.id, sfen, timeControl, side, isRated, hasWatchers });
}
