import type { moneyKinds } from '@contract/notices/labels';
import type { Db } from '@server/db/db';
import { anAccount } from '@server/testing/rows';
import { type Happened, tellPeople } from '../tell';

/** A reminder; two that say the same are one for two people. */
export interface Notice {
  readonly day?: string;
  readonly kind?: (typeof moneyKinds)[number];
  readonly account?: string;
  readonly invoices?: readonly string[];
  readonly cents?: number;
  readonly person?: string;
  readonly subject?: string;
}

export interface Telling {
  readonly state?: 'released' | 'held' | 'dropped';
  /** In which the reminders of a night are written. */
  readonly parts?: number;
}

const dayOf = ({ day = '2026-04-13' }: Notice): string => day;

/** The nights of some days, each with what it told the people of accounts. */
export async function tellNights(
  db: Db,
  list: readonly Notice[],
  { state = 'released', parts = 1 }: Telling = {},
): Promise<void> {
  for (const { account = '00117', person = 'ann' } of list) await putPerson(db, account, person);
  for (const day of new Set(list.map(dayOf))) {
    const some = list.filter((notice) => dayOf(notice) === day);
    const events = [...new Map(some.map((notice) => eventOf(notice, day))).values()];
    const size = Math.ceil(events.length / parts);
    const happened = Array.from({ length: parts }, (_, part) => events.slice(part * size, (part + 1) * size));
    await db.transaction(({ sql: tx }) =>
      tellPeople(tx, happened, { by: { day }, at: new Date(`${day}T14:00:00Z`), today: day }),
    );
  }
  await db.sql.updateTable('notice_run').set({ state }).execute();
}

async function putPerson({ sql: db }: Db, account_no: string, name: string): Promise<void> {
  const access = { name, account_no, level: 'owner', relationship: 'owner' } as const;
  await db
    .insertInto('account')
    .values(anAccount({ account_no }))
    .onConflict((is) => is.doNothing())
    .execute();
  await db
    .insertInto('portal_user')
    .values({ name })
    .onConflict((is) => is.doNothing())
    .execute();
  await db
    .insertInto('account_access')
    .values(access)
    .onConflict((is) => is.doNothing())
    .execute();
}

function eventOf(
  { kind = 'pastDue', account = '00117', invoices = ['A'], cents = 10_000, subject }: Notice,
  day: string,
): [string, Happened] {
  const event: Happened = {
    kind,
    accountNo: account,
    subject: subject ?? `${account} ${day} ${invoices.join()}`,
    facts: { day, cents, count: invoices.length, accountNo: account, invoices },
  };
  return [`${kind} ${event.subject}`, event];
}
