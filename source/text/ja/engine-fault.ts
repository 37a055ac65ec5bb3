import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import type { EngineError } from '../../engine/engine.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { OfferedOption } from '../../engine/usi/usi-protocol.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import type { EngineFailed, EngineStarted } from '../../match/participants/participant.ts';
import type { UnseatedEngine } from '../../match/participants/players.ts';
import { becauseText, programText } from '../foreign-text.ts';
import { nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';
import { sideName } from './side-name.ts';

export function engineFaultText(
  engine: string,
  { failure, detail, code }: Pick<EngineError, 'failure' | 'detail' | 'code'>,
): string {
  const name = `エンジン${quoted(engine)}`;
  switch (failure) {
    case 'not-started':
      return notStartedText(engine, detail, code);
    case 'not-listed':
      return `${quoted(engine)}というプログラムはなく、登録したエンジンにもありません。登録済み: ${programText(detail)}`;
    case 'no-handshake':
      return `${quoted(engine)}が${quoted(detail)}に応答しません。USIエンジンかどうか確かめてください`;
    case 'no-variant':
      return detail === ''
        ? `${name}は本将棋しか指せません`
        : `${name}はこのゲームに対応していません。対応しているのは${quoted(detail)}です`;
    case 'silent':
      return `${name}が応答しません`;
    case 'ended':
      return `${name}が終了しました${becauseText(detail)}`;
    case 'illegal-move':
      return `${name}が反則手${quoted(detail)}を指しました`;
    case 'nonsense':
      return `${name}の応答${quoted(detail)}を解釈できません`;
    case 'flood':
      return `${name}の出力が止まりません`;
    default:
      return failure satisfies never;
  }
}

export function engineFailedText({ color, name, error, hasLost = false }: EngineFailed): string {
  const fault = `${engineFaultText(name, error)}。`;
  if (hasLost) return fault;
  const side = sideName(color);
  if (error.failure === 'not-started') {
    return `${fault}対局は保存されています。ここからは${side}もあなたが指します。`;
  }
  return `${fault}対局は保存されています。再開するとエンジンを起動し直します。このまま${side}を自分で指すこともできます。`;
}

export const NO_COMMAND = 'エンジンを起動するコマンドを、シェルと同じように入力してください。';

export function engineStartsText(name: string): string {
  return `エンジン${quoted(name)}を起動しています ..`;
}

export function engineStartedText({ color, name, optionFaults }: EngineStarted): string {
  return [
    `${sideName(color)}は${programText(name)}です。`,
    ...optionFaults.map(optionFaultText),
  ].join('');
}

export function lackText(lack: Lack): string {
  const game = nameInText(lack.variant);
  const fault = fileFaultText(lack.fault);
  switch (lack.kind) {
    case 'no-net':
      return `${game}の評価関数ファイル${fault}。コンピュータは評価関数ファイルなしで指すため、弱くなります。`;
    case 'no-book':
      return `${game}の定跡ファイル${fault}。コンピュータは定跡なしで指します。`;
    default:
      return lack satisfies never;
  }
}

function fileFaultText(fault: Lack['fault']): string {
  switch (fault.code) {
    case 'missing':
      return 'がありません';
    case 'unreadable':
      return `を読めません（${fault.detail}）`;
    case 'not-a-net':
    case 'not-a-book':
      return 'の種類が違います';
    case 'damaged':
      return 'が壊れています';
    case 'other-version':
      return `の形式${fault.version}に、この版の komadai は対応していません`;
    case 'other-variant':
      return `は${quoted(fault.variantId)}用です`;
    case 'other-layout':
      return 'は別の駒構成用です';
    case 'other-rules':
      return 'は別のルール用です';
    default:
      return fault satisfies never;
  }
}

export function optionFaultText(fault: OptionFault): string {
  const name = quoted(fault.name);
  switch (fault.code) {
    case 'unknown-option':
      return `${name}というオプションはありません。`;
    case 'bad-option-value':
      return `オプション${name}を${quoted(fault.value)}にはできません。指定できる値: ${programText(validText(fault.option))}。`;
    default:
      return fault satisfies never;
  }
}

function validText({ type, values, min, max }: OfferedOption): string {
  if (type === 'check') return 'true か false';
  if (type === 'combo') return values.join('、');
  if (min !== undefined && max !== undefined) return `${min}から${max}`;
  if (min !== undefined) return `${min}以上の数`;
  return max === undefined ? '数' : `${max}以下の数`;
}

export function unseatedText({ color, command }: UnseatedEngine, game: string): string {
  if (command === undefined) {
    return 'サーバーではコンピュータ同士の対局はできません。両方の側をあなたが指します。';
  }
  return `${sideName(color)}はプログラム「${programText(command)}」ですが、ここで起動したことがないため起動していません。信頼できるなら: komadai resume ${game} --start-engine`;
}

const START_ERRORS: Readonly<Record<string, (program: string) => string>> = {
  ENOENT: (program) => `プログラム${program}がありません`,
  ENOTDIR: (program) => `プログラム${program}がありません`,
  EACCES: (program) => `${program}はプログラムではないか、実行する権限がありません`,
  EPERM: (program) => `${program}を実行する権限がありません`,
  ENOEXEC: (program) => `${program}はこのコンピュータ用のプログラムではありません`,
  ELOOP: (program) => `${program}は行き先のないリンクです`,
  ENAMETOOLONG: (program) => `${program}はプログラム名として長すぎます`,
  E2BIG: (program) => `${program}の引数が長すぎます`,
  ENOMEM: (program) => `メモリ不足で${program}を起動できません`,
  EAGAIN: (program) => `プロセスが多すぎて${program}を起動できません`,
  EMFILE: (program) => `開いているファイルが多すぎて${program}を起動できません`,
  ENFILE: (program) => `開いているファイルが多すぎて${program}を起動できません`,
  ETXTBSY: (program) => `${program}は書き込み中です`,
  ERR_INVALID_ARG_VALUE: (program) => `${program}はプログラム名として使えません`,
};

function notStartedText(engine: string, program: string, code: string): string {
  const name = quoted(engine);
  if (program === '') return `エンジン${name}を起動できません`;
  if (code === '') return `コマンド${quoted(program)}の引用符が閉じていません`;
  const why =
    START_ERRORS[code]?.(quoted(program)) ?? `${quoted(program)}を起動できません（${code}）`;
  // A name that the command has already is not told twice.
  return engine.includes(program) ? why : `エンジン${name}を起動できません: ${why}`;
}

export function engineListText(change: EngineListChange): string {
  const { name } = change;
  switch (change.code) {
    case 'listed': {
      const { asked } = change;
      return asked
        ? `${name}は${quoted(asked.name)}です。オプションは${asked.offered.length}個あります。`
        : `エンジンの名前を${name}に変えました。`;
    }
    case 'removed': {
      const { wasAnalyst } = change;
      return `${name}の登録を消しました。${wasAnalyst ? '解析は内蔵エンジンに戻ります。' : ''}`;
    }
    default:
      return change satisfies never;
  }
}

export function engineListFaultText(fault: EngineListFault): string {
  switch (fault.code) {
    case 'shared':
      return 'サーバーではほかのプログラムを起動しません。';
    case 'no-command':
      return NO_COMMAND;
    case 'bad-engine-name':
      return `エンジンの名前に${quoted(fault.found)}は使えません。使えるのは24字までの文字、数字、- と _ です(own を除く)。`;
    case 'taken-name':
      return `${fault.name}という名前のエンジンはもうあります。`;
    case 'unknown-engine':
      return fault.names.length === 0
        ? `エンジン${quoted(fault.found)}はありません。登録は komadai settings engine.NAME COMMAND です。`
        : `エンジン${quoted(fault.found)}はありません。登録済み: ${fault.names.join(', ')}。`;
    case 'bad-options':
      return `オプションに${quoted(fault.found)}は指定できません。書き方: NAME=VALUE, NAME=VALUE, ..`;
    case 'engine-failed':
      return `${fault.name}は登録しませんでした: ${engineFaultText(fault.command, fault.error)}`;
    case 'options-refused':
      return [...fault.faults.map(optionFaultText), '登録しませんでした。'].join('');
    case 'not-kept':
      return setFaultText(fault.fault, true);
    default:
      return fault satisfies never;
  }
}
