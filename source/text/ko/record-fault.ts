import type { FileFault, ResumeFault } from '../../records/store/game-file.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type {
  DiagramFaultReason,
  RecordFault,
  RecordFaultPlace,
  RecordRemark,
} from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatName } from '../format-name.ts';
import type { TextsByCode } from '../texts-by-code.ts';
import { endingText } from './ending.ts';
import { josa } from './josa.ts';
import { nameInText, orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { heldText, LEFT_OUT } from './record-losses.ts';
import { noPositionText, sfenFaultText } from './sfen-fault.ts';
import { openElsewhereText, systemErrorText } from './store-fault.ts';

export function unreadFileText(
  file: string,
  fault: Exclude<FileFault, RecordFault>,
  most: number,
): string {
  switch (fault.code) {
    case 'no-file':
      return `${quoted(fault.name)} 파일이 없습니다. 경로에도, 저장된 대국에도 없습니다`;
    case 'is-folder':
      return `${josa(quoted(fault.name), '은')} 대국이 아니라 폴더입니다`;
    case 'no-game':
      return `${file}: 대국이 들어 있지 않습니다`;
    case 'too-large':
      return `${file}: ${most} MB가 넘습니다. 이렇게 큰 파일은 읽지 않습니다`;
    case 'unreadable':
      return `${josa(file, '을')} 읽을 수 없습니다: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

export function placedText(
  file: string,
  { line, column, ply }: RecordFaultPlace,
  reason: string,
): string {
  return `${file}:${line}:${column}: ${ply}수: ${reason}`;
}

export const REMARKS: TextsByCode<RecordRemark, [from: string | undefined]> = {
  'goes-on': (remark) => `대국은 그 전에 끝났습니다: ${endingText(remark.ending)}`,
  'second-end': (remark) =>
    `대국은 그 전에 끝났으므로 ${josa(quoted(remark.found), '은')} 치지 않습니다`,
  lost: (remark) =>
    `마지막 수 ${josa(quoted(remark.found), '은')} 반칙이므로 빼고, 둔 쪽이 진 것으로 합니다`,
  'odd-start': (remark) => `대국의 시작이 아닙니다: ${sfenFaultText(remark.variant, remark.fault)}`,
  'other-rules': (remark, from) => otherRulesText(remark.variant, from),
  'left-out': (remark) => leftOutText(remark),
};

function leftOutText({ what, found, count }: RecordRemark & { readonly code: 'left-out' }): string {
  const said = `알 수 없어 건너뛴 ${LEFT_OUT[what]} ${count}개`;
  return count === 1 ? `${said}: ${quoted(found)}` : `${said}, 첫째는 ${quoted(found)}`;
}

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? 'komadai의 규칙' : `${from}의 규칙`;
  return `이 ${nameInText(variant)} 대국은 지금 ${josa(now, '과')} 다른 규칙으로 두었습니다`;
}

export const READING_FAULTS: TextsByCode<
  Exclude<RecordFault, { code: 'move' }>,
  [games: readonly Variant[]]
> = {
  variant: (fault, games) =>
    `알 수 없는 게임 ${quoted(fault.found)}. 쓸 수 있는 값: ${games.map(({ id }) => id).join(', ')}. --variants FILE로 파일의 게임을 더할 수 있습니다`,
  sfen: (fault) => noPositionText(fault.variant, fault.fault),
  handicap: (fault) => {
    const names = fault.variant.handicaps.map(({ name }) => name);
    return `SFEN이 없는데 접장기 ${josa(quoted(fault.found), '은')} 알 수 없습니다. ${nameInText(fault.variant)}에서 쓸 수 있는 값: even, ${names.join(', ')}`;
  },
  tag: (fault) =>
    `${josa(quoted(fault.found), '은')} 태그가 아닙니다. 태그는 [Black "Name"]과 같습니다`,
  'game-over': (fault) => `${quoted(fault.found)}: 대국이 끝났습니다: ${endingText(fault.ending)}`,
  line: (fault) => `${josa(quoted(fault.found), '을')} 알 수 없습니다`,
  'not-the-format': (fault) => `${formatName(fault.format)} 형식이 아닙니다`,
  diagram: (fault, games) => diagramFaultText(fault.fault, games),
  'variant-of-format': (fault) => heldText(fault),
  unexpected: (fault) => `${josa(quoted(fault.found), '은')} 여기에 올 수 없습니다`,
  'unclosed-comment': () => '여기서 시작한 주석이 닫히지 않았습니다',
  'unclosed-variation': () => '여기서 시작한 변화도가 닫히지 않았습니다',
  'too-deep': () => '변화도가 너무 깊이 겹쳐 있습니다',
  'not-utf8': () => '여기서부터 UTF-8이 아닙니다',
  encoding: () => 'UTF-8, UTF-16, Shift_JIS, EUC-JP, ISO-2022-JP, Latin-1 어느 것도 아닌 글입니다',
};

export function notResumedText(
  file: string,
  fault: LockFault | Exclude<ResumeFault, { code: 'damaged' | 'other-rules' }>,
): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return `${openElsewhereText(file, fault)}. --take로 이어받을 수 있습니다. 그 komadai가 분명히 없어졌으면 ${josa(fault.lockFile, '을')} 지우십시오`;
    case 'finished':
      return `${file}: 끝난 대국입니다(${fault.score})`;
    case 'in-room':
      return `${josa(file, '은')} ${quoted(fault.room.code)} 방의 대국입니다. 방을 연 사람은 komadai host --resume ${file}, 상대는 komadai join ${fault.room.code} 명령으로 이어 둡니다`;
    case 'several-games':
      return `${file}에는 대국이 여럿입니다. 대국이 하나인 파일만 이어 둘 수 있습니다`;
    case 'foreign-format':
      return `${josa(file, '은')} ${formatName(fault.format)} 파일입니다. PSN만 이어 둘 수 있습니다. komadai convert ${file} -o game.psn 명령으로 바꿀 수 있습니다`;
    case 'odd-start':
      return `${file}: 이렇게 시작하는 대국은 없습니다: ${sfenFaultText(fault.variant, fault.fault)}`;
    default:
      return fault satisfies never;
  }
}

export function replayOnlyText(file: string, variant: Variant, from: string | undefined): string {
  return `${file}: ${otherRulesText(variant, from)}. 복기는 할 수 있지만 이어 둘 수는 없습니다`;
}

export function damagedText(fault: string): string {
  return `끝까지 읽을 수 있는 대국만 이어 둘 수 있습니다: ${fault}`;
}

function diagramFaultText(fault: DiagramFaultReason, games: readonly Variant[]): string {
  switch (fault.code) {
    case 'no-board':
      return '판이 들어 있지 않습니다. 판의 줄은 세로선 사이에 있습니다: | ・v香|';
    case 'row-count':
      return `판이 ${fault.found}줄입니다. 가능한 줄 수: ${orList(games.map(({ id, ranks }) => `${ranks} (${id})`))}`;
    case 'row-length':
      return `이 줄은 ${fault.expected}칸이어야 하는데 ${fault.found}칸입니다`;
    case 'unknown-piece': {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `${nameInText(fault.variant)}에는 ${quoted(fault.found)} 말이 없습니다. 말: ${names}`;
    }
    case 'count':
      return `${josa(quoted(fault.found), '은')} 말의 개수가 아닙니다`;
    case 'position':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
