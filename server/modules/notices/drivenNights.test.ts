import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { randomOf } from '@contract/testing/randomOf';
import type { Db } from '@server/db/db';
import { banksOpen, later } from '@server/testing/bankCalendar';
import { openNoticeDesk } from './testing/noticeDesk';

const deep = propertyRuns(1) > 1;
const first = '2026-04-13';
const NIGHTS = deep ? 400 : 40;
const ACCOUNTS = deep ? 400 : 30;
const INVOICES = deep ? 8 : 3;
/** Printed with what it drove, to drive the same again. */
const SEED = 20_261_128;

/** At 14:30 UTC it is after 7:00 in the first all year, in the second in summer alone, in the third never. */
const zones = ['America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'] as const;
/** When a night's reminders and emails are written, and the emails that waited for the end of quiet hours. */
const AT = 'T14:30:00Z';
const LATER = 'T20:30:00Z';

const nights = Array.from({ length: NIGHTS }, (_, at) => later(first, at));
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

interface Invoice {
  readonly no: string;
  readonly due: string;
  /** From this day on nothing is open. */
  readonly paidOn: string;
  readonly disputedFrom: string;
  readonly disputedUntil: string;
}

interface Account {
  readonly no: string;
  readonly invoices: readonly Invoice[];
  readonly zone: string;
  /** From this day on its person wants no emails of reminders. */
  readonly neverFrom: string;
  readonly disabledFrom: string;
  readonly disabledUntil: string;
  /** The last day of the access. */
  readonly validTo: string;
}

function booksOf(below: (bound: number) => number): readonly Account[] {
  const day = (from: number, to: number) => later(first, from + below(to - from));
  return Array.from({ length: ACCOUNTS }, (_, n) => {
    const no = `D${String(n).padStart(5, '0')}`;
    const disabledFrom = day(0, 3 * NIGHTS);
    return {
      no,
      zone: zones[below(zones.length)]!,
      neverFrom: day(0, 3 * NIGHTS),
      disabledFrom,
      disabledUntil: later(disabledFrom, 1 + below(20)),
      validTo: day(0, 4 * NIGHTS),
      invoices: Array.from({ length: INVOICES }, (_each, i) => {
        const due = day(-31, NIGHTS + 8);
        const disputedFrom = later(due, below(60) - 20);
        const disputedUntil = later(disputedFrom, below(3) === 0 ? 1 + below(25) : 0);
        return { no: `${no}-${i}`, due, paidOn: later(due, below(80) - 20), disputedFrom, disputedUntil };
      }),
    };
  });
}

/** The newest figures of each night: the feed of every seventh week stays away for a week. */
const asOfOn = (night: number): string => {
  const late = night % 49;
  return later(first, late >= 40 && late < 47 ? night - (late - 39) : night - 1);
};
/** Nobody is there on some days, and once for longer than is caught up. */
const isMissed = (night: number): boolean => night % 11 === 5 || (night % 97 >= 20 && night % 97 < 30);

const isDisabled = ({ disabledFrom, disabledUntil }: Account, today: string): boolean =>
  today >= disabledFrom && today < disabledUntil;

/** Whether it is before 7:00 where somebody lives, when the night's emails are written. */
const isQuiet = ({ zone }: Account, today: string): boolean => {
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return wall.format(new Date(`${today}${AT}`)) < '07:00';
};

/** What becomes of the email of a night: whoever is in the quiet hours gets it after them, later on that day. */
function emailOf(account: Account, today: string): string {
  if (isDisabled(account, today) || today >= account.neverFrom) return 'none';
  return isQuiet(account, today) ? `written ${LATER}` : `written ${AT}`;
}

/** By the words of docs/rules.md alone: what is told on which day, and what becomes of its email. */
function expectedOf(books: readonly Account[]): Map<string, string> {
  const told = new Map<string, string>();
  let through = later(first, -1);
  for (const [night, today] of nights.entries()) {
    if (isMissed(night) || utc(today) - utc(asOfOn(night)) > 3) continue;
    const since = through > later(today, -7) ? through : later(today, -7);
    for (const account of books) {
      if (today > account.validTo) continue;
      const tell = (what: string) => {
        if (!told.has(what)) told.set(what, `${today} ${emailOf(account, today)}`);
      };
      for (const { due, ...invoice } of account.invoices) {
        if (today >= invoice.paidOn || (today >= invoice.disputedFrom && today < invoice.disputedUntil))
          continue;
        if (due >= today && due <= later(today, 7)) tell(`dueSoon ${account.no} ${due}`);
        const stage = [30, 15, 1].find((days) => later(due, days) > since && later(due, days) <= today);
        if (stage !== undefined) tell(`pastDue ${account.no} ${due} ${stage}`);
      }
    }
    through = today;
  }
  return told;
}

