import { dateInZone } from '@contract/format/date';
import type { PayableAccount, PayableBooking, PayableDocument } from '@contract/payable/schema';
import { daysLate, pastDueOf, statementLeftCents } from '@contract/rules/due';
import { discountableCents } from '@contract/rules/earlyPay';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { type Kysely, sql } from 'kysely';
import { discountLinesOf } from '../documents/discountLines';
import { statementDate } from '../documents/statementDate';
import { feedStateOf } from '../feedState/feedState';
import { companySettingsOf } from '../settings/companySettings';
import { openByAccount, openDocumentsOf, type OpenOnAccount } from './openDocuments';
import { inFlightStatuses } from '@contract/requests/states';
import { contractStatus } from '../documents/contractStatus';

interface PayableOptions {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/**
 * All that a payment on a trade account can be made of: what the screen offers is what a request is held against.
 * Undefined where there is no such account.
 */
export async function payableOf(
  db: Kysely<Tables>,
  accountNo: string,
  { now, booksZone }: PayableOptions,
): Promise<PayableAccount | undefined> {
  const today = dateInZone(now, booksZone);
  const [account, state, { payments, contact }] = await Promise.all([
    accountOf(db, accountNo),
    feedStateOf(db),
    companySettingsOf(db, now),
  ]);
  if (!account) return undefined;
  const { branchPhone, ...figures } = account;
  const asOf = state?.asOf ?? today;
  const open = await openDocumentsOf(db, { accounts: [accountNo], requestsOf: [accountNo], asOf });
  const [documentsOf, statementOf, bookings] = await Promise.all([
    payableDocumentsOf(db, open, asOf),
    lastStatementsOf(db, [accountNo], booksZone),
    bookingsOf(db, accountNo, asOf),
  ]);
  const last = statementOf(accountNo);
  return {
    ...figures,
    pastDue: pastDueOf(open, asOf),
    asOf: state ? { date: state.asOf, loadedAt: state.appliedAt, drop: state.drop, booksZone, today } : null,
    now: now.toISOString(),
    booksZone,
    documents: documentsOf(open),
    statement: last ? { ...last, leftCents: statementLeftCents(last, open) } : null,
    bookings,
    settings: payments,
    phone: contact.creditPhone ?? branchPhone,
  };
}

/** Of an account what the days of payments that were agreed to are found in. */
export type AgreedDays = Pick<PayableAccount, 'settings' | 'booksZone' | 'now' | 'documents'> & {
  readonly statement: Pick<NonNullable<PayableAccount['statement']>, 'periodTo' | 'dueDate'> | null;
};

/** The same of many trade accounts at once, with as few queries as of one; undefined where there is no such account. */
export async function agreedDaysOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  { now, booksZone }: PayableOptions,
): Promise<(accountNo: string) => AgreedDays | undefined> {
  const state = await feedStateOf(db);
  const { payments } = await companySettingsOf(db, now);
  const trade = await db
    .selectFrom('account')
    .select('account_no as accountNo')
    .where('account_type', '=', 'T')
    .where((eb) => anyOf(eb.ref('account_no'), accounts))
    .execute();
  const asOf = state?.asOf ?? dateInZone(now, booksZone);
  const openOf = await openByAccount(db, { accounts, requestsOf: accounts, asOf });
  const documentsOf = await payableDocumentsOf(db, accounts.flatMap(openOf), asOf);
  const statementOf = await lastStatementsOf(db, accounts, booksZone);
  const found = new Set(trade.map(({ accountNo }) => accountNo));
  return (accountNo) =>
    found.has(accountNo)
      ? {
          settings: payments,
          now: now.toISOString(),
          documents: documentsOf(openOf(accountNo)),
          statement: statementOf(accountNo) ?? null,
          booksZone,
        }
      : undefined;
}

