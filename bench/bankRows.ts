import { createHash, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import * as achBatches from '@contract/achBatches/endpoints';
import type { CallOf } from '@contract/endpoint';
import type { AchBatchDetail } from '@contract/achBatches/schema';
import * as reconciliation from '@contract/reconciliation/endpoints';
import type { CloseFigures } from '@contract/reconciliation/schema';
import type { Cell, Db } from '@server/db/db';
import { openDatabase } from '@server/app/openDatabase';
import { noteApprovals } from '@server/domain/requests/approvalBasis';
import { anOption } from '@server/domain/requests/testing/anOption';
import { fillBank, rita, root } from '@server/modules/achBatches/testing/filed';
import { startPostgres } from '@server/testing/realPostgres';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { testNumbers } from '@server/testing/testNumbers';
import { ClearNumber } from '@server/vault/clearNumber';
import { growthOf } from './growth';
import { p95, printPage, timeOf } from './times';

/** Milliseconds that a page of bank files may take at the server. */
const pageLimit = 100;
/** Seconds. */
const proposalLimit = 2;
const writingLimit = 5;
/** MiB that a process may need beyond what it had, while it makes a file. */
const growthLimit = 80;
const REQUESTS = 100_000;
const FILED = 20_000;
/** Files of the time before, with all other requests in them. */
const OLD_FILES = 200;

const noMoney = { sentCents: 0, returnedCents: 0, waitingCents: 0, bookedCents: 0, differenceCents: 0 };
/** Of the days that two people closed. */
const nothingOpen: CloseFigures = {
  debits: noMoney,
  credits: noMoney,
  openCount: 0,
  openCents: 0,
  namedCount: 0,
  namedCents: 0,
  statement: null,
};

/** Measures bank files on a real PostgreSQL: 20,000 of 100,000 requests go into one. */
export async function printBank(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillBank(db);
    await saveAccounts(db);
    await fillRequests(db);
    const portal = await openTestApp(db, { logLevel: 'silent' });
    const [all, some] = [REQUESTS, FILED].map((count) => count.toLocaleString('en-US'));
    console.log(`Bank files, ${all} requests of which ${some} may be filed, real PostgreSQL`);
    const batch = await printWriting(db, portal);
    await printPages(portal, batch);
    await printBoard(portal);
    await printProposal(portal, batch);
    await portal.close();
    await db.close();
  } finally {
    await postgres.stop();
  }
}

/** A bank account for each request that may be filed, its number sealed as all are. */
async function saveAccounts(db: Db): Promise<void> {
  const option = anOption();
  const columns = Object.keys(option) as (keyof typeof option)[];
  async function* rows(): AsyncGenerator<Cell[]> {
    for (let n = 1; n <= FILED; n += 1) {
      const id = randomUUID();
      const number = new ClearNumber(String(1_000_000_000 + n));
      const sealed = await testNumbers.seal({ id, owner: option.owner }, number);
      const fingerprint = `\\x${createHash('sha256').update(id).digest('hex')}`;
      const own = {
        ...option,
        option_id: id,
        nickname: `Q${n}`,
        holder_type: n % 2 === 0 ? 'business' : 'personal',
        account_sealed: JSON.stringify(sealed),
        key_id: sealed.kek,
        fingerprint,
        shared_fingerprint: fingerprint,
      };
      yield columns.map((column) => own[column] as Cell);
    }
  }
  await db.transaction((tx) => tx.copyIn('payment_option', columns, rows()));
}

/** 2,000 accounts with 50 requests each: every fifth is approved, the others went to the bank long ago and are posted. */
async function fillRequests(db: Db): Promise<void> {
  await db.script(`
    insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', 'Q' || n,
      'name', 'Farm ' || n))).*
      from account a, generate_series(1, 2000) n where a.account_no = '00117';
    insert into request (request_id, request_no, kind, flow, account_no, submitted_by, submitted_at, status,
        changed_at, amount_cents, option_id, source, target, requested_date, effective_date, mode)
      select gen_random_uuid(), 'PR-2026-' || lpad(n::text, 6, '0'), 'payment', 'bank', 'Q' || (1 + n % 2000),
        'ada@example.com', timestamptz '2025-10-01' + n * interval '2 minutes',
        case when n > ${REQUESTS - FILED} then 'approved' else 'posted' end,
        timestamptz '2026-04-01', 1000 + n % 100000, o.option_id, 'Farm checking ••17', '2 invoices',
        date '2026-04-14' + n % 5, date '2026-04-14' + n % 5, 'selected'
      from generate_series(1, ${REQUESTS}) n join payment_option o on o.nickname = 'Q' || (1 + n % ${FILED});
    insert into request_authorization (request_id, text_version, agreed_text, text_sha256, sec_code, accepted_by,
        accepted_at, ip, user_agent)
      select request_id, '1', 'I agree.', '', case holder_type when 'business' then 'CCD' else 'WEB' end,
        submitted_by, submitted_at, '127.0.0.1', 'bench' from request join payment_option using (option_id);
    insert into ach_batch (batch_no, status, originator_version, created_at, created_by, sent_at, sent_by, file_date,
        file_id_modifier, file_sha256, entry_count, debit_cents, credit_cents, first_effective, last_effective)
      select n, 'sent', version_id, day, '${root}', day, '${root}', day, 'A', '', 0, 0, 0, day, day
      from originator_version, generate_series(1, ${OLD_FILES}) n, lateral (select date '2025-09-24' + n as day) d;
    insert into ach_entry (batch_no, seq, request_id, trace_no, sec_code, direction, effective_date, amount_cents,
        account_no, holder_name, routing_number, account_last)
      select 1 + n % ${OLD_FILES}, n, request_id, '12510001' || lpad(n::text, 7, '0'), 'CCD', 'debit', first_effective,
        amount_cents, account_no, 'Ada Farms LLC', '111000025', '4417'
      from (select row_number() over (order by request_no) as n, r.* from request r where status = 'posted') r
        join ach_batch on batch_no = 1 + n % ${OLD_FILES};
    update request r set effective_date = e.effective_date from ach_entry e where e.request_id = r.request_id;
    insert into reconciliation_close values ('2026-04-01', '2025-09-25', '${JSON.stringify(nothingOpen)}', '', '${root}', now(), '${rita}', now());
    insert into payment (payment_no, account_no, received_date, posting_date, method, reference, portal_request_no, type,
        amount_cents, discount_taken_cents, unapplied_cents, status, reversed_payment_no, return_code, import_id)
      select 'E' || request_no, account_no, effective_date, effective_date, 'A', null, request_no, 'R',
        amount_cents + case when right(request_no, 3) = '777' then 1 else 0 end, 0, 0, 'P', null, null, 1
      from request where status = 'posted';
    update request set payment_no = 'E' || request_no, posted_on = effective_date where status = 'posted';
    insert into ach_trace values ('12510001', ${REQUESTS});`);
  await noteApprovals(db.sql, sql`r.status = 'approved'`);
  // As the server does by itself soon after so much was loaded.
  await sql`vacuum analyze`.execute(db.sql);
}

