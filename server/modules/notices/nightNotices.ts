import { type Kysely, sql } from 'kysely';
import { addDays, dateInZone } from '@contract/format/date';
import { wallTime } from '@contract/format/zonedTime';
import { endingOffers } from '@contract/rules/discountEnding';
import type { Days } from '@contract/rules/due';
import { isDueSoon, isFeedLate, isPrepayLow, NIGHT_AT, pastDueStage } from '@contract/rules/noticeSchedule';
import type { NoticeSchedule } from '@contract/rules/noticeSettings';
import type { Clock } from '@server/clock';
import { anyOf } from '@server/db/anyOf';
import type { Db } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { type OpenContract, openContracts } from '@server/domain/documents/openContracts';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { pausedAccounts } from '@server/domain/notices/pauses';
import { noticeScheduleOn } from '@server/domain/notices/schedule';
import { type Owed, owedByDay } from '@server/domain/payable/owedByDay';
import { openByAccount, type OpenOnAccount, openRows } from '@server/domain/payable/openDocuments';
import { hasOpenPromise } from '@server/domain/promises/openPromise';
import { type Happened, tellPeople } from './tell';

export interface NightDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Accounts that are reckoned together. */
const BATCH = 500;

/**
 * The day of the books zone whose reminders are to be told now; undefined before its hour, where they were told, and
 * while the figures are too old. A night that was missed goes with the next.
 */
export async function dueNight({
  db: { sql: db },
  clock,
  booksZone,
}: NightDeps): Promise<string | undefined> {
  const now = clock.now();
  if (wallTime(now, booksZone) < NIGHT_AT) return undefined;
  const today = dateInZone(now, booksZone);
  const told = await db
    .selectFrom('notice_run')
    .select('run_id')
    .where('day', '>=', today)
    .executeTakeFirst();
  if (told) return undefined;
  const state = await feedStateOf(db);
  return state && !isFeedLate(state.asOf, today) ? today : undefined;
}

/** Tells the reminders of a day, in one transaction: another process that does the same waits, and tells nothing. */
export const tellNight = ({ db, clock }: NightDeps, today: string): Promise<void> =>
  db.transaction(({ sql: tx }) => tellNightIn(tx, clock, today), { long: true });

async function tellNightIn(tx: Kysely<Tables>, clock: Clock, today: string): Promise<void> {
  const state = await feedStateOf(tx);
  if (!state) return;
  const last = await tx
    .selectFrom('notice_run')
    .select('day')
    .where('day', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  const toldThrough = last?.day ?? addDays(today, -1);
  if (toldThrough >= today) return;
  const night = { asOf: state.asOf, today, toldThrough, schedule: await noticeScheduleOn(tx, today) };
  await tellPeople(tx, remindersOf(tx, night), {
    by: { day: today },
    at: clock.now(),
    today,
    isFirst: !last,
    paused: await pausedAccounts(tx, today),
  });
}

interface Night extends Days {
  /** The day whose reminders were told last. */
  readonly toldThrough: string;
  /** As it is in force on this day, for days that were missed too. */
  readonly schedule: NoticeSchedule;
}

/** Some accounts after the other, so that a night needs no more memory for many accounts than for a few. */
async function* remindersOf(db: Kysely<Tables>, night: Night): AsyncIterable<readonly Happened[]> {
  for (let accounts = await accountsAfter(db, ''); accounts.length > 0;) {
    yield [...(await ofDocuments(db, accounts, night)), ...(await ofContracts(db, accounts, night))];
    accounts = await accountsAfter(db, accounts.at(-1)!);
  }
}

/** The next accounts that somebody has access to, by number. */
async function accountsAfter(db: Kysely<Tables>, last: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account as a')
    .select('a.account_no')
    .where('a.account_no', '>', last)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('account_access as x').select('x.name').whereRef('x.account_no', '=', 'a.account_no'),
      ),
    )
    .orderBy('a.account_no')
    .limit(BATCH)
    .execute();
  return rows.map(({ account_no }) => account_no);
}

