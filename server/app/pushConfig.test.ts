import { describe, expect, it } from 'vitest';
import { makeVapidKey } from '../modules/notices/push/vapid';
import { pushOf } from './pushConfig';

const key = makeVapidKey();
const subject = 'mailto:portal@example.com';

it('is off where nothing is set', () => {
  expect(pushOf({})).toEqual({ vapid: undefined, services: [] });
});

it.each([subject, 'https://example.com/contact'])('has its key and whom to ask, %s', (asked) => {
  expect(pushOf({ PUSH_VAPID_KEY: key, PUSH_VAPID_SUBJECT: asked })).toEqual({
    vapid: { key, subject: asked },
    services: [],
  });
});

it('knows more services, as origins', () => {
  expect(pushOf({ PUSH_SERVICES: 'https://push.example.com/x, http://127.0.0.1:4000' }).services).toEqual([
    'https://push.example.com',
    'http://127.0.0.1:4000',
  ]);
});

describe('says what is wrong, and never the key', () => {
  it.each([
    ['only a key', { PUSH_VAPID_KEY: key }, 'Only one of'],
    ['only a subject', { PUSH_VAPID_SUBJECT: subject }, 'Only one of'],
    [
      'no subject',
      { PUSH_VAPID_KEY: key, PUSH_VAPID_SUBJECT: 'portal@example.com' },
      'PUSH_VAPID_SUBJECT is',
    ],
    [
      'a short key',
      { PUSH_VAPID_KEY: key.slice(0, 40), PUSH_VAPID_SUBJECT: subject },
      'PUSH_VAPID_KEY is no',
    ],
    [
      'a public key',
      { PUSH_VAPID_KEY: `B${'x'.repeat(86)}`, PUSH_VAPID_SUBJECT: subject },
      'PUSH_VAPID_KEY is no',
    ],
    ['a service in the clear', { PUSH_SERVICES: 'http://push.example.com' }, 'PUSH_SERVICES is'],
    ['no address', { PUSH_SERVICES: 'push' }, 'PUSH_SERVICES is'],
  ])('%s', (_, env, said) => {
    expect(() => pushOf(env)).toThrow(said);
    expect(() => pushOf(env)).not.toThrow(key.slice(0, 40));
  });
});
