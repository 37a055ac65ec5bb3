import { quoted } from './quoted.ts';

export function noPersonText(name: string): string {
  return `${quoted(name)}は対局者名に使えません。コンピュータ、レベル、エンジンは1つ上の行で左右のキーを押して選びます。`;
}
