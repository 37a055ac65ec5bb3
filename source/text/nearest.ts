import { itemAt } from '../rules/core/item-at.ts';

/** A longer text is no misspelt name. */
const LONGEST = 40;

/** As a name is compared: of a syllable of Korean each letter counts. */
const compared = (name: string) => name.normalize('NFKD').toLowerCase();

/** The name that a misspelt one may have meant; undefined where none is near. */
export function nearestName(found: string, names: readonly string[]): string | undefined {
  // Longer texts are no slips of the finger, and the table below grows with them.
  if (found === '' || found.length > LONGEST) return undefined;
  const wanted = compared(found);
  let best: string | undefined;
  // Fewer changes than letters: else any short name would be near to any other.
  let least = Math.min(wanted.length, Math.max(1, Math.floor(wanted.length / 3)) + 1);
  for (const name of names) {
    const distance = editDistance(wanted, compared(name));
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** How many letters to insert, delete, replace or swap with a neighbour to get from a to b. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  let above: readonly number[] = [];
  let twoAbove: readonly number[] = [];
  for (let i = 1; i <= a.length; i++) {
    [twoAbove, above, row] = [above, row, []];
    let left = Number.POSITIVE_INFINITY;
    let corner = Number.POSITIVE_INFINITY;
    for (const [j, deleted] of above.entries()) {
      const replaced = corner + (a[i - 1] === b[j - 1] ? 0 : 1);
      left = Math.min(deleted + 1, left + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        left = Math.min(left, itemAt(twoAbove, j - 2) + 1);
      }
      row.push(left);
      corner = deleted;
    }
  }
  return itemAt(row, b.length);
}