/** What falls due, was due, and saves money for a while yet: each day of an account once, however many documents it has. */
async function ofDocuments(
  db: Kysely<Tables>,
  accounts: readonly string[],
  night: Night,
): Promise<Happened[]> {
  const openOf = await openByAccount(db, { accounts, requestsOf: accounts, asOf: night.asOf });
  const isPromised = await promisedOf(db, accounts, night.today);
  return accounts.flatMap((accountNo) => {
    const open = openOf(accountNo);
    const ending = endingOffers(open, night, night.schedule.discountDays);
    return [
      ...[...owedByDay(open.filter((each) => each.dueDate! >= night.today || !isPromised(each)))].flatMap(
        ([day, owed]) => reminder(accountNo, { day, ...owed }, night),
      ),
      ...(ending ? [endingDiscount(accountNo, ending)] : []),
    ];
  });
}

const endingDiscount = (
  accountNo: string,
  { throughDate: day, offers }: NonNullable<ReturnType<typeof endingOffers>>,
): Happened => ({
  kind: 'discountEnding',
  accountNo,
  subject: `${accountNo} ${day}`,
  facts: {
    day,
    cents: offers.reduce((sum, { cents }) => sum + cents, 0),
    count: offers.length,
    accountNo,
    invoices: offers.flatMap(({ invoiceNo }) => invoiceNo ?? []),
  },
});

/** Whether somebody has promised to pay it; what is past due is not reminded of until the promised day has passed. */
async function promisedOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  today: string,
): Promise<(document: Pick<OpenOnAccount, 'accountNo' | 'invoiceNo'>) => boolean> {
  const keyOf = (accountNo: string, invoiceNo: string | null) => JSON.stringify([accountNo, invoiceNo]);
  const { rows } = await sql<Pick<OpenOnAccount, 'accountNo' | 'invoiceNo'>>`
    select o.account_no as "accountNo", o.invoice_no as "invoiceNo"
    from (${openRows((account) => anyOf(account, accounts))}) o
    where ${hasOpenPromise(sql.ref('o.account_no'), sql.ref('o.invoice_no'), today)}`.execute(db);
  const promised = new Set(rows.map(({ accountNo, invoiceNo }) => keyOf(accountNo, invoiceNo)));
  return ({ accountNo, invoiceNo }) => promised.has(keyOf(accountNo, invoiceNo));
}

function reminder(accountNo: string, owed: Owed & { readonly day: string }, night: Night): Happened[] {
  const facts = { ...owed, accountNo };
  const { dueSoonDays, pastDueDays } = night.schedule;
  const subject = `${accountNo} ${facts.day}`;
  if (isDueSoon(facts.day, night.today, dueSoonDays)) return [{ kind: 'dueSoon', accountNo, subject, facts }];
  const stage = pastDueStage(facts.day, night, pastDueDays);
  return stage === undefined ? [] : [{ kind: 'pastDue', accountNo, subject: `${subject} ${stage}`, facts }];
}

/** Prepay that runs low, and prices that hold for a while yet. */
async function ofContracts(
  db: Kysely<Tables>,
  accounts: readonly string[],
  { asOf, today, schedule }: Night,
): Promise<Happened[]> {
  const contracts = await openContracts(db, accounts, asOf);
  const locksThrough = addDays(today, schedule.priceLockDays);
  return contracts.flatMap((contract) =>
    [lowOf(contract, schedule.prepayPercent), priceLockOf(contract, today, locksThrough)].flatMap(
      (one) => one ?? [],
    ),
  );
}

const lowOf = (
  { contractNo, accountNo, leftCents, bookedCents, usedCents }: OpenContract,
  percent: number,
): Happened | undefined =>
  usedCents > 0 && isPrepayLow(leftCents, bookedCents, percent)
    ? { kind: 'prepayLow', accountNo, subject: contractNo, facts: { contractNo, leftCents, bookedCents } }
    : undefined;

function priceLockOf(
  { contractNo, accountNo, leftCents, day, hasPrices }: OpenContract,
  today: string,
  through: string,
): Happened | undefined {
  if (!hasPrices || day === null || day < today || day > through) return undefined;
  const subject = `${contractNo} ${day}`;
  return { kind: 'priceLockEnding', accountNo, subject, facts: { contractNo, day, leftCents } };
}
