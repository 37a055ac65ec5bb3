import { errorCode } from '../error-code.ts';
import { writeErrorText } from './store-fault.ts';

/** Why a file could not be written. @param error what the system threw */
export function outputFaultText(file: string, error: unknown): string {
  if (errorCode(error) === 'EEXIST') return `there is a file ${file} already; --force replaces it`;
  return `cannot write ${file}: ${writeErrorText(file, error)}`;
}
