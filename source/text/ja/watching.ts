import type { LockFault } from '../../records/store/game-lock.ts';
import { notSavedText } from './outcome.ts';
import { spelling } from './spelling.ts';
import { otherText } from './store-fault.ts';

export const WATCH_ANSWERS = {
  asking: '別の komadai に問い合わせています..',
  taken: '対局を引き継ぎました。',
  gone: '別の komadai が対局の名前を変えたか、削除しました。',
} as const;

export function watchedResultText(result: string, hasOwner: boolean): string {
  return `終局しました: ${result}。${hasOwner ? '' : '別の komadai は終了しています。'}`;
}

export function watchedGameText(owner: LockFault | undefined, take: string): string {
  return owner
    ? `${otherText(owner)}の対局を観戦中です。「${spelling(take)}」で引き継げます。`
    : `別の komadai は終了しています。「${spelling(take)}」で対局を引き継げます。`;
}

export function givenText(by: LockFault | undefined): string {
  return `保存し、${whoText(by)}に引き渡しました。`;
}

export function takenOverText(by: LockFault | undefined, unsaved?: readonly string[]): string {
  const taken = `${whoText(by)}が対局を引き継ぎました。`;
  if (unsaved === undefined) return taken;
  return `${notSavedText(unsaved.join('、') || '最後の操作')}。${taken}`;
}

function whoText(by: LockFault | undefined): string {
  return by ? otherText(by) : '別の komadai ';
}

export function takeQuestion(owner: LockFault | undefined): string {
  return owner
    ? `${otherText(owner)}から対局を引き継ぎますか？`
    : '対局を引き継いで続きを指しますか？';
}

export function watchingHelp(owner: LockFault | undefined): string[] {
  const follows =
    '指し手は保存されるたびに表示されます。ここで入力した手は指されませんが、対局を引き継ぐとその手も引き継がれます。';
  if (!owner) return [follows, 'この対局を開いている komadai はありません。'];
  return [
    `この対局は${otherText(owner)}で開かれています。${follows}`,
    '引き継ぐと、相手の komadai は保存して観戦に回ります。2秒以内に応答がなければ、そのまま引き継ぎます。保存済みの内容は失われません。',
    `ロックファイルは ${owner.lockFile} です。そのプロセスがもう動いていないと分かっているときだけ削除してください。`,
  ];
}
