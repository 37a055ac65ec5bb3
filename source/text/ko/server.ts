import { sshLine } from '../ssh-line.ts';

export function doorTexts(address: () => string) {
  return {
    registers: '처음 보는 키입니다. 새 대국자로 등록합니다.\n',
    get severalKeys() {
      return [
        '보낸 키가 모두 처음 보는 것입니다.',
        `${sshLine('new', address())} 명령은 첫째 키로 새 대국자를 등록합니다.`,
        'ssh -o IdentitiesOnly=yes -i FILE로 다른 키를 고릅니다.\n',
      ].join('\n');
    },
    needsKey: ['키가 필요한데 보내지 않았습니다.', 'ssh-keygen -t ed25519로 만듭니다.\n'].join(
      '\n',
    ),
    invitedOnly: '초대받은 사람만 들어오는 서버입니다. 이 키는 알지 못합니다.\n',
    banned: '이 서버에서 내보내진 계정입니다.\n',
    guestPrompt: 'Enter를 누르면 손님으로 들어갑니다. ',
  };
}
