import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { lists } from '@server/testing/lists';
import { requestUrl } from '@/data/requestUrl';

/** Somebody who looks at accounts, one by one. */
export interface Reader {
  readonly username: string;
  readonly token: string;
  readonly accounts: readonly string[];
}

/** What became of the calls of a time. */
export interface Calls {
  /** Milliseconds. */
  readonly times: number[];
  /** Answered with 503; and with anything else that is no page, or not at all. Their times count too. */
  refused: number;
  failed: number;
  /** Of all processors, summed: milliseconds in which they worked, and in which they could have. */
  readonly from: Processors;
  until: Processors;
}

interface Processors {
  readonly busy: number;
  readonly all: number;
}

function processors(): Processors {
  let [idle, all] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    for (const each of Object.values(times)) all += each;
  }
  return { busy: all - idle, all };
}

/**
 * Asks at a steady rate. A call's time begins when it was due, so that one that had to wait for others has waited.
 * @param rate first pages of lists that are asked for in a second, whether or not those before are answered
 */
export function startLoad(addresses: readonly string[], readers: readonly Reader[], rate: number) {
  const next = (): Calls => {
    const now = processors();
    return { times: [], refused: 0, failed: 0, from: now, until: now };
  };
  const asked = Object.values(lists);
  const open = new Set<Promise<void>>();
  let calls = next();
  const over = new AbortController();
  async function ask(n: number, due: number, into: Calls): Promise<void> {
    const { username, token, accounts } = readers[n % readers.length]!;
    const account = accounts[Math.floor(n / readers.length) % accounts.length]!;
    const { rows, filter = {}, by = {} } = asked[n % asked.length]!;
    const url = requestUrl(rows.path, { query: { username, account, ...filter, ...by, limit: '50' } });
    try {
      const answer = await fetch(addresses[n % addresses.length] + url, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      if (answer.status === 503) into.refused += 1;
      else if (answer.status !== 200) into.failed += 1;
    } catch {
      into.failed += 1;
    }
    into.times.push(performance.now() - due);
  }
  const began = performance.now();
  const running = (async () => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const due = began + (n * 1_000) / rate;
      const wait = due - performance.now();
      if (wait > 0) await pause(wait);
      const call = ask(n, due, calls).finally(() => open.delete(call));
      open.add(call);
    }
  })();
  return {
    /** Counts anew; answers what was counted until now. */
    enter(): Calls {
      const before = calls;
      before.until = processors();
      calls = next();
      return before;
    },
    async end(): Promise<void> {
      over.abort();
      await running;
      await Promise.all(open);
    },
  };
}

/** How much of the time from one to the other all processors worked: 0 to 1. */
export const busyIn = ({ from, until }: Pick<Calls, 'from' | 'until'>): number =>
  (until.busy - from.busy) / (until.all - from.all);
