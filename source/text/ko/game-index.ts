import type { ForeignBookFault } from '../../study/books/foreign-book.ts';
import type { IndexFault } from '../../study/index/index-fault.ts';
import type { PatternFault } from '../../study/index/position-pattern.ts';
import { quoted } from './quoted.ts';
import { otherText, systemErrorText } from './store-fault.ts';

export const INDEX_OPTIONS = {
  remove: '이 폴더와 정석 책을 색인에서 뺌. 파일은 그대로 남음',
  output: '두 국 이상에서 둔 수를 정석 책(.db)으로도 씀',
  variant: '그 책의 게임. 기본은 shogi',
};

export function indexProgressText(files: number, size: number, games: number): string {
  return `파일 ${files}/${size}, 새 대국 ${games}국`;
}

export function indexedText(games: number): string {
  return `추가: ${games}국`;
}

export function goneFilesText(files: number): string {
  return `없어진 파일: ${files}개`;
}

export function unreadFilesText(files: number): string {
  return `읽을 수 있는 기보가 없는 파일: ${files}개`;
}

export function indexSizeText(games: number): string {
  return `색인에 ${games}국이 있습니다. 폴더와 정석 책:`;
}

export const INDEX_STOPPED = '중단했습니다. 같은 명령으로 이어서 합니다';

export function indexFaultText(fault: IndexFault): string {
  switch (fault.code) {
    case 'no-index':
      return '아직 기보 색인이 없습니다. komadai index 명령으로 만듭니다';
    case 'version':
      return '기보 색인이 다른 버전의 komadai 것입니다. komadai index 명령으로 다시 만듭니다';
    case 'corrupt':
      return `기보 색인이 손상되었습니다(${fault.file}). komadai index 명령으로 다시 만듭니다`;
    case 'in-use':
      return `기보 색인을 지금 쓰고 있는 프로그램: ${otherText(fault.by)}`;
    case 'unreadable':
      return `기보 색인: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

export function indexRemadeText({ code }: IndexFault): string {
  return code === 'version'
    ? '색인이 다른 버전의 komadai 것이어서 다시 만들었습니다.'
    : '색인이 손상되어 다시 만들었습니다.';
}

export function notAPlaceText(path: string): string {
  return `${path}: 폴더도 정석 책(.db)도 아닙니다`;
}

export function notIndexedText(path: string): string {
  return `${path}: 색인에 그런 폴더나 정석 책이 없습니다`;
}

export function bookWrittenText(path: string, positions: number): string {
  return `${path}: 두 국 이상에 나온 국면 ${positions}개`;
}

export function notDbText(path: string): string {
  return `${path}: 정석 책은 .db로 씁니다`;
}

export function bookFaultText(path: string, fault: ForeignBookFault): string {
  switch (fault.code) {
    case 'book-missing':
      return `${path}: 그런 파일이 없습니다`;
    case 'book-unreadable':
      return `${path}: ${systemErrorText(fault.cause)}`;
    case 'book-format':
      return notAPlaceText(path);
    case 'not-a-book':
      return `${path}: 손상되었거나 db 형식의 정석 책이 아닙니다`;
    case 'book-unsorted':
      return `${path}: 정렬되지 않은 정석 책으로는 너무 큽니다`;
    case 'book-too-large':
      return `${path}: ${fault.most}바이트보다 큽니다`;
    default:
      return fault satisfies never;
  }
}

const BOOK_NEEDS = '이 형식은 텍스트이며 #YANEURAOU-DB 나 "sfen .." 줄로 시작합니다';

export function wholeBookFaultText(path: string, fault: ForeignBookFault): string {
  const text = bookFaultText(path, fault);
  return fault.code === 'not-a-book' ? `${text}. ${BOOK_NEEDS}` : text;
}

export function knownBookFaultText(path: string, fault: ForeignBookFault): string {
  return `${wholeBookFaultText(path, fault)}. 온전한 파일을 다시 두거나 komadai index --remove ${path} 명령으로 목록에서 빼세요`;
}

export const SEARCH_OPTIONS = {
  sfen: '그 국면이 나온 대국',
  pattern: '? 는 아무 칸, * 는 가로줄의 나머지, 말받침은 그 이상. 쇼기, 또는 --variant 의 모양',
  player: '대국자 이름의 일부',
  side: '그 대국자의 선후',
  since: '첫 날: 2026, 2026.11, 2026.11.20',
  until: '마지막 날',
  result: '결과',
  opening: '어느 한쪽의 전법(쇼기)',
  castle: '어느 한쪽의 진형(쇼기)',
  least: '가장 적은 수',
  most: '가장 많은 수',
  mirrored: '좌우를 바꾼 국면이나 모양도 포함',
  json: '한 줄에 JSON 객체 하나',
};

export function searchProgressText(found: number): string {
  return `${found}국 찾음`;
}

export const FOUND_TITLE = '찾은 대국';

export const NONE_FOUND = '그런 대국이 색인에 없습니다.';

export function patternFaultText(fault: PatternFault): string {
  switch (fault.code) {
    case 'pattern-ranks': {
      const { found, expected } = fault;
      return `모양의 단이 ${found}개입니다. ${expected}개여야 합니다`;
    }
    case 'pattern-rank': {
      const { rank } = fault;
      return `모양의 ${rank}번째 단은 칸 수가 맞지 않습니다`;
    }
    case 'pattern-piece': {
      const { found } = fault;
      return `모양의 ${quoted(found)}: 이 게임의 말이 아닙니다`;
    }
    case 'pattern-turn': {
      const { found } = fault;
      return `모양의 차례는 b, w, ? 중 하나입니다: ${quoted(found)}`;
    }
    case 'pattern-hand': {
      const { found } = fault;
      return `모양의 말받침을 읽을 수 없습니다: ${quoted(found)}`;
    }
    default:
      return fault satisfies never;
  }
}
