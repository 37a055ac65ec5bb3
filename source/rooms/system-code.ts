/** The most characters of an error that go over the wire. */
const LONGEST = 200;

/** The code of an error of the system, `ENOSPC`; what the error says where it has none. */
export function systemCode(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return String(error instanceof Error ? error.message : error).slice(0, LONGEST);
}

/**
 * Errors after which nothing was written: no room on the disk, no right to write, nobody who could be
 * asked. After all others, a lost connection or an answer that does not come, it may have been.
 */
const NOTHING_WRITTEN = new Set([
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'ENOENT', 'EMFILE'],
  ...['ECONNREFUSED', 'ENOTFOUND', 'SQLITE_FULL', 'SQLITE_READONLY'],
  ...['open-elsewhere', 'changed-elsewhere'],
]);

/** The same of PostgreSQL: data, rights, resources and limits; it starts. */
const NOTHING_DONE = /^(?:22|23|25|28|3D|42|53|54)[0-9A-Z]{3}$|^57P03$/;

/** Whether nothing was written after an error with a code of the system or of the database. */
export function isRefusal(code: string): boolean {
  return NOTHING_WRITTEN.has(code) || NOTHING_DONE.test(code);
}
