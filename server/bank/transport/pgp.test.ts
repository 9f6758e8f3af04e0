import { createMessage, encrypt, generateKey, readKey, readPrivateKey, sign } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPgp, type PgpKeys } from './pgp';

const now = new Date('2026-04-13T15:00:00.000Z');
const made = new Date('2026-01-01T00:00:00.000Z');

interface KeyPair {
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
}

async function keyPair(name: string, over: { seconds?: number; passphrase?: string } = {}): Promise<KeyPair> {
  const { publicKey, privateKey } = await generateKey({
    userIDs: { name },
    date: made,
    keyExpirationTime: over.seconds ?? 0,
    ...(over.passphrase !== undefined && { passphrase: over.passphrase }),
  });
  return { publicKey: Buffer.from(publicKey), privateKey: Buffer.from(privateKey) };
}

let bank: KeyPair;
let ours: KeyPair;
let stranger: KeyPair;
beforeAll(async () => {
  [bank, ours, stranger] = await Promise.all([keyPair('Bank'), keyPair('Us'), keyPair('Stranger')]);
});

const open = (over: Partial<PgpKeys> = {}) =>
  openPgp({
    bank: bank.publicKey,
    own: ours.privateKey,
    passphrase: undefined,
    signature: 'required',
    now: () => now,
    ...over,
  });
/** The other end of the way. */
const atTheBank = (over: Partial<PgpKeys> = {}) =>
  open({ bank: ours.publicKey, own: bank.privateKey, ...over });

const clear = Buffer.from('101 125100018 a file for the bank');
const from = (bytes: Uint8Array, name = 'returns.ach.pgp') => ({ name, bytes });

describe('a file for the bank', () => {
  it('is encrypted and signed: the bank opens it and knows who wrote it', async () => {
    const sealed = await (await open()).seal(clear);
    expect(Buffer.from(sealed).includes('a file for the bank')).toBe(false);
    const opened = await (await atTheBank()).open(from(sealed, 'ach_1.ach.pgp'), false);
    expect(opened.name).toBe('ach_1.ach');
    expect(Buffer.from(opened.bytes)).toEqual(clear);
  });

  it('is encrypted alone where there is no key of ours', async () => {
    const sealed = await (await open({ own: undefined })).seal(clear);
    const bankEnd = await atTheBank({ signature: 'optional' });
    expect(Buffer.from((await bankEnd.open(from(sealed), false)).bytes)).toEqual(clear);
    await expect((await atTheBank()).open(from(sealed), false)).rejects.toThrow('not signed');
  });

  it('stays as it is where only a key of ours is set', async () => {
    const pgp = await open({ bank: undefined });
    expect(pgp.encrypts).toBe(false);
    expect(await pgp.seal(clear)).toBe(clear);
  });

  it.each([
    ['bank', 'The bank’s PGP key (BANK_PGP_PUBLIC_KEY_FILE) expired on 2026-04-13.'],
    ['own', 'Our PGP key (BANK_PGP_PRIVATE_KEY_FILE) expired on 2026-04-13.'],
  ] as const)('is not encrypted with an expired key: %s', async (whose, words) => {
    const seconds = (now.getTime() - made.getTime()) / 1000;
    const old = await keyPair('Old', { seconds });
    const key = whose === 'bank' ? old.publicKey : old.privateKey;
    const until = (at: Date) => open({ [whose]: key, now: () => at });
    await expect((await until(now)).seal(clear)).rejects.toMatchObject({
      kind: 'pgp',
      message: expect.stringContaining(words) as string,
    });
    const before = await until(new Date(now.getTime() - 1000));
    expect((await before.seal(clear)).length).toBeGreaterThan(clear.length);
  });
});

