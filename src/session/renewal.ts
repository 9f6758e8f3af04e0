import { ApiError } from '@contract/problem';
import * as m from '@locales/session';
import type { Clock } from '../clock';
import type { Auth } from './amplify';
import { failureOf } from './messages';
import { isExpired, readUserData, removeUserData, type UserData } from './userData';

interface RenewalTools {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly loadAuth: () => Promise<Auth>;
  readonly alone: <T>(name: string, task: () => Promise<T>) => Promise<T>;
}

/** A token this near its end may end on the way to the server. Milliseconds. */
const soon = 60_000;

/** The pool will say the same for ever. Everything else, a bad line and a busy pool among it, may pass. */
const finalRefusals = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
]);

/** Keeps the ID token fresh: one renewal at a time in all tabs together, and none that is not needed. */
export function createRenewal({ storage, clock, loadAuth, alone }: RenewalTools) {
  let running: Promise<void> | undefined;

  const endsSoon = (kept: UserData) => isExpired(kept, clock.now(), soon);

  async function renew(): Promise<void> {
    await alone('userData-refresh', async () => {
      const kept = readUserData(storage);
      // Another tab may have signed out or renewed while this one waited for its turn.
      if (!kept || !endsSoon(kept)) return;
      const auth = await loadAuth();
      if (!(await renewsWith(auth))) removeUserData(storage);
    });
  }

  /** Amplify throws some of the final refusals, before it has cleared what it kept. */
  async function renewsWith(auth: Auth): Promise<boolean> {
    try {
      return await auth.renew();
    } catch (error) {
      if (finalRefusals.has(failureOf(error).code)) return false;
      throw error;
    }
  }

  async function idToken(): Promise<string | undefined> {
    const kept = readUserData(storage);
    if (!kept || !endsSoon(kept)) return kept?.idToken;
    running ??= renew().finally(() => {
      running = undefined;
    });
    try {
      await running;
    } catch (cause) {
      // The kept token serves to its very end while the pool cannot be reached.
      if (isExpired(kept, clock.now()) && readUserData(storage)) {
        throw new ApiError({ code: 'unavailable', message: m.connectionLost(), cause });
      }
    }
    const renewed = readUserData(storage);
    return renewed && !isExpired(renewed, clock.now()) ? renewed.idToken : undefined;
  }

  return { idToken };
}
