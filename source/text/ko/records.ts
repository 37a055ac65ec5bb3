import { END_REASONS } from '../../rules/core/game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatRank, formatSquare } from '../../rules/notation/square.ts';
import { byCode } from '../by-code.ts';
import { errorCode } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { formatName } from '../units.ts';
import { endingText } from './game.ts';
import { josa } from './josa.ts';
import {
  END_NAMES,
  joinWords,
  nameInText,
  openElsewhereText,
  orList,
  quoted,
  royalName,
  sideName,
  systemErrorText,
  wholePieceName,
  writeErrorText,
} from './words.ts';

const NOUNS = {
  variations: '변화도',
  comments: '주석',
  marks: '기호',
  times: '소비 시간',
  tags: '태그',
  ending: '종국',
  characters: '문자',
};

/** What of a file was not understood. */
const LEFT_OUT = { line: '줄', field: '항목' };

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? 'komadai의 규칙' : `${from}의 규칙`;
  return `이 ${nameInText(variant)} 대국은 지금 ${josa(now, '과')} 다른 규칙으로 두었습니다`;
}

export const records: Texts['records'] = {
  // Result
  GAME_UNFINISHED: '끝나지 않은 대국입니다.',
  LISTED_UNFINISHED: '미완',
  finishedText(winner, termination) {
    const reason = END_REASONS.find((one) => one === termination);
    if (reason) return endingText({ reason, ...(winner && { winner }) });
    const result = winner ? `${sideName(winner)} 승` : '무승부';
    return termination ? `${result}(${records.terminationText(termination)})` : result;
  },

  // Record fault
  unreadFileText: byCode({
    'no-file': (fault) => `${quoted(fault.name)} 파일이 없습니다. 그 경로에도, 저장된 대국에도 없습니다`,
    'is-folder': (fault) => `${josa(quoted(fault.name), '은')} 대국이 아니라 폴더입니다`,
    'no-game': (_, file) => `${file}: 대국이 들어 있지 않습니다`,
    'too-large': (_, file, most) => `${file}: ${most} MB가 넘습니다. 이렇게 큰 파일은 읽지 않습니다`,
    unreadable: (fault, file) => `${josa(file, '을')} 읽을 수 없습니다: ${systemErrorText(fault.cause)}`,
  }),
  placedText: (file, { line, column, ply }, reason) => `${file}:${line}:${column}: ${ply}수: ${reason}`,
  remarkReasonText: byCode({
    'goes-on': (remark) => `대국은 그 전에 끝났습니다: ${endingText(remark.ending)}`,
    'second-end': (remark) => `대국은 그 전에 끝났으므로 ${josa(quoted(remark.found), '은')} 무시합니다`,
    lost: (remark) => `마지막 수 ${josa(quoted(remark.found), '은')} 반칙이므로 빼고, 둔 쪽이 진 것으로 합니다`,
    'odd-start': (remark) => `대국의 시작이 아닙니다: ${sfenFaultText(remark.fault, remark.variant)}`,
    'other-rules': (remark, from) => otherRulesText(remark.variant, from),
    'left-out': ({ what, found, count }) => {
      const said = `알 수 없어 건너뛴 ${LEFT_OUT[what]} ${count}개`;
      return count === 1 ? `${said}: ${quoted(found)}` : `${said}, 첫째는 ${quoted(found)}`;
    },
  }),
  diagramFaultText: byCode({
    'no-board': '판이 들어 있지 않습니다. 판의 줄은 세로선 사이에 있습니다: | ・v香|',
    'row-count': (fault, games) => `판이 ${fault.found}줄입니다. 가능한 줄 수: ${orList(games.map(({ id, ranks }) => `${ranks} (${id})`))}`,
    'row-length': (fault) => `이 줄은 ${fault.expected}칸이어야 하는데 ${fault.found}칸입니다`,
    'unknown-piece': (fault) => {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `${nameInText(fault.variant)}에는 ${quoted(fault.found)} 말이 없습니다. 말: ${names}`;
    },
    count: (fault) => `${josa(quoted(fault.found), '은')} 말의 개수가 아닙니다`,
    position: (fault) => noPositionText(fault.variant, fault.fault),
  }),
  readingFaultText: byCode({
    variant: (fault, games) =>
      `알 수 없는 게임 ${quoted(fault.found)}. 쓸 수 있는 값: ${games.map(({ id }) => id).join(', ')}. --variants FILE로 파일의 게임을 더할 수 있습니다`,
    sfen: (fault) => noPositionText(fault.variant, fault.fault),
    handicap: (fault) => {
      const names = fault.variant.handicaps.map(({ name }) => name);
      return `SFEN이 없는데 접장기 ${josa(quoted(fault.found), '은')} 알 수 없습니다. ${nameInText(fault.variant)}에서 쓸 수 있는 값: even, ${names.join(', ')}`;
    },
    tag: (fault) => `${josa(quoted(fault.found), '은')} 태그가 아닙니다. 태그는 [Black "Name"]과 같습니다`,
    'game-over': (fault) => `${quoted(fault.found)}: 대국이 끝났습니다: ${endingText(fault.ending)}`,
    line: (fault) => `${josa(quoted(fault.found), '을')} 알 수 없습니다`,
    'not-the-format': (fault) => `${formatName(fault.format)} 형식이 아닙니다`,
    diagram: (fault, games) => records.diagramFaultText(fault.fault, games),
    'variant-of-format': (fault) => records.heldText(fault),
    unexpected: (fault) => `${josa(quoted(fault.found), '은')} 여기에 올 수 없습니다`,
    'unclosed-comment': '여기서 시작한 주석이 닫히지 않았습니다',
    'unclosed-variation': '여기서 시작한 변화도가 닫히지 않았습니다',
    'too-deep': '변화도가 너무 깊이 겹쳐 있습니다',
    'not-utf8': '여기서부터 UTF-8이 아닙니다',
    encoding: 'UTF-8, UTF-16, Shift_JIS, EUC-JP, ISO-2022-JP, Latin-1 어느 것도 아닌 글입니다',
  }),
  notResumedText: byCode({
    'open-elsewhere': (fault, file) =>
      `${openElsewhereText(file, fault)}. --take로 이어받을 수 있습니다. 그 komadai가 이미 없는 것이 확실하면 ${josa(fault.lockFile, '을')} 지우십시오`,
    finished: (fault, file) => `${file}: 끝난 대국입니다(${fault.score})`,
    'in-room': (fault, file) =>
      `${josa(file, '은')} ${quoted(fault.room.code)} 방의 대국입니다. 방을 연 사람은 komadai host --resume ${file}, 상대는 komadai join ${fault.room.code} 명령으로 이어 둡니다`,
    'several-games': (_, file) => `${file}에는 대국이 여럿입니다. 대국이 하나인 파일만 이어 둘 수 있습니다`,
    'foreign-format': (fault, file) =>
      `${josa(file, '은')} ${formatName(fault.format)} 파일입니다. PSN만 이어 둘 수 있습니다. komadai convert ${file} -o game.psn 명령으로 바꿀 수 있습니다`,
    'odd-start': (fault, file) => `${file}: 이렇게 시작하는 대국은 없습니다: ${sfenFaultText(fault.fault, fault.variant)}`,
  }),
  replayOnlyText: (file, variant, from) => `${file}: ${otherRulesText(variant, from)}. 복기는 할 수 있지만 이어 둘 수는 없습니다`,
  damagedText: (fault) => `끝까지 읽을 수 있는 대국만 이어 둘 수 있습니다: ${fault}`,

  // Record losses
  lossesText(format, losses) {
    const parts = losses.map(({ what, count }) => `${NOUNS[what]} ${count}개`);
    return `${formatName(format)}에는 ${josa(joinWords(parts, 'and'), '을')} 담을 수 없습니다`;
  },
  notUnderstoodText(file, counts) {
    const parts = Array.from(counts, ([what, count]) => `${LEFT_OUT[what]} ${count}개`);
    return `${file}: 알 수 없어 건너뛴 ${joinWords(parts, 'and')}`;
  },
  leftGamesText({ left, cut, all }, keeps) {
    const sentences = [
      ...(left > 0 ? [`${all}국 중 ${left}국을 건너뛰었습니다`] : []),
      ...(cut > 0 ? [`${all}국 중 ${cut}국은 잘못되기 전까지만 썼습니다`] : []),
    ];
    const help = keeps ? '' : '. --keep으로 잘못되기 전까지를 쓸 수 있습니다';
    return sentences.join('. ') + help;
  },
  writeFaultText: byCode({
    variant: (fault) =>
      `${records.heldText(fault)}. 이 대국은 ${nameInText(fault.variant)}입니다. 모든 게임을 담는 형식: ${fault.whole.join(', ')}`,
    'one-game': (fault) =>
      `${formatName(fault.format)} 파일에는 대국 하나만 담는데 ${fault.found}국이 있습니다. --game으로 하나를 고르십시오`,
    encoding: (fault) => `${josa(formatName(fault.format), '은')} 언제나 ${joinWords(fault.valid, 'or')}입니다`,
  }),
  heldText(fault) {
    const names = fault.held.map(({ id }) => id);
    return `${formatName(fault.format)}에는 ${joinWords(names, 'and')}만 담을 수 있습니다`;
  },

  // Record summary
  summaryText(moves, { score, termination }) {
    const how = termination && records.terminationText(termination);
    const result = score === '*' ? ['미완', how] : [how ? `${score} ${how}` : score];
    return [`${moves}수`, ...result.filter((text) => text !== undefined)].join(', ');
  },
  terminationText(termination) {
    const names: Readonly<Record<string, string>> = END_NAMES;
    return names[termination] ?? termination.replace(/^other: /, '');
  },
  gamesOfFileText: (file, count) => `${file}에는 ${count}국이 있습니다`,
  plyCountText: (file, plies) => `${file}의 대국은 ${plies}수까지 있습니다`,
  gameOfText: (number, count, file) => `${file}의 ${count}국 중 ${number}번째. --game N으로 다른 대국을 봅니다.`,

  // Sfen fault
  sfenFaultText: byCode({
    'sfen-fields': (fault, variant) =>
      fault.found === 0
        ? `SFEN이 비어 있습니다. ${variant.start}처럼 판, 차례, 말받침, 수를 적습니다`
        : `SFEN은 서너 부분(판, 차례, 말받침, 수)인데 ${fault.found}개입니다`,
    'rank-count': (fault, variant) => `${nameInText(variant)}의 판은 가로줄이 ${variant.ranks}개인데 ${fault.found}개입니다`,
    'rank-length': (fault, variant) => `${formatRank(fault.rank)} 가로줄은 ${variant.files}칸이어야 하는데 ${fault.found}칸입니다`,
    'unknown-letter': (fault, variant) =>
      `${nameInText(variant)}에는 ${quoted(fault.letter)} 말이 없습니다. 쓰는 글자는 ${variant.pieces.map((piece) => piece.sfen).join(' ')}`,
    'not-promotable': (fault, variant) => {
      const promotable = variant.pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${josa(quoted(fault.letter), '은')} 승격하지 않습니다. 승격하는 말은 ${promotable.join(' ')}`;
    },
    turn: (fault) => `차례는 b 또는 w인데 ${quoted(fault.found)}입니다`,
    hand: (fault) => `${josa(quoted(fault.found), '은')} 말받침이 아닙니다. 2Pb처럼 적고, 없으면 -입니다`,
    'promoted-in-hand': (fault) => `승격한 말(${fault.letter})은 말받침에 있을 수 없습니다. 잡힌 말은 원래 면으로 돌아갑니다`,
    'royal-in-hand': (fault, variant) => `${josa(`${royalName(variant)}(${fault.letter})`, '은')} 말받침에 있을 수 없습니다`,
    'move-number': (fault) => `수는 1에서 999999까지의 정수인데 ${quoted(fault.found)}입니다`,
    'no-royal': (_, variant) => `양쪽 모두 ${josa(royalName(variant), '이')} 없습니다. 적어도 한쪽에는 있어야 합니다`,
    'second-royal': (fault, variant) =>
      `${sideName(fault.color)}의 두 번째 ${josa(royalName(variant), '이')} ${formatSquare(fault.square)}에 있습니다. 한쪽에 하나까지입니다`,
    'dead-piece': (fault, variant) => {
      const name = wholePieceName(variant, { kind: fault.kind, promoted: false });
      return `${formatSquare(fault.square)}의 승격하지 않은 ${josa(name, '은')} 움직일 수 없습니다. 그 칸에서는 승격해 있어야 합니다`;
    },
    'many-pawns': ({ color, file, kind, most }, variant) => {
      const name = wholePieceName(variant, { kind, promoted: false });
      return `${sideName(color)}의 승격하지 않은 ${josa(name, '이')} ${file}번 세로줄에 ${most + 1}개 있습니다. 한 세로줄에 ${most}개까지입니다`;
    },
    'left-in-check': (fault) => `방금 둔 ${sideName(fault.color)}가 장군을 받고 있습니다. ${sideName(fault.color)}의 차례여야 합니다`,
  }),
  sfenOddityText(fault, variant) {
    const [what = ''] = sfenFaultText(fault, variant).split('. ');
    return what;
  },
  noPositionText: (variant, fault) => `${nameInText(variant)}의 국면이 아닙니다: ${sfenFaultText(fault, variant)}`,

  // Kept
  /** Said in the shell after leaving: `` evening으로 보관했습니다. `komadai resume`: 이어 두기. `` */
  keptText: (name, isOver, command) => `${josa(name, '으로')} 보관했습니다. "${command}": ${isOver ? '다시 보기' : '이어 두기'}.`,
  noUnfinishedText: (passedOver) => `끝나지 않은 대국이 없습니다. ${passedOver ?? 'komadai play로 시작합니다'}`,
  resumedText(passedOver, wasCutOff) {
    const resumed = wasCutOff ? 'komadai가 중단된 곳에서 이어 둡니다.' : '이어 둡니다.';
    return passedOver === undefined ? resumed : `${resumed} 마지막 대국은 아닙니다: ${passedOver}.`;
  },
  brokenText(path) {
    const game = path === undefined ? '' : ` 대국은 ${path}에 저장되어 있습니다. komadai resume로 이어 둡니다.`;
    return `프로그램의 오류로 종료했습니다.${game} 오류`;
  },
  noProblemText: (file) => `${file}: 문제가 들어 있지 않습니다`,
  checkedGameText: (file, number, summary) => `${file}: 대국 ${number}: ${summary}`,
  SPLIT_NEEDS_OUTPUT: '--split은 대국마다 파일을 하나씩 씁니다. --output FILE로 이름을 정해 주십시오',
  nothingWrittenText: (fault) => `${fault}. 아무것도 쓰지 않았습니다.`,

  // Clipboard
  copiedText: (text) => `터미널의 클립보드로 보냈습니다: ${text}`,
  noClipboardText: (text) => `복사: 클립보드가 없습니다. 국면은 ${text}`,
  copiedFormText: (form) => `${form} 형식으로 터미널의 클립보드에 보냈습니다.`,
  COPIED_MOVES: '수순을 터미널의 클립보드로 보냈습니다.',
  WAY_OUT: '붙여넣기가 안 되면 터미널이 지원하지 않는 것입니다. "복기"에서 "내보내기"로 파일에 저장할 수 있습니다.',
  noClipboardForText: (wayOut) => `복사: 클립보드를 쓸 수 없습니다. ${wayOut}`,
  copyFormsText: (forms) => `복사할 수 있는 형식: ${forms.join(', ')}`,
  PASTED: '붙여넣은 글',
  NO_GAME_PASTED: '붙여넣은 글에 기보나 국면이 없습니다.',
  PASTE_TOO_LONG: '붙여넣은 글이 100 kB를 넘어 읽지 않았습니다. 파일은 komadai replay FILE로 엽니다.',
  pastedText(form, games) {
    const more = games === 1 ? '' : ` (${games}국 중 첫째)`;
    return `${form} 형식으로 읽었습니다${more}. "내보내기"로 파일에 남길 수 있습니다.`;
  },
  enteredGameText(form, hasMoves, asks) {
    const what = `${form} 형식의 ${hasMoves ? '기보' : '국면'}입니다`;
    return asks ? `${what}. 여시겠습니까?` : `${what}. 파일로 저장하면 komadai replay FILE로 열 수 있습니다.`;
  },

  // Output fault
  outputFaultText(file, error) {
    if (errorCode(error) === 'EEXIST') return `${file} 파일이 이미 있습니다. --force로 바꿀 수 있습니다`;
    return `${josa(file, '을')} 쓸 수 없습니다: ${writeErrorText(file, error)}`;
  },
};

export const { lossesText, writeFaultText, sfenFaultText, noPositionText } = records;
