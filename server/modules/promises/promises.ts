import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import * as m from '@locales/promises';
import { ApiError } from '@contract/problem';
import type { DuePromise, OpenPromise, OpenPromises, PromiseChange } from '@contract/promises/schema';
import type { CalendarDateText } from '@contract/format/date';
import { isPastDue, partsOf, pastDueOf } from '@contract/rules/due';
import { canPromise, promiseProblems, type Promised } from '@contract/rules/promise';
import { isUuid } from '@server/db/isUuid';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tx } from '@server/db/db';
import type { Tables } from '@server/db/tables';
import { openByAccount } from '@server/domain/payable/openDocuments';
import { coveredBefore } from '@server/domain/paymentPlans/planRows';
import { isBrokenThisWeek, isPlanToAnswer, isPromiseDue } from '@server/domain/promises/openPromise';
import { isOfBranch } from '@server/domain/visibility/ownBranch';

type Sql = Kysely<Tables>;

/** Who promises, or enters what was told by phone. */
export interface Maker {
  /** A sign-in. */
  readonly username: string;
  readonly byOffice: boolean;
}

/** When, by the clock, the books zone and the figures. */
export interface PromiseDays {
  readonly now: Date;
  readonly today: CalendarDateText;
  /** The day that the figures speak of. */
  readonly asOf: CalendarDateText;
}

/** The columns of a promise "p" as somebody sees it; the office may change what the office entered. */
const promiseColumns = ({ username, byOffice }: Maker) =>
  [
    'p.promise_id as id',
    'p.account_no as accountNo',
    'p.invoice_no as invoiceNo',
    'p.day',
    'p.amount_cents as amountCents',
    'p.by_office as byOffice',
    'p.made_at as madeAt',
    sql<boolean>`(p.by_office = ${byOffice} and (p.by_office or p.made_by = ${username}))`.as('isMine'),
    'p.version',
  ] as const;

/** The open promises of some accounts, the day that comes first before others. */
export const openPromisesOf = async (
  db: Sql,
  accounts: readonly string[],
  who: Maker,
): Promise<OpenPromise[]> =>
  accounts.length === 0
    ? []
    : db
        .selectFrom('promise as p')
        .select(promiseColumns(who))
        .where('p.account_no', 'in', accounts)
        .where('p.state', '=', 'open')
        .orderBy('p.day')
        .orderBy('p.promise_id')
        .execute();

/** What can be promised on some accounts, but for what a payment plan covers; those of which nothing can are left out. */
export async function promisableOf(
  db: Sql,
  accounts: readonly string[],
  asOf: CalendarDateText,
): Promise<OpenPromises['promisable']> {
  if (accounts.length === 0) return [];
  const openOf = await openByAccount(db, { accounts, requestsOf: accounts, asOf });
  const covered = await coveredBefore(db, accounts);
  return accounts.flatMap((accountNo) => {
    const planned = covered.get(accountNo);
    const open = openOf(accountNo).filter(
      ({ dueDate }) => planned === undefined || dueDate === null || dueDate >= planned,
    );
    const pastDueCents = pastDueOf(open, asOf).payNowCents;
    if (!canPromise(pastDueCents)) return [];
    const invoices = open
      .filter((one) => isPastDue(one, asOf))
      .flatMap((one) =>
        one.invoiceNo === null ? [] : [{ invoiceNo: one.invoiceNo, pastDueCents: partsOf(one).payCents }],
      );
    return [{ accountNo, pastDueCents, invoices: invoices.filter((one) => canPromise(one.pastDueCents)) }];
  });
}

/** @throws ApiError 'invalid' by the field; 'conflict' where nothing is past due */
async function expectPromisable(
  tx: Tx,
  { accountNo, invoiceNo, ...said }: Promised,
  { today, asOf }: PromiseDays,
): Promise<void> {
  const [account] = await promisableOf(tx.sql, [accountNo], asOf);
  const invoice = account?.invoices.find((one) => one.invoiceNo === invoiceNo);
  const found = invoiceNo === null ? account : invoice;
  // What is wrong in itself is told, whatever is past due.
  const pastDueCents = found?.pastDueCents ?? said.amountCents;
  const fields = promiseProblems(said, { today, pastDueCents });
  const [message] = Object.values(fields);
  if (message !== undefined) throw new ApiError({ code: 'invalid', message: `${message}.`, fields });
  if (!found) throw new ApiError({ code: 'conflict', message: m.nothingPastDue() });
}

