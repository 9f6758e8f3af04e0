import { createHash } from 'node:crypto';
import ssh2 from 'ssh2';

const { utils } = ssh2;

/** A key pair of a user or of a server, as its files hold it. */
export function sshKey(passphrase?: string): SshKey {
  const make = () =>
    passphrase === undefined
      ? utils.generateKeyPairSync('ed25519')
      : utils.generateKeyPairSync('ed25519', { passphrase, cipher: 'aes256-ctr', rounds: 1 });
  for (;;) {
    const key = make();
    // Now and then the library makes one that it cannot read itself.
    if (!(utils.parseKey(key.private, passphrase) instanceof Error)) return key;
  }
}
export type SshKey = ReturnType<typeof utils.generateKeyPairSync>;

/** Such as `SHA256:…`, as ssh-keygen -l writes it. */
export const fingerprintOf = ({ public: line }: Pick<SshKey, 'public'>): string =>
  `SHA256:${createHash('sha256')
    .update(Buffer.from(line.split(' ')[1]!, 'base64'))
    .digest('base64')
    .replace(/=$/, '')}`;
