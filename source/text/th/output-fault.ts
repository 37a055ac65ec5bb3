import { errorCode } from '../error-code.ts';
import { writeErrorText } from './store-fault.ts';

export function outputFaultText(file: string, error: unknown): string {
  if (errorCode(error) === 'EEXIST') return `มีไฟล์ ${file} อยู่แล้ว ใช้ --force เพื่อเขียนทับ`;
  return `เขียน ${file} ไม่ได้: ${writeErrorText(file, error)}`;
}
