import { errorCode } from '../error-code.ts';
import { josa } from './josa.ts';
import { writeErrorText } from './store-fault.ts';

export function outputFaultText(file: string, error: unknown): string {
  if (errorCode(error) === 'EEXIST')
    return `${file} 파일이 이미 있습니다. --force로 바꿀 수 있습니다`;
  return `${josa(file, '을')} 쓸 수 없습니다: ${writeErrorText(file, error)}`;
}
