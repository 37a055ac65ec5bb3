import { sshLine } from '../ssh-line.ts';

/**
 * What is said at the door of a server to those who log in, in lines.
 * @param address as they reach it, which is known when the server listens
 */
export function doorTexts(address: () => string) {
  return {
    registers: 'This key is not known here: it registers a new player.\n',
    get severalKeys() {
      return [
        'None of your keys is known here.',
        `${sshLine('new', address())} registers a new player with the first of them;`,
        'ssh -o IdentitiesOnly=yes -i FILE chooses another one.\n',
      ].join('\n');
    },
    needsKey: [
      'A key is needed here, and you have sent none.',
      'ssh-keygen -t ed25519 makes one.\n',
    ].join('\n'),
    invitedOnly: 'This server is for people who were invited: it does not know your key.\n',
    banned: 'You were sent away from this server.\n',
    guestPrompt: 'Press Enter to come in as a guest. ',
  };
}
