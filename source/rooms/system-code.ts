/** The most characters of an error that go over the wire. */
const LONGEST = 200;

/** The code of an error of the system, `ENOSPC`; what the error says where it has none. */
export function systemCode(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return String(error instanceof Error ? error.message : error).slice(0, LONGEST);
}
