import type { Db } from '@server/db/db';
import type { Message } from '@server/domain/email/outbox';
import { openTestPool, stoppedClock } from './testPool';

type House = Awaited<ReturnType<typeof openTestPool>>;

/**
 * A pool whose process ends after every call, and begins anew over the same database for the next one. What was put
 * into the outbox of each is kept.
 */
export async function restartingPool(db: Db, changes: Parameters<typeof openTestPool>[2] = {}) {
  const clock = stoppedClock();
  const first = await openTestPool(db, clock, changes);
  const messages: Message[] = [];
  let starts = 0;

  async function inNewProcess<T>(work: (house: House) => Promise<T>): Promise<T> {
    starts += 1;
    const house = await openTestPool(db, clock, changes);
    const result = await work(house);
    messages.push(...house.messages);
    await house.app.close();
    return result;
  }
  const house = {
    ...first,
    messages,
    call: (...given: Parameters<House['call']>) => inNewProcess(({ call }) => call(...given)),
    ask: (...given: Parameters<House['ask']>) => inNewProcess(({ ask }) => ask(...given)),
    respond: (...given: Parameters<House['respond']>) => inNewProcess(({ respond }) => respond(...given)),
  };
  return { ...house, starts: () => starts };
}
