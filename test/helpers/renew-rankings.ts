import { renewRanking } from '../../source/hall/ratings.ts';
import type { Sql } from '../../source/sql/sql.ts';

/** Makes the lists of today without a pause; returns in how many parts. */
export async function renewRankings(sql: Sql): Promise<number> {
  const renewing = renewRanking(sql);
  for (let parts = 1; ; parts++) if ((await renewing.next()).done) return parts;
}
