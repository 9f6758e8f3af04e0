import { faultyServer } from '@server/domain/email/testing/faultyServer';
import type { Outbox } from '@server/domain/email/outbox';
import { centsOf, fillGrowers } from './growers';
import { judge, tell } from './judgeRequests';
import { startWriter } from './killing';
import { openRequestPortal, type Place } from './requestPortal';

const PROCESSES = 3;
const LANES = 6;

/** The receipt of the first request cannot be written: its time is none. */
const poisoned = (outbox: Outbox): Outbox => ({
  put: (sql, message) => {
    const { letter } = message;
    const isFirst = letter.name === 'requestReceipt' && letter.request.amountCents === centsOf(0);
    return outbox.put(sql, isFirst ? { ...message, letter: { ...letter, cancelUntil: 'never' } } : message);
  },
});

/** One of the processes: asks for two thirds of the requests, each twice at once, and brings emails meanwhile. */
export async function askTogether(place: Place, share: number, count: number): Promise<void> {
  const portal = await openRequestPortal(place, { outbox: poisoned });
  await portal.listen();
  portal.mailWorker.start();
  const numbers = Array.from({ length: count }, (_, n) => n).filter((n) => n % PROCESSES !== share);
  const lanes = Array.from({ length: LANES }, async () => {
    for (let n = numbers.pop(); n !== undefined; n = numbers.pop()) {
      for (const requestNo of await Promise.all([portal.ask(n), portal.ask(n)])) {
        process.stdout.write(`${n} ${requestNo}\n`);
      }
    }
  });
  await Promise.all(lanes);
  await portal.close();
}

/**
 * Whether requests that come four times each, to two of three processes that bring the emails too, are there once, all
 * four are told the same, and no letter is sent twice; and one that cannot be written stops neither the others nor its
 * request.
 */
export async function askByAll(databaseUrl: string, count: number): Promise<boolean> {
  const server = await faultyServer(['none']);
  const place = { dataDir: '', databaseUrl, smtpPort: server.address.port };
  const first = await openRequestPortal(place);
  await fillGrowers(first.db, count);
  const acknowledged = new Map<number, string>();
  const told = { answers: 0, different: 0 };
  const processes = Array.from({ length: PROCESSES }, async (_, share) => {
    const args = ['together', '', databaseUrl, String(place.smtpPort), String(share), String(count)];
    for await (const line of startWriter(args).lines) {
      const [n, requestNo] = line.split(' ') as [string, string];
      told.answers += 1;
      if ((acknowledged.get(Number(n)) ?? requestNo) !== requestNo) told.different += 1;
      acknowledged.set(Number(n), requestNo);
    }
  });
  await Promise.all(processes);
  await first.deliverAll();
  const evidence = { acknowledged, arrived: server.taken, emailsEach: 2, poisoned: 1 };
  const judged = await judge(first.db, evidence);
  await first.close();
  await server.close();
  const what = `${told.answers} answers of three processes, one email poisoned`;
  const well = tell({ what, place, kills: 1 }, judged);
  return well && judged.duplicatedEmails + told.different === 0 && acknowledged.size === count;
}
