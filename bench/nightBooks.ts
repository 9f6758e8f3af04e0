import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@server/db/db';
import { anOption } from '@server/domain/requests/testing/anOption';
import { fillRequests } from '@server/modules/requests/testing/requestFixture';
import { bankDayBy, bankDaysBefore, later } from '@server/testing/bankCalendar';
import { put } from '@server/testing/rows';

/** The first night. What falls due begins a while after it. */
export const firstNight = '2026-04-13';
const firstDue = later(firstNight, 3);
/** Accounts that pay by autopay, and accounts that are reminded. Their numbers stand on both sides of all others. */
const PAYERS = 4;
const REMINDED = 4;
/** Between them: so many that a night comes in more than one part. */
const QUIET = 520;

/** On each day something falls due on each account; each invoice has an amount of its own. */
export async function fillNights(db: Db, days: number): Promise<void> {
  await fillRequests(db);
  await put(db, 'payment_option', anOption({ option_id: randomUUID(), nickname: 'Nights' }));
  await sql`update invoice set open_amount_cents = 0`.execute(db.sql);
  await db.script(`
    create temp table person as
      select 'A' || n as account_no, 'a' || n || '@example.com' as name, true as pays, n from generate_series(1, ${PAYERS}) n
      union all
      select 'M' || n, 'm' || n || '@example.com', false, 0 from generate_series(1, ${QUIET}) n
      union all
      select 'R' || n, 'r' || n || '@example.com', false, 10 + n from generate_series(1, ${REMINDED}) n;
    insert into account select (jsonb_populate_record(a, jsonb_build_object('account_no', p.account_no))).*
      from account a, person p where a.account_no = '00300';
    insert into portal_user (name, standing) select name, 'active' from person;
    insert into account_access (name, account_no, level, relationship)
      select name, account_no, 'owner', 'owner' from person;
    insert into invoice select (jsonb_populate_record(i, jsonb_build_object('account_no', p.account_no,
        'invoice_no', p.account_no || '-' || d, 'due_date', date '${firstDue}' + d, 'total_cents', 10000 + d * 10 + n,
        'subtotal_cents', 10000 + d * 10 + n, 'open_amount_cents', 10000 + d * 10 + n))).*
      from invoice i, person p, generate_series(0, ${days}) d where i.invoice_no = 'B-1' and p.n > 0;
    insert into payment_option select (jsonb_populate_record(o, jsonb_build_object('option_id', md5(p.name)::uuid,
        'owner', p.name, 'fingerprint', decode(md5(p.name), 'hex')))).*
      from payment_option o, person p where o.nickname = 'Nights' and p.pays;
    insert into payment_option_account select md5(name)::uuid, account_no from person where pays;
    insert into autopay (autopay_id, account_no, owner, option_id, day_rule, covers, payment_cap_cents, month_cap_cents,
        status, created_at, changed_at, look_at, text_version, agreed_text, text_sha256, ip, user_agent)
      select gen_random_uuid(), account_no, name, md5(name)::uuid, 'invoice', 'due', 5000000, 50000000, 'on',
        '${firstNight}', '${firstNight}', '${firstNight}', '1', 'I agree.', '', '127.0.0.1', 'nights'
      from person where pays;
    drop table person;
    insert into notice_run (day, state, at) values ('${later(firstNight, -1)}', 'released', '${firstNight}');`);
}

/** What has come of the nights through a day, by docs/rules.md alone: reminders, and payments with their cents. */
export function expectedOf(days: number, through: string): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (let d = 0; d <= days; d += 1) {
    const due = later(firstDue, d);
    for (const account of [...numbered('A', PAYERS), ...numbered('R', REMINDED)])
      if (later(due, -7) <= through) expected.set(`dueSoon ${account} ${due}`, 1);
    for (const account of numbered('R', REMINDED))
      for (const stage of [1, 15, 30])
        if (later(due, stage) <= through) expected.set(`pastDue ${account} ${due} ${stage}`, 1);
    const payDay = bankDayBy(due);
    for (const [at, account] of numbered('A', PAYERS).entries()) {
      if (bankDaysBefore(payDay, 3) > through) continue;
      const isPlaced = bankDaysBefore(payDay, 1) <= through;
      const key = `${isPlaced ? 'placed' : 'announced'} ${account} ${payDay}`;
      expected.set(key, (expected.get(key) ?? 0) + 10_000 + d * 10 + at + 1);
    }
  }
  return expected;
}

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);

/** The same as the database has it: each reminder and payment with how often, or with its cents. */
export async function foundIn({ sql: db }: Db): Promise<{ readonly what: string; readonly cents: number }[]> {
  const { rows } = await sql<{ what: string; cents: number }>`
    select kind || ' ' || subject as what, 1 as cents from notice where kind in ('dueSoon', 'pastDue')
    union all
    select 'announced ' || p.account_no || ' ' || n.pay_day, n.announced_cents
    from autopay_run n join autopay p using (autopay_id) where n.status = 'announced'
    union all
    select n.status || ' ' || p.account_no || ' ' || n.pay_day, coalesce(r.amount_cents, 0)
    from autopay_run n join autopay p using (autopay_id) left join request r using (request_id)
    where n.status <> 'announced'
    union all
    select 'no payment of ' || r.request_no, r.amount_cents from request r
    where not exists (select from autopay_run n where n.request_id = r.request_id)`.execute(db);
  return rows;
}