/** Makes a file before anything else has loaded as much: what the process needs for it shows. */
async function printWriting(db: Db, portal: TestApp): Promise<AchBatchDetail> {
  const { rows } = await sql<{ entryCount: number; debitCents: number }>`
    select count(*) as "entryCount", sum(amount_cents)::bigint as "debitCents" from request
    where status = 'approved'`.execute(db.sql);
  const body = { without: '', expected: { ...rows[0]!, creditCents: 0 } };
  let batch: AchBatchDetail | undefined;
  let took = 0;
  const growth = await growthOf(async () => {
    took = await timeOf(async () => {
      batch = await portal.as(root).call(achBatches.create, { key: randomUUID(), body });
    });
  });
  const byHand = await timeOf(() => writeByHand(db, batch!.batchNo));
  console.log(
    `  ${'a file is made'.padEnd(28)} ${line(took / 1000, writingLimit, 's')}, ` +
      `${(took / byHand).toFixed(1)} times its rows written by hand`,
  );
  console.log(`  ${'memory meanwhile'.padEnd(28)} grows by ${line(growth, growthLimit, 'MiB')}`);
  return batch!;
}

/** The entries of a file once more, under another number, by COPY. */
async function writeByHand(db: Db, batchNo: number): Promise<void> {
  const entries = await db.sql.selectFrom('ach_entry').selectAll().where('batch_no', '=', batchNo).execute();
  const columns = Object.keys(entries[0]!) as (keyof (typeof entries)[number])[];
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const entry of entries) {
      const other = { ...entry, batch_no: 1, seq: -entry.seq, live: false, trace_no: `0${entry.trace_no}` };
      yield columns.map((column) => other[column]);
    }
  }
  await db.transaction((tx) => tx.copyIn('ach_entry', columns, rows()));
}

async function printPages(portal: TestApp, { batchNo }: AchBatchDetail): Promise<void> {
  const client = portal.as(root);
  const listed = (what: string, filter: CallOf<typeof achBatches.totals>['query']) =>
    printPage(
      what,
      pageLimit,
      () => client.call(achBatches.list, { query: { ...filter, limit: 100 } }),
      () => client.call(achBatches.totals, { query: filter }),
    );
  await listed('all files', {});
  await listed('files that wait', { status: 'awaitingRelease' });
  await listed('searched for', { q: 'farm 1999' });
  const one = await p95(() => client.call(achBatches.one, { params: { batchNo } }));
  const entries = await p95(() =>
    client.call(achBatches.entries, { params: { batchNo }, query: { limit: 100 } }),
  );
  console.log(`  ${'one file'.padEnd(28)} 95 % within ${line(one, pageLimit, 'ms')}`);
  console.log(`  ${'its entries'.padEnd(28)} 95 % within ${line(entries, pageLimit, 'ms')}`);
}

/** The board of differences over everything that ever went to the bank. */
async function printBoard(portal: TestApp): Promise<void> {
  const client = portal.as(root);
  const listed = (what: string, filter: CallOf<typeof reconciliation.totals>['query']) =>
    printPage(
      what,
      pageLimit,
      () => client.call(reconciliation.list, { query: { ...filter, limit: 100 } }),
      () => client.call(reconciliation.totals, { query: filter }),
    );
  await listed('the board of differences', {});
  await listed('searched for', { q: 'farm 1777' });
  const closes = await p95(() => client.call(reconciliation.closes, {}));
  console.log(`  ${'the days to close'.padEnd(28)} 95 % within ${line(closes, pageLimit, 'ms')}`);
}

async function printProposal(portal: TestApp, { batchNo, version }: AchBatchDetail): Promise<void> {
  const body = { move: 'void', version, reason: 'Measured' } as const;
  await portal.as(rita).call(achBatches.move, { params: { batchNo }, body });
  const took = await p95(() => portal.as(root).call(achBatches.proposal, { query: { without: '' } }), 10);
  console.log(
    `  ${'the next one is proposed'.padEnd(28)} 95 % within ${line(took / 1000, proposalLimit, 's')}`,
  );
}

const line = (figure: number, limit: number, unit: string): string =>
  `${figure.toFixed(2)} ${unit} (limit ${limit} ${unit})` +
  (figure > limit ? '  ** beyond the limit **' : '');
