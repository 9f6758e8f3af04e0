import { randomBytes } from 'node:crypto';
import { openGcm, sealGcm } from './gcm';
import { type KeyProvider, KeyRefused } from './keyProvider';

const LENGTH = 32;

/**
 * Outer keys that the process itself holds, as text: `id:base64`, several of them divided by commas or lines. The first
 * one seals; the others open what they sealed earlier, until it is sealed anew.
 * @param source where the text stands, for the message of an error: no error ever repeats the text
 * @throws where one of them is no such key
 */
export function keyRing(text: string, source: string): KeyProvider {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
  const keys = new Map(entries.map((entry, at) => keyOf(entry, `Key ${at + 1} of ${source}`)));
  const [active] = keys.keys();
  if (active === undefined || keys.size < entries.length) {
    throw new Error(
      `${source} ${active === undefined ? 'holds no key' : 'names two keys alike'}, so saved bank accounts cannot be ` +
        `sealed. ${HOW}`,
    );
  }
  const wrapped = (key: Uint8Array, aad: string) => ({
    kek: active,
    wdek: sealGcm(keys.get(active)!, aad, key).toString('base64'),
  });
  return {
    active,
    async create(aad) {
      const key = randomBytes(LENGTH);
      return { key, wrapped: wrapped(key, aad) };
    },
    wrap: async (key, aad) => wrapped(key, aad),
    async unwrap({ kek, wdek }, aad) {
      const key = keys.get(kek);
      if (!key) throw new KeyRefused(`The key "${kek}" is not among those of ${source}.`);
      const opened = openGcm(key, aad, Buffer.from(wdek, 'base64'));
      if (!opened)
        throw new KeyRefused(`The key "${kek}" of ${source} does not open what it should have sealed.`);
      return opened;
    },
  };
}

const HOW =
  'Write each as a name, a colon and the base64 text of 32 bytes, such as 2026-11:…, made with: openssl rand -base64 32';

function keyOf(entry: string, what: string): [string, Buffer] {
  const [, id, base64] = /^([\w.-]{1,40}):([A-Za-z0-9+/]+=*)$/.exec(entry) ?? [];
  const key = Buffer.from(base64 ?? '', 'base64');
  if (id === undefined || key.length !== LENGTH || key.toString('base64') !== base64) {
    throw new Error(
      `${what} is no key of ${LENGTH} bytes with a name, so saved bank accounts cannot be read. ${HOW}`,
    );
  }
  return [id, key];
}
