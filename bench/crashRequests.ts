import { sql } from 'kysely';
import { systemClock } from '../server/clock';
import type { Db } from '../server/db/db';
import { openJobs } from '../server/jobs/openJobs';
import { aPaymentSent, body, fillRequests, sender } from '../server/modules/requests/testing/asking';
import { openDatabase } from '../server/openDatabase';
import { openOutbox } from '../server/outbox/openOutbox';
import { openTestApp, testNow } from '../server/testing/testApp';
import { vaultOf } from '../server/vault/vault';
import { writeAndKill } from './killing';

const MINUTE = 60_000;
/** Numbers that one writer has for itself. */
const WRITER = 1_000;

/** The portal over a database, with an outbox that is really written to. */
async function openPortal(dataDir: string, databaseUrl: string | undefined) {
  const db = await openDatabase({ dataDir, databaseUrl });
  const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
  const outbox = await openOutbox({ db, clock: systemClock, vault, jobs: await openJobs(db) });
  return { db, portal: await openTestApp(db, { outbox, logLevel: 'silent' }) };
}

const keyOf = (n: number): string => `crash-of-payment-${String(n).padStart(8, '0')}`;

/**
 * Asks for payments until it is killed, each under a key that its number names; prints the
 * number and the answer's request only after the answer has come.
 */
export async function askForPayments(
  dataDir: string,
  databaseUrl: string | undefined,
  from: number,
): Promise<never> {
  const { portal } = await openPortal(dataDir, databaseUrl);
  const send = sender(portal);
  for (let n = from; ; n += 1) {
    portal.at(whenIs(n));
    const { requestNo } = await send(payment(n), { key: keyOf(n) });
    process.stdout.write(`${n} ${requestNo}\n`);
  }
}

/** Three minutes apart, for nobody asks much more often; fifteen hours for each writer. */
const whenIs = (n: number): string => {
  const turn = Math.floor(n / WRITER) * 300 + (n % WRITER);
  return new Date(Date.parse(testNow) + turn * 3 * MINUTE).toISOString();
};

/** Of another amount each time, so that none looks like the one before. */
const payment = (n: number) =>
  aPaymentSent({
    amount: (100 + n / 100).toFixed(2),
    paydate: '2026-06-01',
    body: body({ mode: 'prepay', invoices: [], confirmed: true }),
  });

/**
 * Whether after each kill every request that was acknowledged is there once with its history and its letters, whoever
 * sends the last one again gets it instead of a second, and nothing is there by halves.
 */
export async function killRequests(
  dataDir: string,
  kills: number,
  databaseUrl: string | undefined,
): Promise<boolean> {
  const first = await openPortal(dataDir, databaseUrl);
  await fillRequests(first.db);
  await first.portal.close();
  await first.db.close();
  const acknowledged = new Map<number, string>();
  const found = { lost: 0, duplicated: 0, halves: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    const from = kill * WRITER;
    const args = ['requests', dataDir, databaseUrl ?? '', String(from)];
    const lines = await writeAndKill(args, { after: 3 + (kill % 4), at: (kill - 0.5) / kills });
    for (const line of lines) {
      const [n, requestNo] = line.split(' ') as [string, string];
      acknowledged.set(Number(n), requestNo);
    }
    const { db, portal } = await openPortal(dataDir, databaseUrl);
    // Nobody knows whether the one after the last was asked for: it is sent again, and is there once then.
    const next = Math.max(...acknowledged.keys()) + 1;
    portal.at(whenIs(next));
    const again = await sender(portal)(payment(next), { key: keyOf(next) });
    acknowledged.set(next, again.requestNo);
    const judged = await judge(db, [...acknowledged.values()]);
    for (const name of ['lost', 'duplicated', 'halves'] as const) found[name] += judged[name];
    await portal.close();
    await db.close();
  }
  const engine = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  console.log(
    `kill -9 while payments are asked for, ${engine}: injected ${kills}, acknowledged ${acknowledged.size}, lost ` +
      `${found.lost}, duplicated ${found.duplicated}, half written ${found.halves}`,
  );
  return acknowledged.size > kills && found.lost + found.duplicated + found.halves === 0;
}

async function judge(db: Db, acknowledged: readonly string[]) {
  const rows = await db.sql.selectFrom('request').select(['request_no', 'amount_cents']).execute();
  const there = new Set(rows.map(({ request_no: no }) => no));
  const halved = await sql<{ n: number }>`select count(*) as n from request r
    where (select count(*) from request_event e where e.request_id = r.request_id) <> 1
      or (select count(*) from request_authorization a where a.request_id = r.request_id) <> 1`.execute(
    db.sql,
  );
  const others = await sql<{ letters: number; jobs: number; keys: number }>`select
    (select count(*) from outbox_message) as letters,
    (select count(*) from pgboss.job where name = 'outbox') as jobs,
    (select count(*) from idempotency where answer <> 'null') as keys`.execute(db.sql);
  const { letters, jobs, keys } = others.rows[0]!;
  return {
    lost: acknowledged.filter((no) => !there.has(no)).length,
    // Every payment has an amount of its own.
    duplicated: rows.length - new Set(rows.map(({ amount_cents: cents }) => cents)).size,
    halves:
      halved.rows[0]!.n +
      [letters - 2 * rows.length, jobs - letters, keys - rows.length].filter((difference) => difference !== 0)
        .length,
  };
}
