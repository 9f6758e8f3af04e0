import { type Kysely, sql } from 'kysely';
import { addDays, dateInZone } from '@contract/format/date';
import type { PayableAccount } from '@contract/payable/schema';
import { inFlightStatuses } from '@contract/requests/states';
import { autopayDays, autopayPlan } from '@contract/rules/autopay';
import { CATCH_UP_BANKING_DAYS } from '@contract/rules/autopayTimes';
import { addBankingDays, subtractBankingDays } from '@contract/rules/bankingDays';
import type { AutopayMoney, AutopayPlan, DebitDays } from '@contract/rules/debitPlan';
import { scheduledDays, scheduledPlan } from '@contract/rules/scheduled';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { type AgreedDays, agreedDaysOf, payableOf } from '../payable/payable';
import { refundableOf } from '../requests/refundable';
import { type AutopayRow, type RunRow, runsOf, scheduledTermsOf, termsOf } from './autopayRows';

/** Statuses in which a request took no money: it counts for no limit. */
const unpaid = ['cancelled', 'rejected', 'returned', 'reversed', 'expired'] as const;

/** What autopay has asked for on an account for days of a calendar month, 'YYYY-MM', in cents. */
export async function monthCents(db: Kysely<Tables>, accountNo: string, month: string): Promise<number> {
  const { cents } = await db
    .selectFrom('autopay_run as n')
    .innerJoin('autopay as p', 'p.autopay_id', 'n.autopay_id')
    .innerJoin('request as r', 'r.request_id', 'n.request_id')
    .select(sql<number>`coalesce(sum(r.amount_cents), 0)::bigint`.as('cents'))
    // The autopays of an account are few: from there on all is found by keys, whatever statistics say.
    .where('p.account_no', '=', accountNo)
    .where('p.kind', '=', 'due')
    .where(sql<string>`to_char(r.requested_date, 'YYYY-MM')`, '=', month)
    .where('r.status', 'not in', unpaid)
    .executeTakeFirstOrThrow();
  return cents;
}

/** Everything that payments of an autopay are reckoned from, at one moment. */
export interface Reckoning {
  readonly account: PayableAccount;
  readonly runs: readonly RunRow[];
  /**
   * The days worth looking at, soonest first: of autopay from those that can still be caught up; of a scheduled payment all
   * up to the second one that is still to come.
   */
  readonly days: readonly string[];
  /**
   * What the payment of a day comes to.
   * @param payDay of the debit, where it is another one
   */
  readonly plan: (runDay: string, capCents: number | null, payDay?: string) => Promise<AutopayPlan>;
}

interface Today {
  readonly now: Date;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  /** 'YYYY-MM-DD' in that zone. */
  readonly today: string;
}

/** Undefined where there is no such account any more. */
export async function reckoningOf(
  db: Kysely<Tables>,
  row: AutopayRow,
  { now, booksZone, today }: Today,
): Promise<Reckoning | undefined> {
  const accountNo = row.account_no;
  const account = await payableOf(db, accountNo, { now, booksZone });
  if (!account) return undefined;
  const runs = await runsOf(db, row.autopay_id);
  const disputed = (await disputesOf(db, [accountNo]))(accountNo);
  // Most often nothing is to be paid yet, and nobody asks for a plan.
  const planned = async (limits: AutopayMoney['limits'], days: DebitDays): Promise<AutopayPlan> => {
    const credit = await creditOf(db, accountNo, { now, booksZone });
    const young = await youngLimit(db, row, account, now);
    const announced = await announcedOf(db, accountNo);
    const promised = new Set(
      announced
        .filter(({ id, day }) => day < days.runDay || (day === days.runDay && id < row.autopay_id))
        .flatMap(({ plan }) => plan.lines.map(({ invoiceNo }) => invoiceNo)),
    );
    const all = young === null ? limits : [...limits, { by: 'newBank' as const, cents: young }];
    const money = { limits: all, disputed, promised, ...credit };
    return row.kind === 'due'
      ? autopayPlan(account, termsOf(row), money, days)
      : scheduledPlan(account, scheduledTermsOf(row), money, days);
  };
  return {
    account,
    runs,
    days: daysOf(row, account, disputed, { booksZone, today }),
    plan: async (runDay, capCents, payDay = runDay) => {
      const limits: AutopayMoney['limits'] = [
        { by: row.covers === 'amount' ? 'amount' : 'payment', cents: row.payment_cap_cents },
        ...(row.month_cap_cents === null
          ? []
          : [
              {
                by: 'month' as const,
                cents: row.month_cap_cents - (await monthCents(db, accountNo, payDay.slice(0, 7))),
              },
            ]),
        { by: 'company', cents: account.settings.maxPaymentCents },
        ...(capCents === null ? [] : [{ by: 'once' as const, cents: capCents }]),
      ];
      return planned(limits, { runDay, payDay });
    },
  };
}

/** Of a reckoning what says whether a payment has to be announced, without what one comes to. */
export interface Outlook extends Pick<Reckoning, 'days'> {
  readonly account: AgreedDays;
  readonly runs: readonly Pick<RunRow, 'pay_day' | 'status' | 'place_at'>[];
}

