/** Days since 1970, or the seed of the run. */
const DAY = Number(process.env.KOMADAI_SEED ?? Math.floor(Date.now() / 86_400_000));

/**
 * The cases of a long table that a run goes through: in as many days as parts all of them come, and
 * all in one run by `KOMADAI_DAYS=all npm run test:long`.
 */
export function partOfDay<Row>(rows: readonly Row[], parts: number): Row[] {
  if (process.env.KOMADAI_DAYS === 'all') return [...rows];
  return rows.filter((_, index) => index % parts === DAY % parts);
}
