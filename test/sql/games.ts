import type { SqlPlace } from '../../source/sql/open-sql.ts';

/** The games that a sql-child writes. */
export const GAMES = ['game-1', 'game-2', 'game-3'] as const;

/** The place that a path or a URL names. */
export function placeOf(where: string): SqlPlace {
  return where.startsWith('postgres:')
    ? { kind: 'postgres', url: where }
    : { kind: 'folder', folder: where };
}