/** The outlook of many autopays at once, with as few queries as of one; undefined as a reckoning is. */
export async function outlooksOf(
  db: Kysely<Tables>,
  rows: readonly AutopayRow[],
  { now, booksZone, today }: Today,
): Promise<(row: AutopayRow) => Outlook | undefined> {
  const accounts = [...new Set(rows.map(({ account_no }) => account_no))];
  const accountOf = await agreedDaysOf(db, accounts, { now, booksZone });
  const disputedOf = await disputesOf(db, accounts);
  const runs = await db
    .selectFrom('autopay_run')
    .select(['autopay_id', 'pay_day', 'status', 'place_at'])
    .where(
      'autopay_id',
      'in',
      rows.map(({ autopay_id }) => autopay_id),
    )
    .execute();
  const runsById = new Map<string, (typeof runs)[number][]>(rows.map(({ autopay_id }) => [autopay_id, []]));
  for (const run of runs) runsById.get(run.autopay_id)!.push(run);
  return (row) => {
    const account = accountOf(row.account_no);
    return (
      account && {
        account,
        runs: runsById.get(row.autopay_id)!,
        days: daysOf(row, account, disputedOf(row.account_no), { booksZone, today }),
      }
    );
  };
}

function daysOf(
  row: AutopayRow,
  account: AgreedDays,
  disputed: ReadonlySet<string>,
  { booksZone, today }: Pick<Today, 'booksZone' | 'today'>,
): readonly string[] {
  if (row.kind === 'scheduled') return comingDays(row, today);
  const created = dateInZone(new Date(row.created_at), booksZone);
  const oldest = subtractBankingDays(addBankingDays(today, 0), CATCH_UP_BANKING_DAYS);
  return autopayDays(account, termsOf(row), { disputed }, oldest > created ? oldest : created);
}

/** A scheduled payment is looked at so far ahead: at least one monthly day is in it. */
const AHEAD_DAYS = 70;

/** The days of a scheduled payment that were, and the one or two that come. */
function comingDays(row: AutopayRow, today: string): readonly string[] {
  const terms = scheduledTermsOf(row);
  const from = terms.firstDay > today ? terms.firstDay : today;
  return scheduledDays(terms, addDays(from, AHEAD_DAYS));
}

/** Payments of every autopay and scheduled payment of an account that are announced and not yet requested. */
async function announcedOf(
  db: Kysely<Tables>,
  accountNo: string,
): Promise<readonly { readonly id: string; readonly day: string; readonly plan: AutopayPlan }[]> {
  const rows = await db
    .selectFrom('autopay_run as n')
    .innerJoin('autopay as p', 'p.autopay_id', 'n.autopay_id')
    .select(['n.autopay_id as id', 'n.pay_day as day', 'n.plan'])
    .where('p.account_no', '=', accountNo)
    .where('n.status', '=', 'announced')
    .execute();
  return rows.map(({ id, day, plan }) => ({ id, day, plan: plan as AutopayPlan }));
}

/** Invoices that somebody disputes in the portal, by account. */
async function disputesOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
): Promise<(accountNo: string) => ReadonlySet<string>> {
  const rows = await db
    .selectFrom('contact_ticket')
    .select(['account_no', 'reference'])
    .where((eb) => anyOf(eb.ref('account_no'), accounts))
    .where('kind', '=', 'dispute')
    .where('status', '<>', 'done')
    .execute();
  const byAccount = new Map<string, Set<string>>(accounts.map((accountNo) => [accountNo, new Set()]));
  for (const { account_no: accountNo, reference } of rows)
    if (reference !== null) byAccount.get(accountNo!)!.add(reference);
  return (accountNo) => byAccount.get(accountNo)!;
}

/**
 * What the company has of an account's money: unapplied credit without what is refunded, and what requests on their way
 * pay without naming an invoice, as far as no fee takes it.
 */
export async function creditOf(
  db: Kysely<Tables>,
  accountNo: string,
  moment: { readonly now: Date; readonly booksZone: string },
): Promise<Pick<AutopayMoney, 'creditCents' | 'memoCents'>> {
  const found = await refundableOf(db, accountNo, moment);
  const { unappliedCents = 0, refundsCents = 0, memoCents = 0, usedCents = 0 } = found?.sum ?? {};
  const { rows } = await sql<{ readonly loose: number; readonly fees: number }>`select
    coalesce((select sum(r.amount_cents - coalesce((select sum(l.amount_cents) from request_allocation l
        where l.request_id = r.request_id), 0)) from request r
      where r.account_no = ${accountNo} and r.kind = 'payment' and ${anyOf(sql.ref('r.status'), inFlightStatuses)}
        and r.prepay_contract_no is null and r.mode is distinct from 'prepay'), 0)::bigint as loose,
    coalesce((select sum(t.open_amount_cents) from ar_transaction t
      where t.account_no = ${accountNo} and t.open_amount_cents > 0
        and not exists (select from invoice n where n.account_no = t.account_no and n.invoice_no = t.document_no)),
      0)::bigint as fees`.execute(db);
  const { loose, fees } = rows[0]!;
  const fromMemos = Math.max(0, refundsCents - unappliedCents);
  return {
    creditCents: Math.max(0, unappliedCents - refundsCents) + Math.max(0, loose - fees),
    memoCents: Math.max(0, memoCents - usedCents - fromMemos),
  };
}

/** A bank account that is new pays small amounts only: docs/rules.md#pay-limits. */
async function youngLimit(
  db: Kysely<Tables>,
  { option_id }: AutopayRow,
  { settings }: PayableAccount,
  now: Date,
): Promise<number | null> {
  const { created_at } = await db
    .selectFrom('payment_option')
    .select('created_at')
    .where('option_id', '=', option_id)
    .executeTakeFirstOrThrow();
  const isYoung = now.getTime() - Date.parse(created_at) < settings.newOptionHours * 3_600_000;
  return isYoung ? settings.newOptionMaxCents : null;
}
