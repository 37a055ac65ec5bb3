import { rulesFingerprint } from '../../rules/core/fingerprint.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { variantFileOf } from '../../rules/variants/index.ts';
import { type GameRecord, type RecordTag, tagValue } from './record.ts';

/** The tag with the fingerprint of the rules of a game that a file describes. */
const RULES_TAG = 'Rules';

/** The fingerprint of a game whose rules may change, since a file describes them. */
export function changeableRules(variant: Variant): string | undefined {
  return variantFileOf(variant) === undefined ? undefined : rulesFingerprint(variant);
}

/** What a new record says of the rules of its game. */
export function rulesTags(variant: Variant): RecordTag[] {
  const value = changeableRules(variant);
  return value === undefined ? [] : [{ name: RULES_TAG, value }];
}

/** Whether a game was played by other rules than those that its name stands for now. */
export function hasOtherRules(record: GameRecord): boolean {
  const played = tagValue(record, RULES_TAG);
  return played !== undefined && played !== rulesFingerprint(record.variant);
}
