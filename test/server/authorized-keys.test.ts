import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAuthorizedKeys } from '../../source/server/authorized-keys.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { userKey } from './helpers.ts';

const KEY = userKey();
const OTHER = userKey('ecdsa');

test.each([
  ['a key', KEY.public, [KEY.print]],
  ['a key with a comment', `${KEY.public} ann@home`, [KEY.print]],
  ['two keys', `${KEY.public}\n${OTHER.public}\n`, [KEY.print, OTHER.print]],
  ['lines that end with CR LF', `${KEY.public}\r\n${OTHER.public}\r\n`, [KEY.print, OTHER.print]],
  ['options before it', `restrict,command="a b \\"c\\"" ${KEY.public}`, [KEY.print]],
  ['comments and empty lines', `# ${OTHER.public}\n\n  \n${KEY.public}`, [KEY.print]],
  ['what is no key', 'ssh-ed25519 AAAA\nhello\nssh-rsa', []],
  ['a type that its bytes do not repeat', KEY.public.replace('ssh-ed25519', 'ssh-rsa'), []],
])('the keys of a file: %s', (_, text, prints) => {
  const path = join(temporaryFolder(), 'keys');
  writeFileSync(path, text);
  expect([...readAuthorizedKeys(path)]).toEqual(prints);
});