const accountOf = (db: Kysely<Tables>, accountNo: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('branch as b', 'b.branch_code', 'a.home_branch')
    .select([
      'a.account_no as accountNo',
      'a.name as accountName',
      sql<boolean>`a.status = 'X'`.as('isClosed'),
      'a.no_ach as noAch',
      sql<number>`a.regular_balance_cents - a.unapplied_credit_cents`.as('balanceCents'),
      'a.unapplied_credit_cents as unappliedCreditCents',
      'b.phone as branchPhone',
    ])
    .where('a.account_no', '=', accountNo)
    .where('a.account_type', '=', 'T')
    .executeTakeFirst();

type Line = Awaited<ReturnType<typeof discountLinesOf>>[number];

/** What can be chosen of some of what is open, with what its discount is reckoned on. What has no invoice cannot be chosen. */
async function payableDocumentsOf(
  db: Kysely<Tables>,
  open: readonly OpenOnAccount[],
  asOf: string,
): Promise<(some: readonly OpenOnAccount[]) => PayableDocument[]> {
  const numbers = open.flatMap(({ invoiceNo }) => invoiceNo ?? []);
  const linesOf = new Map<string, Line[]>(numbers.map((invoiceNo) => [invoiceNo, []]));
  for (const line of await discountLinesOf(db, numbers)) linesOf.get(line.invoiceNo)!.push(line);
  return (some) =>
    some.flatMap((one) => {
      const { accountNo: _, askedAt: _at, invoiceNo, dueDate, ...document } = one;
      if (invoiceNo === null || dueDate === null) return [];
      const eligibleCents = discountableCents(linesOf.get(invoiceNo)!);
      return [{ ...document, invoiceNo, dueDate, daysLate: daysLate(one, asOf), eligibleCents }];
    });
}

/** The statement that stands last on each of some accounts; undefined before the first. */
async function lastStatementsOf(db: Kysely<Tables>, accounts: readonly string[], booksZone: string) {
  const rows = await db
    .selectFrom('statement as s')
    .distinctOn('s.account_no')
    .select([
      's.account_no as accountNo',
      's.statement_no as statementNo',
      statementDate(booksZone).as('statementDate'),
      's.period_to as periodTo',
      's.due_date as dueDate',
      's.amount_due_cents as amountDueCents',
    ])
    .where((eb) => anyOf(eb.ref('s.account_no'), accounts))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('statement as n')
            .select('n.statement_no')
            .whereRef('n.supersedes', '=', 's.statement_no'),
        ),
      ),
    )
    .orderBy('s.account_no')
    .orderBy('s.period_to', 'desc')
    .orderBy('s.statement_no', 'desc')
    .execute();
  const byAccount = new Map(rows.map(({ accountNo, ...statement }) => [accountNo, statement]));
  return (accountNo: string) => byAccount.get(accountNo);
}

/** The prepay bookings of an account that can still be paid in, oldest first, with what is on its way to them. */
async function bookingsOf(db: Kysely<Tables>, accountNo: string, asOf: string): Promise<PayableBooking[]> {
  const [bookings, onTheWay] = await Promise.all([openOf(db, accountNo, asOf), onTheWayOf(db, accountNo)]);
  return bookings.map((booking) =>
    Object.assign(booking, {
      inFlight: onTheWay
        .filter(({ contractNo }) => contractNo === booking.contractNo)
        .map(({ requestNo, amountCents }) => ({ requestNo, amountCents, discountCents: 0 })),
    }),
  );
}

const openOf = (db: Kysely<Tables>, accountNo: string, asOf: string) =>
  db
    .selectFrom('prepay_contract as c')
    .select([
      'c.contract_no as contractNo',
      'c.crop_year as cropYear',
      'c.booked_on as bookedOn',
      'c.expires_on as expiresOn',
      sql<string | null>`(select l.description from prepay_line l where l.contract_no = c.contract_no
        order by l.line_no limit 1)`.as('product'),
      'c.booked_cents as bookedCents',
      'c.paid_cents as paidCents',
    ])
    .where('c.account_no', '=', accountNo)
    .whereRef('c.booked_cents', '>', 'c.paid_cents')
    .where(contractStatus(asOf), 'in', ['open', 'partUsed', 'unpaid'])
    .orderBy('c.booked_on')
    .orderBy('c.contract_no')
    .execute();

const onTheWayOf = (db: Kysely<Tables>, accountNo: string) =>
  db
    .selectFrom('request')
    .select(['prepay_contract_no as contractNo', 'request_no as requestNo', 'amount_cents as amountCents'])
    .where('account_no', '=', accountNo)
    .where('status', 'in', inFlightStatuses)
    .where('prepay_contract_no', 'is not', null)
    .orderBy('submitted_at')
    .execute();
