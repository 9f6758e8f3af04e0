import type { PrivateKey, PublicKey } from 'openpgp';
import { type BankPlace, TransportError } from './fileStore';

export interface PgpKeys {
  /** The bank's public key, as its file holds it: what goes out is encrypted for it. */
  readonly bank: Uint8Array | undefined;
  /** Our private key: what goes out is signed with it, and what comes in decrypted. */
  readonly own: Uint8Array | undefined;
  readonly passphrase: string | undefined;
  /** Whether what comes without the bank's signature is refused. */
  readonly signature: 'required' | 'optional';
  readonly now: () => Date;
}

/** Encrypts files for the bank and opens its own. */
export interface Pgp {
  /** Whether what goes out is encrypted: its name then ends with `.pgp`. */
  readonly encrypts: boolean;
  /** @throws TransportError 'pgp' where a key has expired or cannot be used so */
  seal(bytes: Uint8Array): Promise<Uint8Array>;
  /**
   * The file within, and its name without the ending. What is not encrypted stays as it is, unless a signature is
   * required of what comes by itself.
   * @param isTrusted a person brings the file and knows where it comes from
   * @throws TransportError 'pgp' in words
   */
  open(file: NamedBytes, isTrusted: boolean): Promise<NamedBytes>;
}

/** The way to the bank and back. */
export interface BankWay {
  readonly place: BankPlace;
  /** Undefined: files stay as they are. */
  readonly pgp: Pgp | undefined;
}

interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const ENDING = /\.(pgp|gpg|asc)$/i;

/** @throws in words, naming the variable, where a file is no such key or its passphrase is wrong */
export async function openPgp(keys: PgpKeys): Promise<Pgp> {
  const bank = keys.bank && (await publicKeyOf(keys.bank));
  const own = keys.own && (await privateKeyOf(keys.own, keys.passphrase));
  const needsSignature = bank !== undefined && keys.signature === 'required';
  return {
    encrypts: bank !== undefined,
    async seal(bytes) {
      if (!bank) return bytes;
      const { createMessage, encrypt } = await import('openpgp');
      const date = keys.now();
      await expectAlive(bank, 'bank', date);
      if (own) await expectAlive(own, 'own', date);
      return inWords('cannot be encrypted', async () => {
        const message = await createMessage({ binary: bytes, date });
        const sealed = await encrypt({
          message,
          encryptionKeys: bank,
          signingKeys: own ?? [],
          format: 'binary',
          date,
        });
        return sealed as Uint8Array;
      });
    },
    async open({ name, bytes }, isTrusted) {
      if (!ENDING.test(name)) {
        if (needsSignature && !isTrusted) throw refused(name, 'is not signed by the bank');
        return { name, bytes };
      }
      const message = await messageOf(name, bytes);
      const { verify, decrypt } = await import('openpgp');
      const inside = { format: 'binary', verificationKeys: bank ?? [], date: keys.now() } as const;
      const recipients = message.getEncryptionKeyIDs();
      const { data, signatures } = await inWords(`${name} cannot be opened`, async () => {
        if (recipients.length === 0) return verify({ message, ...inside });
        if (!own)
          throw new TransportError('pgp', `${name} is encrypted, and BANK_PGP_PRIVATE_KEY_FILE is not set.`);
        if (
          !isFor(
            own,
            recipients.map((id) => id.toHex()),
          )
        )
          throw otherKey(name);
        return decrypt({ message, decryptionKeys: own, ...inside });
      });
      if (bank) await expectSigned(name, signatures, needsSignature && !isTrusted);
      return { name: name.replace(ENDING, ''), bytes: data as Uint8Array };
    },
  };
}

/** Undefined where it is binary. */
function armoredText(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.trimStart().startsWith('-----BEGIN PGP') ? text : undefined;
}

