import { describe, expect, it } from 'vitest';
import { bankOf } from './bankConfig';

const print = 'SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU';
const folders = { BANK_OUT_DIR: '/bank/out', BANK_IN_DIR: '/bank/in' };
const sftp = {
  BANK_SFTP_URL: 'sftp://larkspur@sftp.bank.example:2222/',
  BANK_SFTP_OUT: '/outbound/',
  BANK_SFTP_IN: '/',
  BANK_SFTP_HOST_KEY: print,
  BANK_SFTP_KEY_FILE: '/keys/bank',
};

it('leads nowhere where nothing is set', () => {
  expect(bankOf({})).toEqual({ place: undefined, pgp: undefined, send: 'released' });
});

it('leads through folders', () => {
  expect(bankOf({ ...folders, BANK_SEND: 'manual' })).toEqual({
    place: { kind: 'folders', out: '/bank/out', in: '/bank/in' },
    pgp: undefined,
    send: 'manual',
  });
});

it('leads to a server', () => {
  expect(bankOf({ ...sftp, BANK_SFTP_PASSPHRASE_FILE: '/keys/words' }).place).toMatchObject({
    kind: 'sftp',
    host: 'sftp.bank.example',
    port: 2222,
    user: 'larkspur',
    out: '/outbound',
    in: '/',
    hostKeys: [{ type: undefined }],
    keyFile: '/keys/bank',
    passphraseFile: '/keys/words',
  });
  const several = bankOf({
    ...sftp,
    BANK_SFTP_URL: 'sftp://lark%40spur@[::1]',
    BANK_SFTP_HOST_KEY: `${print}, ssh-ed25519 AAAA bank\n`,
  });
  expect(several.place).toMatchObject({
    host: '::1',
    port: 22,
    user: 'lark@spur',
    hostKeys: [{ type: undefined }, { type: 'ssh-ed25519' }],
  });
});

it('has keys of PGP, whose files need not lead anywhere: what is saved by hand is encrypted too', () => {
  expect(bankOf({ BANK_PGP_PUBLIC_KEY_FILE: '/k/bank', BANK_PGP_PRIVATE_KEY_FILE: '/k/own' }).pgp).toEqual({
    publicKeyFile: '/k/bank',
    privateKeyFile: '/k/own',
    passphraseFile: undefined,
    signature: 'required',
  });
});

describe('what is set half', () => {
  it.each(Object.keys(folders))('folders without %s are refused by name', (name) => {
    expect(() => bankOf({ ...folders, [name]: undefined })).toThrow(`and ${name} is not`);
  });
  it.each(Object.keys(sftp))('a server without %s is refused by name', (name) => {
    expect(() => bankOf({ ...sftp, [name]: '' })).toThrow(`and ${name} is not`);
  });
  it('names all that is missing', () => {
    expect(() => bankOf({ BANK_SFTP_KEY_FILE: '/k', BANK_SFTP_OUT: '/' })).toThrow(
      'BANK_SFTP_OUT, BANK_SFTP_KEY_FILE are set and BANK_SFTP_URL, BANK_SFTP_IN, BANK_SFTP_HOST_KEY are not',
    );
  });
  it.each([
    [{ ...folders, BANK_SFTP_PASSPHRASE_FILE: '/k' }, 'BANK_SFTP_KEY_FILE is not'],
    [{ BANK_PGP_PASSPHRASE_FILE: '/k' }, 'BANK_PGP_PRIVATE_KEY_FILE is not'],
    [{ BANK_PGP_SIGNATURE: 'optional', BANK_PGP_PRIVATE_KEY_FILE: '/k' }, 'BANK_PGP_PUBLIC_KEY_FILE is not'],
    [{ ...folders, ...sftp }, 'Both BANK_OUT_DIR and BANK_SFTP_URL are set'],
    [{ ...folders, BANK_SEND: 'later' }, 'BANK_SEND is "later"'],
  ])('%j', (env, words) => {
    expect(() => bankOf(env)).toThrow(words);
  });
});

describe('the address of a server', () => {
  it.each([
    'sftp.bank.example',
    'ftp://larkspur@sftp.bank.example',
    'sftp://sftp.bank.example',
    'sftp://larkspur@sftp.bank.example/outbound',
  ])('%s is none', (url) => {
    expect(() => bankOf({ ...sftp, BANK_SFTP_URL: url })).toThrow('BANK_SFTP_URL is no address');
  });

  it('holds no password, and one that does is not told', () => {
    const read = () => bankOf({ ...sftp, BANK_SFTP_URL: 'sftp://larkspur:horsebattery@sftp.bank.example' });
    expect(read).toThrow('holds a password');
    expect(read).not.toThrow('horsebattery');
  });

  it.each(['MD5:00', 'SHA256:short', ','])('is known by no such key as %s', (text) => {
    expect(() => bankOf({ ...sftp, BANK_SFTP_HOST_KEY: text })).toThrow('BANK_SFTP_HOST_KEY');
  });
});
