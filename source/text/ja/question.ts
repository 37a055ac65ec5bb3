export const RESIGN_QUESTION = '投了しますか？';

export function leaveQuestion(runsOn: boolean): string {
  return runsOn
    ? '対局を離れますか？ 離れている間も時計は進みます。'
    : '対局を離れますか？ 時計は再開まで止まります。';
}

export function promoteMoveQuestion(typed: string): string {
  return `${typed.trim()}: 成りますか？`;
}

export function waitsForText(signs: readonly [yes: string, no: string] | undefined): string {
  return signs
    ? `「はい」は y か ${signs[0]}、「いいえ」は n か ${signs[1]} を押してください。`
    : '「はい」は y、「いいえ」は n を押してください。';
}
