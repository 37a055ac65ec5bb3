import { sshLine } from '../ssh-line.ts';

export function doorTexts(address: () => string) {
  return {
    registers: '未登録の鍵です。新しいプレイヤーとして登録します。\n',
    get severalKeys() {
      return [
        'どの鍵も登録されていません。',
        `${sshLine('new', address())} で、最初の鍵を新しいプレイヤーとして登録します。`,
        '別の鍵を使うには: ssh -o IdentitiesOnly=yes -i FILE\n',
      ].join('\n');
    },
    needsKey: [
      '鍵が必要ですが、送られてきませんでした。',
      '鍵は ssh-keygen -t ed25519 で作れます。\n',
    ].join('\n'),
    invitedOnly: 'このサーバーは招待制です。あなたの鍵は登録されていません。\n',
    banned: 'あなたはこのサーバーへの入場を禁止されています。\n',
    guestPrompt: 'Enterを押すとゲストとして入ります。',
  };
}
