import { leapRiderColumn } from '../../source/rules/fairy/piece-types.ts';

/** A text that may be Betza notation: parts of it in any order, riders of D and A left out. */
export function randomBetza(random: () => number): string {
  const pick = (letters: string) => letters.charAt(Math.floor(random() * letters.length));
  const parts = 1 + Math.floor(random() * 3);
  let text = '';
  for (let part = 0; part < parts; part++) {
    const prefixes = Math.floor(random() * 4);
    for (let at = 0; at < prefixes; at++) text += pick('ffbblrvsh');
    const atom = pick('WFNDAKRBQ');
    const rides = 'WFNK'.includes(atom) && random() < 0.3;
    const range = !'DA'.includes(atom) && random() < 0.3 ? pick('012345678') : '';
    text += atom + (rides ? atom : range);
  }
  return leapRiderColumn(text) === undefined ? text : randomBetza(random);
}
