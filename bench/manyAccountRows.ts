import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import * as accounts from '@contract/accounts/endpoints';
import * as ledger from '@contract/ledger/endpoints';
import * as summaries from '@contract/summaries/endpoints';
import { openDatabase } from '@server/app/openDatabase';
import type { Db } from '@server/db/db';
import { purchaseRepository } from '@server/modules/purchases/repository';
import { fillHousehold } from '@server/testing/household';
import { startPostgres } from '@server/testing/realPostgres';
import { aLine, anInvoice, put } from '@server/testing/rows';
import { aLedgerRow } from '@server/testing/statementRows';
import { openTestApp } from '@server/testing/testApp';
import { printPage } from './times';

const ACCOUNTS = 200;
const INVOICES_EACH = 25;
const LINES_EACH = 50;
const LINES = ACCOUNTS * INVOICES_EACH * LINES_EACH;
/** A page of the list, as large as the list lets anybody ask for, and as many of them as tell how fast it goes. */
const PAGE = 200;
const PAGES = 20;
/** Least lines per second that a file of many accounts is written at. */
const LEAST = 60_000;
const LEDGER_ROWS_EACH = 50;
/** Milliseconds that sums over all of them may take at the server. */
const SUMS_LIMIT = 150;
const asOf = '2026-04-12';
const username = 'many@example.com';

const rows = `
  insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', (600000 + n)::text))).*
    from account a, generate_series(1, ${ACCOUNTS}) n where a.account_no = '00117';
  insert into invoice select (jsonb_populate_record(i, jsonb_build_object('invoice_no', 'M-' || n,
      'account_no', (600000 + 1 + n % ${ACCOUNTS})::text,
      'invoice_date', date '${asOf}' - n / 7))).*
    from invoice i, generate_series(1, ${ACCOUNTS * INVOICES_EACH}) n where i.invoice_no = 'M-0';
  insert into invoice_line select (jsonb_populate_record(l, jsonb_build_object('invoice_no', 'M-' || n, 'line_no', k))).*
    from invoice_line l, generate_series(1, ${ACCOUNTS * INVOICES_EACH}) n, generate_series(1, ${LINES_EACH}) k
    where l.invoice_no = 'M-0';
  insert into ar_transaction select (jsonb_populate_record(t, jsonb_build_object('txn_id', 'M-' || n, 'seq', n,
      'account_no', (600000 + 1 + n % ${ACCOUNTS})::text, 'posting_date', date '${asOf}' - n / 15))).*
    from ar_transaction t, generate_series(1, ${ACCOUNTS * LEDGER_ROWS_EACH}) n where t.txn_id = 'M-0';
  insert into account_access (name, account_no, level, relationship)
    select '${username}', (600000 + n)::text, 'owner', 'owner' from generate_series(1, ${ACCOUNTS}) n;`;

/** Sums over all accounts: each from the lines and documents themselves, as the books stand. */
async function printSums(db: Db): Promise<void> {
  const portal = await openTestApp(db, { logLevel: 'silent' });
  const client = portal.as(username);
  const query = { username };
  const by = { ...query, by: 'group', sort: '-amount', limit: 50 } as const;
  console.log(`Sums over ${ACCOUNTS} accounts (limit ${SUMS_LIMIT} ms)`);
  const asked = {
    accounts: () => client.call(accounts.list, { query: { ...query, viewname: 'my-account' } }),
    overview: () => client.call(accounts.overview, { query }),
    aging: () => client.call(ledger.aging, { query: { ...query, on: asOf } }),
    'aging of a day gone by': () => client.call(ledger.aging, { query: { ...query, on: '2026-01-31' } }),
  };
  for (const [what, ask] of Object.entries(asked)) await printPage(what, SUMS_LIMIT, ask);
  const totals = () => client.call(summaries.totals, { query });
  await printPage('summary by group', SUMS_LIMIT, () => client.call(summaries.rows, { query: by }), totals);
  await printPage('summary by month', SUMS_LIMIT, () => client.call(summaries.months, { query }));
  await portal.close();
}

/** How fast the lines of many accounts are written to a file, from a real PostgreSQL, and what memory it takes. */
export async function printManyAccounts(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillHousehold(db);
    await put(db, 'invoice', anInvoice({ invoice_no: 'M-0' }));
    await put(db, 'invoice_line', aLine({ invoice_no: 'M-0', line_no: 1 }));
    await put(db, 'ar_transaction', aLedgerRow({ txn_id: 'M-0' }));
    await put(db, 'portal_user', { name: username });
    await db.script(rows);
    await sql`vacuum analyze`.execute(db.sql);
    await printFile(db);
    await printSums(db);
    await db.close();
  } finally {
    await postgres.stop();
  }
}

async function printFile(db: Db): Promise<void> {
  const repository = purchaseRepository(db);
  const scope = { accounts: Array.from({ length: ACCOUNTS }, (_, at) => String(600_001 + at)), asOf };
  console.log(`Export of ${LINES.toLocaleString('en-US')} lines of ${ACCOUNTS} accounts, real PostgreSQL`);
  const before = process.memoryUsage.rss();
  for (const format of ['csv', 'xlsx'] as const) {
    const began = performance.now();
    let [bytes, most] = [0, before];
    for await (const chunk of repository.file(scope, { sort: '-date', format }).chunks) {
      bytes += Buffer.byteLength(chunk);
      most = Math.max(most, process.memoryUsage.rss());
    }
    const perSecond = LINES / ((performance.now() - began) / 1_000);
    const mib = (of: number) => `${(of / 1_048_576).toFixed(0)} MiB`;
    console.log(
      `  ${format.padEnd(22)} ${perSecond.toFixed(0)} lines/s, ${mib(bytes)}, grows by ${mib(most - before)}` +
        (format === 'csv' && perSecond < LEAST ? `  ** below ${LEAST} **` : ''),
    );
  }
  const began = performance.now();
  let after: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const { next } = await repository.linesPage(scope, { sort: '-date', limit: PAGE, after });
    after = next!;
  }
  const perSecond = (PAGES * PAGE) / ((performance.now() - began) / 1_000);
  console.log(`  page by page, ${PAGE} each ${perSecond.toFixed(0)} lines/s`);
}
