/** The name that a misspelt one may have meant, undefined where none is near. */
export function nearestName(found: string, names: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  // Longer texts are no slips of the finger, and the table below grows with them.
  if (wanted === '' || wanted.length > 40) return undefined;
  let best: string | undefined;
  // Fewer changes than letters, or any short name would be near to any other.
  let least = Math.min(wanted.length, Math.max(1, Math.floor(wanted.length / 3)) + 1);
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** How many letters to insert, delete, replace or swap with their neighbour to get from a to b. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
      }
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
