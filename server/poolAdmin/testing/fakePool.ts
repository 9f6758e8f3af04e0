import { ApiError } from '@contract/problem';
import type { PoolAdmin, PoolPerson } from '../poolAdmin';

/** How a call goes wrong: before the pool did anything, or after it did all, with the answer lost. */
export interface Fault {
  readonly call: keyof PoolAdmin;
  readonly when: 'before' | 'after';
  readonly error?: Error;
}

interface Kept {
  readonly enabled: boolean;
  readonly status: PoolPerson['status'];
  readonly codeMethods: readonly string[];
  /** The user name where nothing is said. */
  readonly email?: string;
  readonly emailProven?: boolean;
  readonly phone?: string;
  readonly phoneProven?: boolean;
}

/** A user pool in memory that fails where it is told to. */
export interface FakePool extends PoolAdmin {
  readonly people: Map<string, Kept>;
  /** What was asked for, as 'createUser dana@example.com'. */
  readonly calls: string[];
  /** The next call of that kind goes wrong; each fault once. */
  readonly faults: Fault[];
}

const poolAway = () =>
  new ApiError({ code: 'unavailable', message: 'The user pool did not do it (TimeoutError).' });

export function fakePool(): FakePool {
  const people = new Map<string, Kept>();
  const calls: string[] = [];
  const faults: Fault[] = [];

  async function asked<T>(call: keyof PoolAdmin, username: string, work: () => T): Promise<T> {
    calls.push(`${call} ${username}`);
    const at = faults.findIndex((fault) => fault.call === call);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault?.when === 'before') throw fault.error ?? poolAway();
    const answer = work();
    if (fault) throw fault.error ?? poolAway();
    return answer;
  }
  const known = (username: string): Kept => {
    const kept = people.get(username);
    if (!kept) throw new ApiError({ code: 'not-found', message: `Nobody signs in as ${username}.` });
    return kept;
  };
  const change = (call: keyof PoolAdmin, username: string, changes: Partial<Kept>) =>
    asked(call, username, () => void people.set(username, { ...known(username), ...changes }));

  return {
    people,
    calls,
    faults,
    createUser: ({ username, password }) =>
      asked('createUser', username, () => {
        if (people.has(username))
          throw new ApiError({ code: 'conflict', message: `${username} exists already.` });
        people.set(username, {
          enabled: true,
          status: password?.lasts ? 'active' : 'invited',
          codeMethods: [],
        });
      }),
    resendInvitation: (username) =>
      asked('resendInvitation', username, () => {
        if (known(username).status === 'invited') return;
        throw new ApiError({ code: 'conflict', message: 'Resend not possible.' });
      }),
    deleteUser: (username) =>
      asked('deleteUser', username, () => {
        known(username);
        people.delete(username);
      }),
    setPassword: (username, { lasts }) =>
      change('setPassword', username, { status: lasts ? 'active' : 'invited' }),
    disable: (username) => change('disable', username, { enabled: false }),
    enable: (username) => change('enable', username, { enabled: true }),
    resetPassword: (username) => change('resetPassword', username, { status: 'resetting' }),
    signOutEverywhere: (username) => change('signOutEverywhere', username, {}),
    takeOffCodes: (username) => change('takeOffCodes', username, { codeMethods: [] }),
    setContact: (username, { attribute, value, proven }) =>
      change(
        'setContact',
        username,
        attribute === 'email' ? { email: value, emailProven: proven } : { phone: value, phoneProven: proven },
      ),
    get: (username) =>
      asked('get', username, () => {
        const kept = people.get(username);
        return (
          kept && {
            email: username,
            emailProven: true,
            phone: undefined,
            phoneProven: false,
            ...kept,
            username,
            sub: username,
            name: username,
            createdAt: '2026-01-01T00:00:00Z',
          }
        );
      }),
    list: async () => ({ people: [], next: undefined }),
    exists: async (username) => people.has(username),
  };
}