async function publicKeyOf(bytes: Uint8Array): Promise<PublicKey> {
  const { readKey } = await import('openpgp');
  try {
    const armoredKey = armoredText(bytes);
    const key = await (armoredKey === undefined ? readKey({ binaryKey: bytes }) : readKey({ armoredKey }));
    if (!key.isPrivate()) return key;
  } catch {
    // What a library says of a broken key helps nobody.
  }
  throw new Error(
    'BANK_PGP_PUBLIC_KEY_FILE holds no public PGP key, so no file could be encrypted. Put the key there that the bank ' +
      'gave you, armored or binary.',
  );
}

async function privateKeyOf(bytes: Uint8Array, passphrase: string | undefined): Promise<PrivateKey> {
  const { readPrivateKey, decryptKey } = await import('openpgp');
  const armoredKey = armoredText(bytes);
  const read =
    armoredKey === undefined ? readPrivateKey({ binaryKey: bytes }) : readPrivateKey({ armoredKey });
  const key = await read.catch(() => {
    throw new Error(
      'BANK_PGP_PRIVATE_KEY_FILE holds no private PGP key, so no file of the bank could be opened. Export it with ' +
        'gpg --export-secret-keys.',
    );
  });
  if (key.isDecrypted()) return key;
  try {
    return await decryptKey({ privateKey: key, passphrase: passphrase ?? '' });
  } catch (error) {
    throw new Error(
      'The key of BANK_PGP_PRIVATE_KEY_FILE does not open with the passphrase of BANK_PGP_PASSPHRASE_FILE. Put the ' +
        'right one there, alone in the file.',
      { cause: error },
    );
  }
}

async function messageOf(name: string, bytes: Uint8Array) {
  const { readMessage } = await import('openpgp');
  const armoredMessage = armoredText(bytes);
  return inWords(`${name} is no PGP message`, () =>
    armoredMessage === undefined ? readMessage({ binaryMessage: bytes }) : readMessage({ armoredMessage }),
  );
}

/** A key that has expired or was revoked is not used, whatever a bank may still take. */
async function expectAlive(key: PublicKey | PrivateKey, whose: 'bank' | 'own', date: Date): Promise<void> {
  const [named, variable, next] = {
    bank: ['The bank’s PGP key', 'BANK_PGP_PUBLIC_KEY_FILE', 'Ask the bank for its new one'],
    own: [
      'Our PGP key',
      'BANK_PGP_PRIVATE_KEY_FILE',
      'Extend it or make a new one, and give the bank its public half',
    ],
  }[whose] as [string, string, string];
  const expires = await key.getExpirationTime();
  if (expires instanceof Date && expires <= date)
    throw new TransportError(
      'pgp',
      `${named} (${variable}) expired on ${expires.toISOString().slice(0, 10)}. ${next}.`,
    );
  if (await key.isRevoked(undefined, undefined, date))
    throw new TransportError('pgp', `${named} (${variable}) was revoked. ${next}.`);
}

const isFor = (own: PrivateKey, recipients: readonly string[]): boolean => {
  const ids = new Set(own.getKeyIDs().map((id) => id.toHex()));
  return recipients.some((id) => ids.has(id) || /^0+$/.test(id));
};

interface Signature {
  readonly verified: Promise<unknown>;
}

async function expectSigned(
  name: string,
  signatures: readonly Signature[],
  isRequired: boolean,
): Promise<void> {
  if (signatures.length === 0) {
    if (isRequired) throw refused(name, 'is not signed by the bank');
    return;
  }
  const verdicts = await Promise.allSettled(signatures.map(({ verified }) => verified));
  if (verdicts.every(({ status }) => status === 'rejected'))
    throw refused(
      name,
      'has a signature that is not the bank’s, or the file was changed since it was signed',
    );
}

const refused = (name: string, why: string): TransportError =>
  new TransportError('pgp', `${name} ${why}. Ask the bank to send it again.`);

const otherKey = (name: string): TransportError =>
  refused(name, 'is encrypted for another key than ours (BANK_PGP_PRIVATE_KEY_FILE)');

async function inWords<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof TransportError) throw error;
    throw new TransportError('pgp', `${what}: it was changed or cut on its way, or the key does not fit.`, {
      cause: error,
    });
  }
}
