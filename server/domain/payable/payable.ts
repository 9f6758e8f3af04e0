import { type Kysely, sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import type { PayableAccount } from '@contract/payable/schema';
import { pastDueOf } from '@contract/rules/due';
import { feedStateOf } from '../feedState/feedState';
import type { Tables } from '@server/db/tables';
import { companySettingsOf } from '../settings/companySettings';
import { openDocumentsOf } from './openDocuments';
import { bookingsOf } from './payableBookings';
import { payableDocumentsOf } from './payableDocuments';
import { lastStatementOf } from './payableStatement';

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
  const [documents, statement, bookings] = await Promise.all([
    payableDocumentsOf(db, open, asOf),
    lastStatementOf(db, accountNo, booksZone, open),
    bookingsOf(db, accountNo, asOf),
  ]);
  return {
    ...figures,
    pastDue: pastDueOf(open, asOf),
    asOf: state ? { date: state.asOf, loadedAt: state.appliedAt, drop: state.drop, booksZone, today } : null,
    now: now.toISOString(),
    booksZone,
    documents,
    statement,
    bookings,
    settings: payments,
    phone: contact.creditPhone ?? branchPhone,
  };
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
