import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import * as officeHome from '@contract/officeHome/endpoints';
import * as officeMessages from '@contract/officeMessages/endpoints';
import { openDatabase } from '@server/app/openDatabase';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { startPostgres } from '@server/testing/realPostgres';
import { openTestApp } from '@server/testing/testApp';
import { printPage } from './times';

/** Milliseconds that a page of the office's messages, its counts, and one message may take at the server. */
const limit = 100;
const MESSAGES = 500_000;
/** What was written after them: replies, notes and answers, and notes about accounts. */
const ENTRIES = 400_000;
const NOTES = 100_000;
const ACCOUNTS = 100_000;

const root = 'root@example.com';

/** Ten thousand wait for somebody, as the newest do; the rest is done. */
const rows = `
  insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', (500000 + n)::text,
    'name', (array['Hollis Creek','Cold Spring','Nez Perce Prairie','Union Flat'])[1 + n % 4] || ' Farms ' || n))).*
    from account a, generate_series(1, ${ACCOUNTS}) n where a.account_no = '00117';
  insert into contact_ticket (ticket_id, ticket_no, sent_by, account_no, topic, about, kind, reference, reason,
      reply_by, reply_to, message, status, owner, created_at, waiting_since)
    select md5('t' || n)::uuid, 'CT-2026-' || lpad(n::text, 6, '0'), 'user' || n % 90000 || '@example.com',
      (500000 + n % ${ACCOUNTS} + 1)::text, (array['billing','delivery','prepay','update'])[1 + n % 4],
      case when n % 10 = 0 then 'dispute:' || lpad(n::text, 7, '0') end,
      case when n % 10 = 0 then 'dispute' when n % 50 = 1 then 'question' when n % 500 = 2 then 'leftover'
        else 'message' end,
      case when n % 10 = 0 then lpad(n::text, 7, '0') end, case when n % 10 = 0 then 'price' end,
      'email', 'user@example.com',
      'The ' || (array['scale ticket','invoice','delivery','statement'])[1 + n % 4] || ' of load ' || md5(n::text)
        || ' says ' || n % 977 || ' tons. ' || repeat('Please look at it and tell us. ', n % 9),
      case when n <= ${MESSAGES} - 10000 then 'done' when n % 3 = 0 then 'new' when n % 3 = 1 then 'open'
        else 'waiting' end,
      case when n % 3 <> 0 or n <= ${MESSAGES} - 10000
        then (array['${root}','rita@example.com','kim@example.com','sam@example.com'])[1 + n % 4] end,
      timestamptz '2016-01-01' + n * interval '10 minutes', timestamptz '2016-01-01' + n * interval '10 minutes'
    from generate_series(1, ${MESSAGES}) n;
  insert into contact_entry (entry_id, ticket_id, seq, at, author, kind, text)
    select gen_random_uuid(), md5('t' || (n * 5 / 4))::uuid, n % 2 + 1,
      timestamptz '2016-01-02' + n * interval '12 minutes', '${root}', (array['reply','note'])[1 + n % 2],
      'We looked: batch ' || md5('e' || n) || ' is right. ' || repeat('Thank you for asking. ', n % 5)
    from generate_series(1, ${ENTRIES}) n;
  update contact_ticket t set search_text = lower(concat_ws(' ', t.ticket_no, t.sent_by, t.account_no, a.name,
      t.reference, t.message, e.texts))
    from account a, (select ticket_id, string_agg(text, ' ') as texts from contact_entry group by ticket_id) e
    where a.account_no = t.account_no and e.ticket_id = t.ticket_id;
  update contact_ticket t set search_text = lower(concat_ws(' ', t.ticket_no, t.sent_by, t.account_no, a.name,
      t.reference, t.message))
    from account a where a.account_no = t.account_no and t.search_text = '';
  insert into account_note (note_id, account_no, note, author, created_at, key)
    select gen_random_uuid(), (500000 + n)::text, 'Promised by ' || md5('n' || n), '${root}',
      timestamptz '2026-01-01' + n * interval '1 minute', 'bench-note-' || n from generate_series(1, ${NOTES}) n;`;

/** A word that one row alone has, as the database wrote it. */
const wordOf = (seed: string): string => createHash('md5').update(seed).digest('hex').slice(0, 10);

const views = {
  'what waits for the office': {},
  'what nobody took': { owner: 'nobody' },
  'mine to answer': { owner: 'me' },
  'disputes to answer': { kind: 'dispute' },
  'waiting for customers': { tab: 'waiting' },
  'done, billing': { tab: 'done', topic: 'billing' },
  'all of mine': { tab: 'all', owner: 'me' },
  'all leftover requests': { tab: 'all', kind: 'leftover' },
  'all of an account': { tab: 'all', account: '500123' },
  'a number': { tab: 'all', q: 'CT-2026-004711' },
  'a disputed invoice': { tab: 'all', q: '0004710' },
  'a word of one message': { tab: 'all', q: wordOf('4711') },
  'a word of one note': { tab: 'all', q: wordOf('e4711') },
  'an account by name': { tab: 'all', q: 'farms 4711' },
  'a word of every fourth, to answer': { q: 'invoice' },
  'what nobody wrote': { tab: 'all', q: 'zzqqxx' },
} as const;

/** Measures the office's messages, a million of them with their notes, on a real PostgreSQL. */
export async function printMessages(): Promise<void> {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: postgres.url('postgres'), dataDir: tmpdir() });
    await fillHousehold(db);
    await db.script(rows);
    // As the server does by itself soon after so much was loaded.
    await sql`vacuum analyze`.execute(db.sql);
    await printViews(db);
    await db.close();
  } finally {
    await postgres.stop();
  }
}

async function printViews(db: Db): Promise<void> {
  const portal = await openTestApp(db, { logLevel: 'silent' });
  const client = portal.as(root);
  const all = (MESSAGES + ENTRIES + NOTES).toLocaleString('en-US');
  console.log(`The office's messages, ${all} with their notes, real PostgreSQL`);
  for (const [what, view] of Object.entries(views)) {
    const query = { tab: 'toAnswer', ...view } as const;
    await printPage(
      what,
      limit,
      () => client.call(officeMessages.list, { query: { limit: 25, ...query } }),
      () => client.call(officeMessages.totals, { query }),
    );
  }
  const { next } = await client.call(officeMessages.list, { query: { limit: 100, tab: 'all' } });
  await printPage('the next page of all', limit, () =>
    client.call(officeMessages.list, { query: { limit: 25, tab: 'all', after: next! } }),
  );
  await printPage('one message', limit, () =>
    client.call(officeMessages.one, { params: { ticketNo: 'CT-2026-499999' } }),
  );
  await printPage('the dashboard', limit, () => client.call(officeHome.desk, {}));
  await printPage('the notes of an account', limit, () =>
    client.call(officeAccounts.one, { params: { accountNo: '500123' } }),
  );
  await portal.close();
}
