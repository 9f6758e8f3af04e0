import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ClearNumber } from './clearNumber';
import type { Sealed } from './envelope';
import { type KeyProvider, KeyRefused } from './keyProvider';
import { keyRing } from './keyRing';
import { numberVault } from './numberVault';

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const vaultOver = (keys: KeyProvider) => numberVault(keys, Buffer.alloc(32, 1));
const ring = keyRing(keyOf('2026-11', 2), 'the test');
const vault = vaultOver(ring);
const here = { id: '0196280f-0000-7000-8000-000000000001', owner: 'ada@example.com' };
const digits = '8'.repeat(5) + '31';
const number = new ClearNumber(digits);

describe('a sealed number', () => {
  it('opens where it was sealed', async () => {
    expect((await vault.open(here, await vault.seal(here, number))).reveal()).toBe(digits);
  });

  it.each([
    ['another row', { ...here, id: '0196280f-0000-7000-8000-000000000002' }],
    ['another owner', { ...here, owner: 'bob@example.com' }],
  ])('opens in no place of %s', async (_, elsewhere) => {
    await expect(vault.open(elsewhere, await vault.seal(here, number))).rejects.toThrow(KeyRefused);
  });

  it('does not open with the content of another row below its own key', async () => {
    const there = { ...here, id: '0196280f-0000-7000-8000-000000000002' };
    const [mine, other] = [await vault.seal(here, number), await vault.seal(there, number)];

    await expect(vault.open(here, { ...mine, ct: other.ct })).rejects.toThrow(
      `was changed, or belongs elsewhere`,
    );
  });

  it.each(['ct', 'wdek'] as const)('with any byte of its %s changed does not open', async (part) => {
    const sealed = await vault.seal(here, number);
    const bytes = Buffer.from(sealed[part], 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const bent = Buffer.from(bytes);
      bent[at]! ^= 1;
      const attempt = vault.open(here, { ...sealed, [part]: bent.toString('base64') });
      await expect(attempt, `byte ${at}`).rejects.toThrow(KeyRefused);
    }
    expect(bytes.length).toBeGreaterThanOrEqual(28);
  });

  it('is another one each time, and has the same fingerprint for one owner', async () => {
    const [first, second] = [await vault.seal(here, number), await vault.seal(here, number)];
    const again = new ClearNumber(digits);
    const routing = '125100018';

    expect(first.ct).not.toBe(second.ct);
    expect(first.wdek).not.toBe(second.wdek);
    expect(vault.fingerprint('ada', routing, number)).toEqual(vault.fingerprint('ada', routing, again));
    expect(vault.fingerprint('bob', routing, number)).not.toEqual(vault.fingerprint('ada', routing, number));
    expect(vault.sharedFingerprint('125100019', number)).not.toEqual(
      vault.sharedFingerprint(routing, number),
    );
    expect(numberVault(ring, Buffer.alloc(32, 5)).sharedFingerprint(routing, number)).not.toEqual(
      vault.sharedFingerprint(routing, number),
    );
  });

  it('gets another outer key and keeps its content', async () => {
    const both = vaultOver(keyRing(`${keyOf('2027-01', 3)}\n${keyOf('2026-11', 2)}\n`, 'the test'));
    const old = await vault.seal(here, number);
    const anew = await both.rewrap(here, old);

    expect(anew).toMatchObject({ kek: '2027-01', ct: old.ct });
    expect((await vaultOver(keyRing(keyOf('2027-01', 3), 'x')).open(here, anew)).reveal()).toBe(digits);
  });

  it.each<[string, string, RegExp]>([
    ['missing', keyOf('2027-01', 3), /"2026-11" is not among those of the file/],
    ['another one', keyOf('2026-11', 9), /"2026-11" of the file does not open/],
  ])('does not open where its key is %s', async (_, text, words) => {
    const sealed: Sealed = await vault.seal(here, number);

    await expect(vaultOver(keyRing(text, 'the file')).open(here, sealed)).rejects.toThrow(words);
  });
});

describe('a clear number', () => {
  it.each<[string, (clear: ClearNumber) => string]>([
    ['as text', String],
    ['in JSON', (clear) => JSON.stringify({ clear })],
    ['looked at', (clear) => inspect(clear, { showHidden: true, depth: 9 })],
    [
      'looked at within an error',
      (clear) => inspect(Object.assign(new Error('x', { cause: clear }), { clear })),
    ],
    ['spread out', (clear) => JSON.stringify({ ...clear }) + Object.values(clear).join()],
  ])('shows nothing %s', (_, show) => {
    expect(show(number)).not.toContain(digits);
  });
});

describe('a ring of keys', () => {
  const secret = Buffer.alloc(31, 77).toString('base64');
  it.each([
    ['', 'holds no key'],
    [`a:${secret}`, 'Key 1 of OPTION_KEYS is no key of 32 bytes'],
    [`${keyOf('a', 1)},${secret}`, 'Key 2 of OPTION_KEYS'],
    [`${keyOf('a', 1)},${keyOf('a', 2)}`, 'names two keys alike'],
  ])('is refused without a word of the keys: %#', (text, words) => {
    const attempt = () => keyRing(text, 'OPTION_KEYS');

    expect(attempt).toThrow(words);
    expect(attempt).not.toThrow(secret);
  });
});