async function fill(db: Db, books: readonly Account[]): Promise<void> {
  await sql`update invoice set open_amount_cents = 0`.execute(db.sql);
  await sql`update ar_transaction set open_amount_cents = 0`.execute(db.sql);
  const accounts = JSON.stringify(books);
  await sql`insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', b.no))).*
    from account a, jsonb_to_recordset(${accounts}::jsonb) as b (no text) where a.account_no = '00200'`.execute(
    db.sql,
  );
  await sql`insert into portal_user (name, standing) select lower(no) || '@example.com', 'active'
    from jsonb_to_recordset(${accounts}::jsonb) as b (no text)`.execute(db.sql);
  await sql`insert into account_access (name, account_no, level, relationship, valid_to)
    select lower(no) || '@example.com', no, 'owner', 'owner', "validTo"
    from jsonb_to_recordset(${accounts}::jsonb) as b (no text, "validTo" date)`.execute(db.sql);
  await sql`insert into notice_choice (person, choices, quiet_from, quiet_until, zone, least_cents, changed_at)
    select lower(no) || '@example.com', '{}', '21:00', '07:00', zone, 0, ${`${first}T00:00:00Z`}::timestamptz
    from jsonb_to_recordset(${accounts}::jsonb) as b (no text, zone text)`.execute(db.sql);
  await sql`insert into invoice select (jsonb_populate_record(i, jsonb_build_object('invoice_no', e ->> 'no',
      'account_no', b.no, 'due_date', e ->> 'due', 'open_amount_cents', 10000))).*
    from invoice i, jsonb_to_recordset(${accounts}::jsonb) as b (no text, invoices jsonb),
      jsonb_array_elements(b.invoices) e where i.invoice_no = '0048214'`.execute(db.sql);
}

/** The books as the feed of a night would have them: only what changed on that day. */
async function change(db: Db, books: readonly Account[], today: string): Promise<void> {
  const invoices = books.flatMap((account) => account.invoices);
  const pick = (isIt: (one: Invoice) => boolean) => invoices.filter(isIt).map(({ no }) => no);
  const paid = pick(({ paidOn }) => paidOn === today || (today === first && paidOn < today));
  const isDisputed = (one: Invoice) => today >= one.disputedFrom && today < one.disputedUntil;
  const edges = pick((one) => today === first || today === one.disputedFrom || today === one.disputedUntil);
  const disputed = pick(isDisputed);
  const people = (isIt: (account: Account) => boolean) =>
    books.filter(isIt).map(({ no }) => `${no.toLowerCase()}@example.com`);
  const disabled = people((account) => isDisabled(account, today));
  const silent = people(({ neverFrom }) => neverFrom === today);
  await sql`update invoice set open_amount_cents = 0 where invoice_no = any(${paid}::text[])`.execute(db.sql);
  await sql`update invoice set disputed = invoice_no = any(${disputed}::text[])
    where invoice_no = any(${edges}::text[])`.execute(db.sql);
  await sql`update portal_user set standing = case when name = any(${disabled}::text[]) then 'disabled' else 'active' end
    where name like 'd0%' and (standing = 'disabled') <> (name = any(${disabled}::text[]))`.execute(db.sql);
  await sql`update notice_choice set choices = '{"reminders": {"email": "never", "bell": true}}'
    where person = any(${silent}::text[])`.execute(db.sql);
}

it(
  `for ${NIGHTS} nights each of ${ACCOUNTS} accounts is told exactly what the rules say, on its day`,
  async () => {
    const { db, take, night, email, outbox, at, warned, remindedBefore } = await openNoticeDesk();
    await take('2026-04-12');
    const books = booksOf(randomOf(SEED));
    await fill(db, books);
    await remindedBefore(later(first, -1));
    const timeOf = new Map<string, string>();
    for (const [n, today] of nights.entries()) {
      await change(db, books, today);
      await db.sql
        .updateTable('feed_import')
        .set({ as_of: asOfOn(n) })
        .execute();
      if (isMissed(n)) continue;
      const sentAt = async (time: string) => {
        at(`${today}${time}`);
        const before = outbox.messages.length;
        await email();
        for (const { messageId } of outbox.messages.slice(before)) timeOf.set(messageId!, time);
      };
      at(`${today}${AT}`);
      while ((await night().round()) > 0);
      await sentAt(AT);
      await sentAt(LATER);
    }

    expect(warned).toEqual([]);
    const { rows } = await sql<{ what: string; day: string; email: string; id: string | null }>`
      select kind || ' ' || subject as what, (created_at at time zone 'UTC')::date::text as day, email, message_id as id
      from notice where kind in ('dueSoon', 'pastDue') and person like 'd0%'`.execute(db.sql);
    const found = rows
      .map((row) => `${row.what} ${row.day} ${row.email}${row.id === null ? '' : ` ${timeOf.get(row.id)}`}`)
      .toSorted();
    const expected = [...expectedOf(books)].map(([what, how]) => `${what} ${how}`).toSorted();
    console.log(
      `seed ${SEED}: ${NIGHTS} nights (${nights.filter((day) => !banksOpen(day)).length} without banks), ` +
        `${ACCOUNTS} accounts, ${expected.length} events, ${found.length} told`,
    );
    expect(found).toEqual(expected);
  },
  deep ? 1_200_000 : 60_000,
);
