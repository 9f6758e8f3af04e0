import { type Kysely, sql } from 'kysely';
import { dateInZone } from '@contract/format/date';
import type { AsOf } from '@contract/accounts/schema';
import { inFlightStatuses } from '@contract/requests/states';
import { clearedUpTo, type RefundSum, refundSum, whyNoRefund } from '@contract/rules/refund';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { feedStateOf } from '../feedState/feedState';
import { openDocumentsOf } from '../payable/openDocuments';
import { notInvoicedOf } from '../purchases/notInvoiced';
import { heldAccountsOf } from '../visibility/heldAccounts';

interface RefundMoment {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** A refund that is not counted: the one that is decided. */
  readonly except?: string;
}

interface Refundable {
  readonly sum: RefundSum;
  /** Why nothing can be refunded now, in words; null where something can. */
  readonly refusal: string | null;
  readonly asOf: AsOf | null;
}

/**
 * What of the credit of a trade account can be refunded: docs/rules.md#refunds. Whoever decides by it holds the lock of
 * `lockPayment`. Undefined where there is no such account.
 */
export async function refundableOf(
  db: Kysely<Tables>,
  accountNo: string,
  { now, booksZone, except }: RefundMoment,
): Promise<Refundable | undefined> {
  const account = await db
    .selectFrom('account')
    .select(['status', 'unapplied_credit_cents as unappliedCreditCents'])
    .where('account_no', '=', accountNo)
    .where('account_type', '=', 'T')
    .executeTakeFirst();
  if (!account) return undefined;
  const today = dateInZone(now, booksZone);
  const state = await feedStateOf(db);
  const day = state?.asOf ?? today;
  const { estimatedCents } = await notInvoicedOf(db, [accountNo], day);
  const sum = refundSum({
    documents: await openDocumentsOf(db, { accounts: [accountNo], requestsOf: [], asOf: day }),
    unappliedCreditCents: account.unappliedCreditCents,
    unclearedCents: await unclearedOf(db, accountNo, clearedUpTo(today)),
    notInvoicedCents: estimatedCents,
    ...(await underWayOf(db, accountNo, { asOf: day, except })),
  });
  const standing = {
    isOnHold: account.status === 'H',
    isHeld: (await heldAccountsOf(db, [accountNo])).length > 0,
    asOf: state ? { date: state.asOf, loadedAt: state.appliedAt } : null,
    isUnpriced: estimatedCents === null,
  };
  return {
    sum,
    refusal: whyNoRefund(standing, sum, now) ?? null,
    asOf: state ? { date: state.asOf, loadedAt: state.appliedAt, drop: state.drop, booksZone, today } : null,
  };
}

/** Of the unapplied credit, what a check or a bank payment brought after a day. */
async function unclearedOf(db: Kysely<Tables>, accountNo: string, through: string): Promise<number> {
  const { cents } = await db
    .selectFrom('payment')
    .select(sql<number>`coalesce(sum(unapplied_cents), 0)::bigint`.as('cents'))
    .where('account_no', '=', accountNo)
    .where('method', 'in', ['A', 'K'])
    .where('status', '=', 'P')
    .where('received_date', '>', through)
    .executeTakeFirstOrThrow();
  return cents;
}

interface UnderWay {
  readonly usedCents: number;
  readonly refundsCents: number;
}

/** What requests take of the credit that the figures still show: those of the office's hand, too, from after that day. */
async function underWayOf(
  db: Kysely<Tables>,
  accountNo: string,
  { asOf, except }: { readonly asOf: string; readonly except: string | undefined },
): Promise<UnderWay> {
  const flying = anyOf(sql.ref('r.status'), inFlightStatuses);
  const { rows } = await sql<UnderWay>`select
      coalesce((select -sum(l.amount_cents) from request r join request_allocation l on l.request_id = r.request_id
        where r.account_no = ${accountNo} and r.kind = 'payment' and ${flying} and l.amount_cents < 0), 0)::bigint
        as "usedCents",
      coalesce((select sum(r.amount_cents) from request r
        where r.account_no = ${accountNo} and r.kind = 'refund' and r.request_id is distinct from ${except ?? null}::uuid
          and (${flying} or (r.status = 'posted' and r.posted_on > ${asOf}::date))), 0)::bigint
        as "refundsCents"`.execute(db);
  return rows[0]!;
}
