import { CHALLENGE_PARTS, parseChallengeWords } from '../rooms/hall/challenge-words.ts';
import type { ChallengeTerms } from '../rooms/hall/hall-command.ts';
import { failure, type Result } from '../rules/core/result.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { challengePartText, TO_WHOM } from '../text/plain-lobby.ts';

/**
 * Reads what follows the word `challenge`.
 * @param preferred the id of the variant that is meant where none is named
 * @returns the terms, or the sentence that says what is wrong
 */
export function parseChallenge(text: string, preferred: string): Result<ChallengeTerms, string> {
  const terms = parseChallengeWords(text, preferred);
  if (terms.ok) return terms;
  if (terms.fault.code === 'no-name') return failure(TO_WHOM);
  const words = [...CHALLENGE_PARTS, ...VARIANTS.map(({ id }) => id)];
  return failure(challengePartText(terms.fault.found, words));
}
