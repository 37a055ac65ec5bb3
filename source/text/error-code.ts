/** The code of an error of the system, `ENOENT`; '' if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
