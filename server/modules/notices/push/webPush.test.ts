import { describe, expect, it } from 'vitest';
import { makeVapidKey, vapidOf } from './vapid';
import { isAtPushService, retryAfterOf } from './webPush';

describe('the address of a device', () => {
  const own = ['http://127.0.0.1:4000'];
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
    ['http://127.0.0.1:4000/abc', true],
    ['http://127.0.0.1:4001/abc', false],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['https://fcm.googleapis.com@10.0.0.5/abc', false],
    ['https://user:word@fcm.googleapis.com/abc', false],
    ['https://evil-fcm.googleapis.com.example.com/abc', false],
    ['https://notfcm.googleapis.com.evil.example/abc', false],
    ['https://xfcm.googleapis.com/abc', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://localhost/abc', false],
    ['https://[::1]/abc', false],
    ['ftp://fcm.googleapis.com/abc', false],
    ['fcm.googleapis.com/abc', false],
    ['', false],
  ])('%s', (endpoint, isKnown) => {
    expect(isAtPushService(endpoint, own)).toBe(isKnown);
  });
});

describe('when a push service may be asked again', () => {
  const now = new Date('2026-04-13T15:00:00.000Z');
  it.each([
    [null, undefined],
    ['0', 0],
    ['120', 120],
    [' 120 ', 120],
    ['Mon, 13 Apr 2026 15:02:00 GMT', 120],
    ['Mon, 13 Apr 2026 14:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', 0],
  ])('%j is in %j seconds', (header, seconds) => {
    expect(retryAfterOf(header, now)).toBe(seconds);
  });
});

describe('the key by which push services know us', () => {
  it('is 32 bytes, another one each time, whose public key is a point', () => {
    const [one, other] = [makeVapidKey(), makeVapidKey()];
    expect(one).not.toBe(other);
    expect(vapidOf(one, 'mailto:a@example.com').publicKey).toMatch(/^B[\w-]{86}$/);
  });

  it.each(['', 'abc', `${makeVapidKey()}A`, `${makeVapidKey()}=`, Buffer.alloc(32).toString('base64url')])(
    'is not %j',
    (key) => {
      expect(() => vapidOf(key, 'mailto:a@example.com')).toThrow();
    },
  );
});
