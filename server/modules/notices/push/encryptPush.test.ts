import { createECDH, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chanceOf, encryptPush, pushKeysOf } from './encryptPush';
import { decryptText } from './testing/readPush';

/** RFC 8291, appendix A. */
const rfc = {
  text: 'When I grow up, I want to be a watermelon',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
} as const;

const privateKeyOf = (d: string, p256dh: string) => {
  const point = Buffer.from(p256dh, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return webcrypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', d, x: x!, y: y! },
    { name: 'ECDH', namedCurve: 'P-256' },
    false,
    ['deriveBits'],
  );
};

it('is the message of the RFC, byte for byte, and is read as there', async () => {
  const ephemeral = createECDH('prime256v1');
  ephemeral.setPrivateKey(Buffer.from(rfc.ours, 'base64url'));
  const salt = Buffer.from(rfc.salt, 'base64url');
  const message = encryptPush(Buffer.from(rfc.text), pushKeysOf(rfc.p256dh, rfc.auth)!, { salt, ephemeral });
  expect(message.toString('base64url')).toBe(rfc.message);

  const privateKey = await privateKeyOf(rfc.theirs, rfc.p256dh);
  expect(await decryptText(message, { p256dh: rfc.p256dh, auth: rfc.auth, privateKey })).toBe(rfc.text);
});

it('is another message each time, and nobody else reads it', async () => {
  const keys = pushKeysOf(rfc.p256dh, rfc.auth)!;
  const random = (bytes: number) => Buffer.from(webcrypto.getRandomValues(new Uint8Array(bytes)));
  const [one, other] = [1, 2].map(() => encryptPush(Buffer.from(rfc.text), keys, chanceOf(random)));
  expect(one!.equals(other!)).toBe(false);

  const privateKey = await privateKeyOf(rfc.theirs, rfc.p256dh);
  const auth = Buffer.alloc(16).toString('base64url');
  await expect(decryptText(one!, { p256dh: rfc.p256dh, auth, privateKey })).rejects.toThrow();
});

describe('keys of a browser', () => {
  const point = Buffer.from(rfc.p256dh, 'base64url');
  const changed = (at: number, byte: number) => {
    const bytes = Buffer.from(point);
    bytes[at] = byte;
    return bytes.toString('base64url');
  };
  it.each([
    ['as they are sent', rfc.p256dh, rfc.auth, true],
    ['off the curve', changed(64, 0), rfc.auth, false],
    ['compressed', changed(0, 2), rfc.auth, false],
    ['a byte short', point.subarray(0, 64).toString('base64url'), rfc.auth, false],
    ['a byte long', Buffer.concat([point, Buffer.of(0)]).toString('base64url'), rfc.auth, false],
    ['with 15 bytes to share', rfc.p256dh, Buffer.alloc(15).toString('base64url'), false],
    ['with 17 bytes to share', rfc.p256dh, Buffer.alloc(17).toString('base64url'), false],
    ['that are none', '', '', false],
  ])('%s', (_, p256dh, auth, isTaken) => {
    expect(pushKeysOf(p256dh, auth) !== undefined).toBe(isTaken);
  });
});
