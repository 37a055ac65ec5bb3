import { errorCode } from '../error-code.ts';
import { writeErrorText } from './store-fault.ts';

export function outputFaultText(file: string, error: unknown): string {
  if (errorCode(error) === 'EEXIST') {
    return `${file} はすでにあります。--force を付けると置き換えます`;
  }
  return `${file} に書き込めません: ${writeErrorText(file, error)}`;
}
