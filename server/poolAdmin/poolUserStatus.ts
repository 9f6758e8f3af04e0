import type { Clock } from '../clock';
import type { PoolAdmin } from './poolAdmin';

interface StandingOptions {
  readonly admin: Pick<PoolAdmin, 'get'>;
  readonly clock: Clock;
  /** Told what went wrong, at most once a minute. */
  readonly complain: (error: unknown) => void;
}

const KNOWN_SECONDS = 30;
const PAUSE_SECONDS = 60;
const REMEMBERED = 5_000;

/**
 * Whether somebody was deleted or disabled in a hosted pool, by the `sub` of the token. An answer counts for half a
 * minute: asked at every request, a busy portal would use up what the pool allows. While the pool cannot be asked,
 * the last answer stays, and whoever was never asked for is let in: the token itself is proven and ends within its
 * hour, and an outage there must not close the portal here.
 */
export function createPoolUserStatus({ admin, clock, complain }: StandingOptions) {
  const known = new Map<string, { readonly isOut: Promise<boolean>; readonly until: number }>();
  let pausedUntil = 0;

  return async (sub: string): Promise<boolean> => {
    const now = clock.now().getTime();
    const before = known.get(sub);
    if (before && before.until > now) return before.isOut;
    if (pausedUntil > now) return before?.isOut ?? false;
    const isOut = ask(sub, before?.isOut);
    known.delete(sub);
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
    known.set(sub, { isOut, until: now + KNOWN_SECONDS * 1000 });
    return isOut;
  };

  async function ask(sub: string, before: Promise<boolean> | undefined): Promise<boolean> {
    try {
      const person = await admin.get(sub);
      return person?.sub !== sub || !person.enabled;
    } catch (error) {
      pausedUntil = clock.now().getTime() + PAUSE_SECONDS * 1000;
      complain(error);
      return before ?? false;
    }
  }
}
