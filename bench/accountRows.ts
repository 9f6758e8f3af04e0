import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import { openDatabase } from '@server/app/openDatabase';
import { fillHousehold } from '@server/testing/household';
import { startPostgres } from '@server/testing/realPostgres';
import { anInvoice, put } from '@server/testing/rows';
import { aLedgerRow } from '@server/testing/statementRows';
import { openTestApp } from '@server/testing/testApp';
import { printPage } from './times';

/** Milliseconds that a search, and a page of a history, may take at the server. */
const limit = 100;
const ACCOUNTS = 100_000;
const INVOICES = 1_000_000;

const searches: Readonly<Record<string, string>> = {
  'a number': '50123',
  'a part of a name': 'creek',
  'words of a name': 'prairie 4711',
  'a name with a slip': 'hollis prarie',
  'what nobody has': 'zzqqxx',
  'an invoice': '0004711',
  'what an invoice came to': '$4,711.11',
  'a check': '884711',
  'a phone': '509 555 4711',
  'last digits': '4711',
};

/** Measures the search for accounts among 100,000 of them, and the history of one, on a real PostgreSQL. */
export async function printAccounts(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillHousehold(db);
    await put(db, 'invoice', anInvoice({ invoice_no: 'BENCH' }));
    await put(db, 'ar_transaction', aLedgerRow({ txn_id: 'BENCH' }));
    await db.script(`
      insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', (500000 + n)::text,
        'name', (array['Hollis Creek','Cold Spring','Nez Perce Prairie','Union Flat','Palouse Ridge','Wheeler'])[1 + n % 6]
          || ' ' || (array['Farms','Grain','Orchards','Ranch','Partners'])[1 + n % 5] || ' ' || n,
        'phone', '(509) 555-' || lpad((n % 10000)::text, 4, '0')))).*
        from account a, generate_series(1, ${ACCOUNTS}) n where a.account_no = '00117';
      insert into invoice select (jsonb_populate_record(i, jsonb_build_object('invoice_no', lpad(n::text, 7, '0'),
        'account_no', (500001 + n % ${ACCOUNTS})::text, 'total_cents', 1000 + n % 900000))).*
        from invoice i, generate_series(1, ${INVOICES}) n where i.invoice_no = 'BENCH';
      insert into payment (payment_no, account_no, received_date, posting_date, method, reference, amount_cents,
          discount_taken_cents, unapplied_cents, status, import_id)
        select 'P' || n, (500001 + n % ${ACCOUNTS})::text, '2026-04-01', '2026-04-01', 'K', (800000 + n)::text,
          1000 + n % 900000, 0, 0, 'P', 1 from generate_series(1, ${INVOICES / 2}) n;
      insert into ar_transaction select (jsonb_populate_record(t, jsonb_build_object('account_no', '500001',
        'txn_id', 'T' || n, 'seq', n, 'posting_date', date '2020-01-01' + n / 20))).*
        from ar_transaction t, generate_series(1, 20000) n where t.txn_id = 'BENCH';
      insert into portal_user (name, given_name, family_name)
        select 'user' || n || '@example.com', 'Given' || n % 977, 'Family' || n % 9973 from generate_series(1, ${ACCOUNTS}) n;
      insert into account_access (name, account_no, level, relationship)
        select 'user' || n || '@example.com', (500000 + n)::text, 'owner', 'owner' from generate_series(1, ${ACCOUNTS}) n;`);
    // As the server does by itself soon after so much was loaded.
    await sql`vacuum analyze`.execute(db.sql);
    const portal = await openTestApp(db, { logLevel: 'silent' });
    const client = portal.as('root@example.com');
    console.log(
      `Accounts for the office, ${ACCOUNTS.toLocaleString('en-US')} of them with ${INVOICES.toLocaleString('en-US')} invoices, real PostgreSQL`,
    );
    for (const [what, q] of Object.entries(searches))
      await printPage(what, limit, () => client.call(officeAccounts.find, { query: { q } }));
    const params = { accountNo: '500001' };
    for (const tab of ['business', 'everything'] as const)
      await printPage(
        `${tab}, of one with 20,000 rows`,
        limit,
        () => client.call(officeAccounts.history, { params, query: { tab, limit: 25, sort: '-day' } }),
        () => client.call(officeAccounts.historyTotals, { params, query: { tab } }),
      );
    await printPage('one account', limit, () => client.call(officeAccounts.one, { params }));
    await portal.close();
    await db.close();
  } finally {
    await postgres.stop();
  }
}
