import { describe, expect, it } from 'vitest';
import { PoolFailure } from '../failures';
import { settings } from '../testing/testPool';
import { settle } from '../settings';
import type { MfaMethod, PoolUser, SecondFactors } from '../users';
import { nextStep, type AuthState } from './nextStep';

const now = new Date('2026-11-06T08:00:00.000Z');
const credential = { salt: Buffer.alloc(16, 1), verifier: 4n };
const custom = { parametersFor: async () => ({}), isRight: async () => true };

const userWith = (
  changes: Partial<PoolUser> = {},
  methods: readonly MfaMethod[] = [],
  preferred: SecondFactors['preferred'] = null,
): PoolUser => ({
  sub: '0f0e0d0c-0b0a-4908-8706-050403020100',
  username: 'jane@example.com',
  status: 'CONFIRMED',
  enabled: true,
  attributes: { email: 'jane@example.com', phone_number: '+15415550100' },
  credential,
  credentialSetAt: '2026-11-01T00:00:00.000Z',
  temporaryUntil: null,
  factors: { methods, preferred, totp: { secret: Buffer.alloc(1), pending: null, name: null } },
  ...changes,
});

const step = (
  stand: Partial<AuthState> & { readonly user: PoolUser },
  { mfa = 'optional', plugged = false }: { mfa?: 'off' | 'optional' | 'on'; plugged?: boolean } = {},
) =>
  nextStep(
    {
      clock: { now: () => now },
      settings: settle({ ...settings, mfa }),
      custom: plugged ? custom : undefined,
    },
    { answered: 'password', device: undefined, ...stand },
  );

const device = (remembered: boolean) => ({ key: 'us-west-2_1', groupKey: '-1', credential, remembered });
const all: readonly MfaMethod[] = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'];
const totp = { kind: 'SOFTWARE_TOKEN_MFA' };
const sms = { kind: 'SMS_MFA', to: '+15415550100' };
const email = { kind: 'EMAIL_OTP', to: 'jane@example.com' };

describe('after the right password', () => {
  it.each([
    ['a disabled user', userWith({ enabled: false }), 'User is disabled.'],
    ['an unconfirmed user', userWith({ status: 'UNCONFIRMED' }), 'User is not confirmed.'],
    ['a reset', userWith({ status: 'RESET_REQUIRED' }), 'Password reset required for the user'],
    [
      'a temporary password that is too old',
      userWith({ status: 'FORCE_CHANGE_PASSWORD', temporaryUntil: now.toISOString() }),
      'Temporary password has expired and must be reset by an administrator.',
    ],
  ])('%s is told, whatever was answered before', (_what, user, message) => {
    for (const answered of ['password', 'custom', 'factor'] as const) {
      const refusal = step({ user, answered });
      expect(refusal).toBeInstanceOf(PoolFailure);
      expect(refusal).toMatchObject({ message });
    }
  });

  it.each([
    ['off', all, null, { kind: 'tokens' }],
    ['optional', [], null, { kind: 'tokens' }],
    ['optional', ['SOFTWARE_TOKEN_MFA'], null, totp],
    ['optional', ['SMS_MFA'], null, sms],
    ['on', ['EMAIL_OTP'], null, email],
    ['on', [], null, { kind: 'MFA_SETUP' }],
    ['optional', all, null, { kind: 'SELECT_MFA_TYPE', methods: all }],
    ['optional', all, 'SMS_MFA', sms],
    ['on', all, 'EMAIL_OTP', email],
    ['on', ['SMS_MFA'], 'EMAIL_OTP', sms],
  ] as const)('with codes %s, methods %j and %j preferred comes %j', (mfa, methods, preferred, expected) => {
    expect(step({ user: userWith({}, methods, preferred) }, { mfa })).toEqual(expected);
  });

  it('a method whose address was taken away is not asked for', () => {
    const user = userWith({ attributes: {} }, all, 'SMS_MFA');

    expect(step({ user })).toEqual(totp);
  });

  it('an app that was never confirmed is not asked for', () => {
    const user = userWith({}, ['SOFTWARE_TOKEN_MFA']);
    const factors = { ...user.factors, totp: { secret: null, pending: Buffer.alloc(1), name: null } };

    expect(step({ user: { ...user, factors } })).toEqual({ kind: 'tokens' });
    expect(step({ user: { ...user, factors } }, { mfa: 'on' })).toEqual({ kind: 'MFA_SETUP' });
  });
});

describe('the order of the questions', () => {
  const newcomer = userWith({ status: 'FORCE_CHANGE_PASSWORD' }, ['SOFTWARE_TOKEN_MFA']);
  const jane = userWith({}, ['SOFTWARE_TOKEN_MFA']);

  it.each([
    ['the new password', { user: newcomer, device: device(true) }, 'NEW_PASSWORD_REQUIRED'],
    ["then the company's question", { user: jane, device: device(true) }, 'CUSTOM_CHALLENGE'],
    ['then the code', { user: jane, answered: 'custom', device: device(false) }, 'SOFTWARE_TOKEN_MFA'],
    ['then the device', { user: jane, answered: 'factor', device: device(false) }, 'DEVICE_SRP_AUTH'],
    [
      'then the tokens',
      { user: jane, answered: 'factor', device: device(false), isDeviceProven: true },
      'tokens',
    ],
    [
      'no code on a remembered device',
      { user: jane, answered: 'custom', device: device(true) },
      'DEVICE_SRP_AUTH',
    ],
    [
      'the code on a device that is remembered no more',
      { user: jane, answered: 'custom', device: device(false), isDeviceProven: true },
      'SOFTWARE_TOKEN_MFA',
    ],
  ] as const)('%s', (_what, stand, kind) => {
    expect(step(stand, { plugged: true })).toMatchObject({ kind });
  });
});

describe('a user who may not come by a password alone', () => {
  const setUp = { kind: 'MFA_SETUP' };
  it.each([
    ['sets a code up', userWith(), {}, 'optional', setUp],
    ['sets a code up on a known device, too', userWith(), { device: device(true) }, 'optional', setUp],
    ['is asked for the code that is set up', userWith({}, ['EMAIL_OTP']), {}, 'optional', email],
    [
      'is spared it on a known device',
      userWith({}, ['EMAIL_OTP']),
      { device: device(true) },
      'optional',
      { kind: 'DEVICE_SRP_AUTH' },
    ],
    ['is through with the code', userWith(), { answered: 'factor' }, 'optional', { kind: 'tokens' }],
    ['comes by a password where there are no codes', userWith(), {}, 'off', { kind: 'tokens' }],
  ] as const)('%s', (_what, user, stand, mfa, next) => {
    expect(step({ user, needsFactor: true, ...stand }, { mfa })).toEqual(next);
  });

  it('is nobody else', () => {
    expect(step({ user: userWith() })).toEqual({ kind: 'tokens' });
  });
});
