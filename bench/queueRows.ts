import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import * as officeHome from '@contract/officeHome/endpoints';
import * as queue from '@contract/queue/endpoints';
import { systemClock } from '@server/clock';
import type { Db } from '@server/db/db';
import { openJobs } from '@server/jobs/openJobs';
import { openDatabase } from '@server/app/openDatabase';
import { openOutbox } from '@server/domain/email/openOutbox';
import { fillHousehold } from '@server/testing/household';
import { startPostgres } from '@server/testing/realPostgres';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { vaultOf } from '@server/vault/vault';
import { printPage, timeOf } from './times';

/** Milliseconds that a page of the office's queue may take at the server, and seconds for 500 approvals. */
const pageLimit = 100;
const approvalsLimit = 5;
const REQUESTS = 50_000;
const root = 'root@example.com';

/** Measures the office's queue with 50,000 requests on a real PostgreSQL: its pages, and 500 approvals. */
export async function printQueue(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillHousehold(db);
    await fillQueue(db);
    const vault = vaultOf(Buffer.alloc(32, 7), 'outbox');
    const outbox = await openOutbox({ db, clock: systemClock, vault, jobs: await openJobs(db) });
    const portal = await openTestApp(db, { logLevel: 'silent', outbox });
    console.log(`The office's queue, ${REQUESTS.toLocaleString('en-US')} requests, real PostgreSQL`);
    await printPages(portal);
    await printApprovals(db, portal);
    await portal.close();
    await db.close();
  } finally {
    await postgres.stop();
  }
}

/** 2,000 accounts with 50 payments and 25 requests each; 1,500 requests are to be approved, most are posted. */
async function fillQueue(db: Db): Promise<void> {
  await db.script(`
    insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', 'Q' || n,
      'name', 'Farm ' || n, 'regular_balance_cents', 100000000))).*
      from account a, generate_series(1, 2000) n where a.account_no = '00117';
    insert into payment select (jsonb_populate_record(p, jsonb_build_object('payment_no', 'Q' || n,
      'account_no', 'Q' || (1 + n % 2000), 'amount_cents', 1000 + n % 90000))).*
      from payment p, generate_series(1, 100000) n where p.payment_no = 'P-1';
    insert into request (request_id, request_no, kind, flow, account_no, submitted_by, submitted_at, status,
        changed_at, amount_cents, source, target, requested_date, effective_date, mode)
      select gen_random_uuid(), 'PR-2026-' || lpad(n::text, 6, '0'), 'payment', 'internal', 'Q' || (1 + n % 2000),
        'ada@example.com', timestamptz '2025-10-01' + n * interval '5 minutes',
        case when n > 48500 then 'submitted' when n > 48400 then 'pendingSecond' when n > 47900 then 'approved'
          when n > 47000 then 'exported' when n % 50 = 0 then 'returned' else 'posted' end,
        timestamptz '2026-04-01', 1000 + n % 100000, 'Farm checking ••17', '2 invoices', '2026-04-15', '2026-04-15',
        'selected' from generate_series(1, ${REQUESTS}) n;
    insert into invoice select (jsonb_populate_record(i, jsonb_build_object('invoice_no', 'Q' || n,
      'account_no', 'Q' || (1 + n % 2000), 'open_amount_cents', 10000000))).*
      from invoice i, generate_series(1, ${REQUESTS}) n where i.invoice_no = 'A-open';
    insert into request_allocation select request_id, 1, 'Q' || ltrim(right(request_no, 6), '0'), amount_cents, 0
      from request where account_no like 'Q%';`);
  // As the server does by itself soon after so much was loaded.
  await sql`vacuum analyze`.execute(db.sql);
}

const views = {
  'to approve': { tab: 'toApprove' },
  'all, newest first': { tab: 'all', sort: '-submitted' },
  'all, largest first': { tab: 'all', sort: '-amount' },
  'done, by day': { tab: 'done', sort: 'day' },
  problems: { tab: 'problems' },
  'searched for': { tab: 'all', q: 'farm 1999' },
  'with a flag': { tab: 'toApprove', flag: 'unusualAmount,exceedsOpen' },
} as const;

async function printPages(portal: TestApp): Promise<void> {
  const client = portal.as(root);
  for (const [what, view] of Object.entries(views)) {
    const { sort, ...filter } = { sort: 'submitted', ...view };
    await printPage(
      what,
      pageLimit,
      () => client.call(queue.list, { query: { ...filter, sort, limit: 100 } }),
      () => client.call(queue.totals, { query: filter }),
    );
  }
  await printPage('the dashboard', pageLimit, () => client.call(officeHome.desk, {}));
}

const waiting = (db: Db) =>
  db.sql
    .selectFrom('request')
    .select(['request_id as id', 'version'])
    .where('status', '=', 'submitted')
    .orderBy('request_no')
    .limit(500)
    .execute();

async function printApprovals(db: Db, portal: TestApp): Promise<void> {
  const byHand = await timeOf(async () => approveByHand(db, await waiting(db)));
  const requests = await waiting(db);
  const byPortal = await timeOf(async () => {
    for (let from = 0; from < requests.length; from += 25) {
      await portal.as(root).call(queue.moves, {
        key: randomUUID(),
        body: { event: 'approve', requests: requests.slice(from, from + 25) },
      });
    }
  });
  const seconds = byPortal / 1000;
  console.log(
    `  500 approvals        ${seconds.toFixed(2)} s, ${(byPortal / byHand).toFixed(2)} times their rows written by hand` +
      (seconds > approvalsLimit ? `  ** beyond the limit of ${approvalsLimit} s **` : ''),
  );
}

/** What an approval has to write at the very least, in a transaction of its own for each request. */
async function approveByHand(db: Db, requests: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of requests) {
    await db.transaction(async (tx) => {
      await sql`select from request where request_id = ${id} for update`.execute(tx.sql);
      await sql`update request set status = 'approved', version = 2 where request_id = ${id}`.execute(tx.sql);
      await sql`insert into request_event values (${id}, 2, now(), ${root}, 'office', 'approve', 'submitted',
        'approved', null)`.execute(tx.sql);
      await sql`select from audit_head for update`.execute(tx.sql);
      await sql`insert into idempotency values (${root}, ${id}, 'by hand', '', 'null', now())`.execute(
        tx.sql,
      );
    });
  }
}