describe('a file of the bank', () => {
  const sealedFor = async (recipient: KeyPair, signer?: KeyPair, format: 'binary' | 'armored' = 'binary') => {
    const sealed = (await encrypt({
      message: await createMessage({ binary: clear, date: made }),
      encryptionKeys: await readKey({ armoredKey: recipient.publicKey.toString() }),
      signingKeys: signer ? await readPrivateKey({ armoredKey: signer.privateKey.toString() }) : [],
      format: format as 'binary',
      date: made,
    })) as Uint8Array | string;
    return Buffer.from(sealed);
  };

  it.each([
    ['binary', 'returns.ach.gpg'],
    ['armored', 'returns.ach.asc'],
    ['armored', 'returns.ach.PGP'],
  ] as const)('is opened, %s, as %s', async (format, name) => {
    const bytes = await sealedFor(ours, bank, format);
    const opened = await (await open()).open({ name, bytes }, false);
    expect(opened.name).toBe('returns.ach');
    expect(Buffer.from(opened.bytes)).toEqual(clear);
  });

  it('may be signed and not encrypted', async () => {
    const bytes = Buffer.from(
      (await sign({
        message: await createMessage({ binary: clear, date: made }),
        signingKeys: await readPrivateKey({ armoredKey: bank.privateKey.toString() }),
        format: 'binary',
        date: made,
      })) as Uint8Array,
    );
    expect(Buffer.from((await (await open()).open(from(bytes), false)).bytes)).toEqual(clear);
  });

  it('is refused where it is for another key', async () => {
    const pgp = await open();
    await expect(pgp.open(from(await sealedFor(stranger, bank)), false)).rejects.toMatchObject({
      kind: 'pgp',
      message: expect.stringContaining('another key than ours') as string,
    });
    const keyless = await open({ own: undefined });
    await expect(keyless.open(from(await sealedFor(ours, bank)), false)).rejects.toThrow(
      'BANK_PGP_PRIVATE_KEY_FILE is not set',
    );
  });

  it('is refused with the signature of somebody else, required or not, from whomever it comes', async () => {
    const bytes = await sealedFor(ours, stranger);
    for (const signature of ['required', 'optional'] as const)
      for (const isTrusted of [false, true]) {
        const pgp = await open({ signature });
        await expect(pgp.open(from(bytes), isTrusted)).rejects.toThrow('not the bank’s');
      }
  });

  it('is refused without a signature where one is required, unless a person brings it', async () => {
    const bytes = await sealedFor(ours);
    const [required, optional] = [await open(), await open({ signature: 'optional' })];
    await expect(required.open(from(bytes), false)).rejects.toThrow('not signed');
    for (const opened of [await required.open(from(bytes), true), await optional.open(from(bytes), false)])
      expect(Buffer.from(opened.bytes)).toEqual(clear);
  });

  it('is refused as plain text where a signature is required, unless a person brings it', async () => {
    const plain = from(clear, 'returns.ach');
    await expect((await open()).open(plain, false)).rejects.toThrow('not signed');
    expect(await (await open()).open(plain, true)).toEqual(plain);
    expect(await (await open({ signature: 'optional' })).open(plain, false)).toEqual(plain);
    expect(await (await open({ bank: undefined })).open(plain, false)).toEqual(plain);
  });

  it('is refused with any byte changed, and says nothing of what is in it', async () => {
    const bytes = await sealedFor(ours, bank);
    const pgp = await open();
    const step = Math.max(1, Math.floor(bytes.length / 60));
    for (let at = 0; at < bytes.length; at += step) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 0x01;
      const outcome = await pgp.open(from(changed), false).then(
        (opened) => Buffer.from(opened.bytes).toString(),
        (error: Error) => error,
      );
      // A bit of a header that nobody reads may turn without harm.
      if (outcome === clear.toString()) continue;
      expect(outcome, `byte ${at}`).toMatchObject({ kind: 'pgp' });
      expect((outcome as Error).message).not.toContain('125100018');
    }
    await expect(pgp.open(from(bytes.subarray(0, -20)), false)).rejects.toMatchObject({ kind: 'pgp' });
    await expect(pgp.open(from(Buffer.from('no message')), false)).rejects.toMatchObject({ kind: 'pgp' });
  });
});

describe('keys', () => {
  it('may have a passphrase', async () => {
    const locked = await keyPair('Us', { passphrase: 'correct horse' });
    const own = locked.privateKey;
    expect((await open({ own, passphrase: 'correct horse' })).encrypts).toBe(true);
    for (const passphrase of ['wrong', undefined])
      await expect(open({ own, passphrase })).rejects.toThrow('BANK_PGP_PASSPHRASE_FILE');
  });

  it.each([
    ['bank', () => Buffer.from('nothing'), 'BANK_PGP_PUBLIC_KEY_FILE holds no public PGP key'],
    ['bank', () => ours.privateKey, 'BANK_PGP_PUBLIC_KEY_FILE holds no public PGP key'],
    ['own', () => Buffer.from('nothing'), 'BANK_PGP_PRIVATE_KEY_FILE holds no private PGP key'],
    ['own', () => bank.publicKey, 'BANK_PGP_PRIVATE_KEY_FILE holds no private PGP key'],
  ])('that are none are refused at the start: %s', async (whose, key, words) => {
    await expect(open({ [whose]: key() })).rejects.toThrow(words);
  });
});
