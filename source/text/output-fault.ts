import { writeErrorText } from './record-fault.ts';

/** Why a file could not be written. @param error what the system threw */
export function outputFaultText(file: string, error: unknown): string {
  const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  if (exists) return `there is a file ${file} already; --force replaces it`;
  return `cannot write ${file}: ${writeErrorText(file, error)}`;
}
