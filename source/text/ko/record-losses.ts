import type { RecordFormat } from '../../records/formats/formats.ts';
import type { Loss } from '../../records/formats/losses.ts';
import type { WriteFault } from '../../records/formats/write-records.ts';
import type { LeftOut } from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { LeftGames } from '../en/record-losses.ts';
import { formatName } from '../format-name.ts';
import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { nameInText } from './phrases.ts';

const NOUNS = {
  variations: '변화도',
  comments: '주석',
  marks: '기호',
  times: '소비 시간',
  tags: '태그',
  ending: '종국',
  characters: '문자',
} as const satisfies Record<Loss['what'], string>;

/** What of a file was not understood. */
export const LEFT_OUT = { line: '줄', field: '항목' } as const satisfies Readonly<
  Record<LeftOut, string>
>;

export function lossesText(format: RecordFormat, losses: readonly Loss[]): string {
  const parts = losses.map(({ what, count }) => `${NOUNS[what]} ${count}개`);
  return `${formatName(format)}에는 ${josa(joinWords(parts, 'and'), '을')} 담을 수 없습니다`;
}

export function notUnderstoodText(file: string, counts: ReadonlyMap<LeftOut, number>): string {
  const parts = Array.from(counts, ([what, count]) => `${LEFT_OUT[what]} ${count}개`);
  return `${file}: 알 수 없어 건너뛴 ${joinWords(parts, 'and')}`;
}

export function leftGamesText({ left, cut, all }: LeftGames, keeps: boolean): string {
  const sentences = [
    ...(left > 0 ? [`${all}국 중 ${left}국을 건너뛰었습니다`] : []),
    ...(cut > 0 ? [`${all}국 중 ${cut}국은 잘못되기 전까지만 썼습니다`] : []),
  ];
  const help = keeps ? '' : '. --keep으로 잘못되기 전까지를 쓸 수 있습니다';
  return sentences.join('. ') + help;
}

export function writeFaultText(fault: WriteFault): string {
  const name = formatName(fault.format);
  switch (fault.code) {
    case 'variant':
      return `${heldText(fault)}. 이 대국은 ${nameInText(fault.variant)}입니다. 모든 게임을 담는 형식: ${fault.whole.join(', ')}`;
    case 'one-game':
      return `${name} 파일에는 대국 하나만 담는데 ${fault.found}국이 있습니다. --game으로 하나를 고르십시오`;
    case 'encoding':
      return `${josa(name, '은')} 언제나 ${joinWords(fault.valid, 'or')}입니다`;
    default:
      return fault satisfies never;
  }
}

export function heldText(fault: {
  readonly format: string;
  readonly held: readonly Variant[];
}): string {
  const names = fault.held.map(({ id }) => id);
  return `${formatName(fault.format)}에는 ${joinWords(names, 'and')}만 담을 수 있습니다`;
}