/** @throws ApiError 'invalid', or 'conflict' where there is an open promise of the same already */
export async function makePromise(
  tx: Tx,
  promise: Promised,
  who: Maker,
  days: PromiseDays,
): Promise<OpenPromise> {
  const { accountNo, invoiceNo, day, amountCents } = promise;
  await oneAtATime(tx, 'promise', accountNo);
  const open = await openPromisesOf(tx.sql, [accountNo], who);
  if (open.some((one) => one.invoiceNo === invoiceNo)) {
    throw new ApiError({ code: 'conflict', message: m.promisedAlready() });
  }
  await expectPromisable(tx, promise, days);
  const id = randomUUID();
  await tx.sql
    .insertInto('promise')
    .values({
      promise_id: id,
      account_no: accountNo,
      invoice_no: invoiceNo,
      day,
      amount_cents: amountCents,
      made_by: who.username,
      by_office: who.byOffice,
      made_at: days.now.toISOString(),
    })
    .execute();
  return promiseOf(tx, id, who);
}

const promiseOf = (tx: Tx, id: string, who: Maker): Promise<OpenPromise> =>
  tx.sql
    .selectFrom('promise as p')
    .select(promiseColumns(who))
    .where('p.promise_id', '=', id)
    .executeTakeFirstOrThrow();

/** What was changed, before and after. */
interface Changed {
  readonly before: OpenPromise;
  readonly after: OpenPromise;
}

/**
 * Changes an open promise, or withdraws it.
 * @param accounts those on which whoever asks may pay
 * @throws ApiError 'not-found', 'invalid', or 'conflict' where it has ended or was changed meanwhile
 */
export async function changePromise(
  tx: Tx,
  { id, accounts, ...change }: PromiseChange & { readonly id: string; readonly accounts: readonly string[] },
  who: Maker,
  days: PromiseDays,
): Promise<Changed> {
  const row = await tx.sql
    .selectFrom('promise as p')
    .select(promiseColumns(who))
    .select('p.state')
    .where('p.promise_id', '=', isUuid(id) ? id : null)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.isMine || !accounts.includes(row.accountNo)) throw noSuchPromise();
  const { state, ...before } = row;
  if (state !== 'open') throw new ApiError({ code: 'conflict', message: m.promiseEnded() });
  if (before.version !== change.version)
    throw new ApiError({ code: 'conflict', message: m.promiseChanged() });
  const { day, amountCents } = change;
  if (!change.withdrawn) await expectPromisable(tx, { ...before, day, amountCents }, days);
  await tx.sql
    .updateTable('promise')
    .set({
      version: before.version + 1,
      ...(change.withdrawn
        ? { state: 'withdrawn' as const, ended_at: days.now.toISOString() }
        : { day, amount_cents: amountCents }),
    })
    .where('promise_id', '=', id)
    .execute();
  return { before, after: await promiseOf(tx, id, who) };
}

const noSuchPromise = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchPromise() });

/** How many promises of an account were kept, and how many broken. */
export async function countsOf(
  db: Sql,
  accountNo: string,
): Promise<{ readonly kept: number; readonly broken: number }> {
  return db
    .selectFrom('promise')
    .select([
      sql<number>`count(*) filter (where state = 'kept')::integer`.as('kept'),
      sql<number>`count(*) filter (where state = 'broken')::integer`.as('broken'),
    ])
    .where('account_no', '=', accountNo)
    .executeTakeFirstOrThrow();
}

const MOST = 50;

/** Open promises of which the day has come, payment plans to answer, and what turned out broken since Monday. */
export const duePromises = (
  db: Sql,
  { today, booksZone, branch }: { today: CalendarDateText; booksZone: string; branch: string | undefined },
): Promise<DuePromise[]> =>
  db
    .selectFrom('promise as p')
    .innerJoin('account as a', 'a.account_no', 'p.account_no')
    .select([
      'p.promise_id as id',
      'a.account_no as accountNo',
      'a.name as accountName',
      'p.invoice_no as invoiceNo',
      'p.day',
      'p.amount_cents as amountCents',
      sql<boolean>`p.state = 'broken'`.as('isBroken'),
      sql<boolean>`false`.as('isPlan'),
    ])
    .where((eb) => eb.or([isPromiseDue(today), isBrokenThisWeek(today, booksZone)]))
    .where(isOfBranch(branch, 'p.account_no'))
    .unionAll(
      db
        .selectFrom('payment_plan as p')
        .innerJoin('account as a', 'a.account_no', 'p.account_no')
        .select([
          'p.plan_id as id',
          'a.account_no as accountNo',
          'a.name as accountName',
          sql<string | null>`null`.as('invoiceNo'),
          sql<string>`(coalesce(p.ended_at, p.lapses_at) at time zone ${booksZone})::date`.as('day'),
          'p.total_cents as amountCents',
          sql<boolean>`p.state = 'broken'`.as('isBroken'),
          sql<boolean>`true`.as('isPlan'),
        ])
        .where((eb) => eb.or([isPlanToAnswer, isBrokenThisWeek(today, booksZone)]))
        .where(isOfBranch(branch, 'p.account_no')),
    )
    .orderBy('day', 'desc')
    .orderBy('accountName')
    .orderBy('id')
    .limit(MOST)
    .execute();
