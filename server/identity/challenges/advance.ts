import { addDevice } from '../devices';
import { refuseCode, sendCode } from '../codes';
import { PoolFailure } from '../failures';
import type { Origin, Pool, Sql } from '../pool';
import { startSignIn } from '../signIns';
import type { PoolUser } from '../users';
import { type Next, nextStep, type SentCode, type AuthState } from './nextStep';
import { isSpent, type Seal, spend } from './sealed';

/** The end of a sign-in: tokens are issued. */
export interface Entered {
  readonly user: PoolUser;
  readonly signIn: NonNullable<Awaited<ReturnType<typeof startSignIn>>>;
  readonly newDevice: Awaited<ReturnType<typeof addDevice>> | undefined;
}

/** Another challenge follows. */
export interface Asked {
  readonly next: Exclude<Next, { kind: 'tokens' }>;
  readonly stand: AuthState;
  /** Of the challenge that stays open until this one is answered. */
  readonly nonce: string | undefined;
}

export type Advanced = Entered | Asked;

/** A right answer, and its challenge. */
export interface Step {
  readonly stand: AuthState;
  /** Used up by this step; undefined if nothing was asked. */
  readonly question: Seal | undefined;
  readonly origin: Origin;
  /** The next challenge, if the user chose it. */
  readonly chosen?: Next;
}

/**
 * Goes on from a right answer, in its transaction.
 * @returns undefined if the challenge was answered before, or the user changed at this moment. An error leaves it open,
 * because clients repeat a call that hit a limit and should get the same answer again
 */
export async function advance(pool: Pool, sql: Sql, step: Step): Promise<Advanced | PoolFailure | undefined> {
  const { stand, question, origin } = step;
  const needsFactor = await pool.people?.needsFactor(sql, stand.user.username);
  const due = nextStep(pool, { ...stand, needsFactor });
  if (due instanceof PoolFailure) return due;
  const next = step.chosen ?? due;
  // This challenge stays open until the device has proven itself: a client whose device is no longer known answers it
  // again without the device.
  if (next.kind === 'DEVICE_SRP_AUTH') {
    if (question && (await isSpent(sql, question))) return undefined;
    return { next, stand, nonce: question?.nonce };
  }
  const refusal = isSent(next) && (await refuseCode(pool, sql, { ...requestOf(stand), ...origin }));
  if (refusal) return refusal;
  if (question && !(await spend(pool, sql, question))) return undefined;
  if (next.kind === 'tokens') return enter(pool, sql, step);
  if (isSent(next)) await send(pool, sql, stand, next);
  return { next, stand, nonce: undefined };
}

async function enter(pool: Pool, sql: Sql, { stand, origin }: Step): Promise<Entered | undefined> {
  const { user, device } = stand;
  const isNew = pool.settings.devices !== 'off' && !device;
  const newDevice = isNew ? await addDevice(pool, sql, user, origin.address) : undefined;
  const signIn = await startSignIn(pool, sql, user, device?.key ?? newDevice?.DeviceKey);
  return signIn && { user, signIn, newDevice };
}

const isSent = (next: Next): next is SentCode => next.kind === 'SMS_MFA' || next.kind === 'EMAIL_OTP';

/** One at a time, because a new code replaces the one before. */
const requestOf = ({ user }: AuthState) => ({ username: user.username, purpose: 'signIn' }) as const;

function send(pool: Pool, sql: Sql, stand: AuthState, { kind, to }: SentCode): Promise<void> {
  const minutes = pool.settings.challengeMinutes;
  return sendCode(pool, sql, {
    ...requestOf(stand),
    seconds: minutes * 60,
    contact: { channel: kind === 'SMS_MFA' ? 'text' : 'mail', to },
    letterOf: (code) => ({ name: 'signInCode', code, minutes }),
  });
}
