import { PoolFailure } from './failures';
import type { Members } from './members';
import type { Pool } from './pool';
import { after } from './settings';

const KEEP_SECONDS = 60;

/** Operations that send something, count tries, or must not be done twice. A repeated call does them once. */
const onceOnly = new Set([
  'AdminCreateUser',
  'AdminResetUserPassword',
  'ChangePassword',
  'ConfirmForgotPassword',
  'ConfirmSignUp',
  'DeleteUser',
  'ForgotPassword',
  'GetUserAttributeVerificationCode',
  'GlobalSignOut',
  'ResendConfirmationCode',
  'RespondToAuthChallenge',
  'SignUp',
  'UpdateUserAttributes',
  'VerifySoftwareToken',
  'VerifyUserAttribute',
]);

/** One call. A client that lost the answer repeats it with the same invocation id and body. */
interface Call {
  readonly operation: string;
  readonly members: Members;
  /** The body as it came. */
  readonly text: string;
  readonly invocation: string | undefined;
  /** Whether the client says that this is the first attempt. */
  readonly isFirst: boolean;
}

type Answer = { readonly result: object } | { readonly failure: PoolFailure };

/** Calls that are running in this process, so that a repetition waits for the answer. */
const atWork = new WeakMap<Pool, Map<string, Promise<object>>>();

/**
 * Does the work of a call, or returns the answer that the same call got within the last minute. That includes errors, so
 * that automatic retries do not count as further tries. Answers may hold tokens, so they are stored sealed.
 */
export async function once(pool: Pool, call: Call, work: () => Promise<object>): Promise<object> {
  if (call.invocation === undefined || !isOnceOnly(call)) return work();
  const mac = pool.vault.mac('call', `${call.operation}\0${call.invocation}\0${call.text}`);
  const running = atWork.get(pool) ?? new Map<string, Promise<object>>();
  atWork.set(pool, running);
  const key = mac.toString('base64');
  const before = running.get(key);
  if (before) return before;
  const answer = answerOnce(pool, mac, call, work).finally(() => running.delete(key));
  running.set(key, answer);
  return answer;
}

/** The first step of SRP is left out: it changes nothing and costs most to store. The other flows check a password. */
const isOnceOnly = ({ operation, members }: Call): boolean =>
  onceOnly.has(operation) || (operation === 'InitiateAuth' && members.AuthFlow !== 'USER_SRP_AUTH');

/**
 * Whether a call is recorded as begun before the work. Not for the first attempt at a challenge: a challenge can be
 * answered only once anyway, and every sign-in would pay for the record.
 */
const isMarked = ({ operation, isFirst }: Call): boolean =>
  !(operation === 'RespondToAuthChallenge' && isFirst);

async function answerOnce(pool: Pool, mac: Buffer, call: Call, work: () => Promise<object>): Promise<object> {
  const isNew = !isMarked(call) || (await put(pool, mac, null));
  const answer = isNew ? await perform(pool, mac, work) : await recall(pool, mac);
  if ('failure' in answer) throw answer.failure;
  return answer.result;
}

/**
 * Stores an answer, or null to record that the call was begun.
 * @returns false if the record or an answer was there before
 */
async function put({ db, clock }: Pool, mac: Buffer, answer: Buffer | null): Promise<boolean> {
  const now = clock.now();
  const expires_at = after(now, KEEP_SECONDS).toISOString();
  const kept = await db.sql
    .insertInto('pool_replay')
    .values({ call_mac: mac, answer, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('call_mac')
        .doUpdateSet((given) => ({
          answer: given.ref('excluded.answer'),
          expires_at: given.ref('excluded.expires_at'),
        }))
        .where((old) =>
          old.or([
            old('pool_replay.expires_at', '<=', now.toISOString()),
            ...(answer ? [old('pool_replay.answer', 'is', null)] : []),
          ]),
        ),
    )
    .returning('call_mac')
    .executeTakeFirst();
  return kept !== undefined;
}

async function perform(pool: Pool, mac: Buffer, work: () => Promise<object>): Promise<Answer> {
  const answer = await work().then(
    (result): Answer => ({ result }),
    async (error: unknown): Promise<Answer> => {
      if (error instanceof PoolFailure && error.status < 500) return { failure: error };
      // What failed on our side is rolled back, and may be tried again.
      await pool.db.sql.deleteFrom('pool_replay').where('call_mac', '=', mac).execute();
      throw error;
    },
  );
  const sealed = pool.vault.seal(purposeOf(mac), Buffer.from(JSON.stringify(written(answer)), 'utf8'));
  // If this fails, the record stays: the work is done and must not be done again.
  await put(pool, mac, sealed);
  return answer;
}

async function recall(pool: Pool, mac: Buffer): Promise<Answer> {
  const kept = await pool.db.sql
    .selectFrom('pool_replay')
    .select('answer')
    .where('call_mac', '=', mac)
    .executeTakeFirst();
  const opened = kept?.answer && pool.vault.open(purposeOf(mac), kept.answer);
  // Another process is working on it, or died. Client libraries try again after this status.
  if (!opened) throw new PoolFailure('InternalErrorException', 'The call is still being answered.', 503, 1);
  return read(JSON.parse(opened.toString('utf8')) as Written);
}

const purposeOf = (mac: Buffer): string => `answer ${mac.toString('base64')}`;

type Written =
  | { readonly result: object }
  | {
      readonly type: string;
      readonly message: string;
      readonly status: number;
      readonly retryAfter?: number;
    };

const written = (answer: Answer): Written => {
  if ('result' in answer) return answer;
  const { type, message, status, retryAfter } = answer.failure;
  return { type, message, status, ...(retryAfter !== undefined && { retryAfter }) };
};

const read = (kept: Written): Answer =>
  'result' in kept
    ? kept
    : { failure: new PoolFailure(kept.type, kept.message, kept.status, kept.retryAfter) };
