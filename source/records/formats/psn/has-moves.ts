import { letterSpellings } from '../../../rules/notation/piece-names.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { firstKanji } from '../kakinoki/kif-games.ts';
import { scanPsn } from './psn-scan.ts';

/** The line of a diagram that tells its last move. */
const LAST_MOVE = /^[ \t\u3000]*手数[ \t\u3000]*[＝=].*$/gm;

/** Whether a text without tags has a move outside its comments, legal or not. */
export function hasMoves(text: string): boolean {
  const move = moveForm();
  for (const token of scanPsn(text.replace(LAST_MOVE, ''))) {
    if (token.kind === 'bad-tag') return true;
    if (token.kind === 'move' && move.test(token.text.normalize('NFKC'))) return true;
  }
  return false;
}

/** A move in a form that stands in records without tags, folded to ASCII digits. */
function moveForm(): RegExp {
  const forms = [
    `\\+?(?:${lettersOfPieces()})(?:[1-9][a-i])?(?:[-x*'@]?[1-9][a-i]|[-x*'@][1-9][1-9])[+=]?`,
    '[1-9][a-i][1-9][a-i]\\+?',
    '[+-]?\\d{4}[A-Z]{2}',
    `[▲△☗☖]?(?:[1-9][一二三四五六七八九1-9]|同\\s*)[${firstKanji(VARIANTS)}].*`,
  ];
  return new RegExp(forms.map((form) => `^${form}$`).join('|'), 'i');
}

function lettersOfPieces(): string {
  const letters = VARIANTS.flatMap((variant) => letterSpellings(variant).map(({ text }) => text));
  return [...new Set(letters)].filter((text) => !text.startsWith('+')).join('|');
}
