import { cleanName } from './clean-text.ts';

/** How much of a name is kept, in characters. */
const LONGEST = 40;

/** What people type where they mean a player that is no person: `cpu`, `level 3`, `5`. */
const NO_PERSON =
  /^(?:[\s,:=#-]*(?:computer|cpu|bot|engine|level|\d))+[\s,:=#-]*$|^(?:engine|level)[\s=]/i;

/** Whether a text can be the name of a person, and cannot have been meant as a computer. */
export function isPersonName(text: string): boolean {
  return !NO_PERSON.test(cleanName(text)) && !/^\s*(?:level|engine):/i.test(text);
}

/**
 * The name of an account as the name of a player: without the domain (`name@example.org`,
 * `DOMAIN\name`) and whatever does not belong into a name; '' where nothing is left.
 */
export function accountName(account: string): string {
  const [name = ''] = (account.split('\\').at(-1) ?? '').split('@');
  const short = cutName(cleanName(withoutSigns(name)));
  return isPersonName(short) ? short : '';
}

function withoutSigns(name: string): string {
  return /^[\w .'-]*$/.test(name)
    ? name
    : name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} ._'-]/gu, '');
}

/** As much of a name as is kept: 40 whole characters. */
export function cutName(name: string): string {
  return Array.from(name).slice(0, LONGEST).join('').trim();
}
