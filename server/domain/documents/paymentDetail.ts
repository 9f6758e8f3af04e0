import { type Kysely, sql } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import { entryMethod, entryType, paymentEntries, type PaymentType } from './paymentEntries';
import type { PaymentMethod } from './paymentMethod';
import type { Tables } from '@server/db/tables';

interface Entry {
  readonly paymentNo: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly receivedDate: string;
  readonly postingDate: string;
  readonly method: PaymentMethod | 'portalAch';
  readonly reference: string | null;
  readonly source: string | null;
  readonly type: PaymentType;
  readonly status: 'posted' | 'returned' | 'reversed';
  readonly returnCode: string | null;
  readonly amountCents: number;
  readonly discountCents: number;
  readonly unappliedCents: number;
  readonly requestId: string | null;
  readonly requestNo: string | null;
  readonly reverses: string | null;
}

/** One payment of some accounts with what it was applied to; undefined for any other. */
export const paymentDetail =
  (db: Kysely<Tables>) => async (accounts: readonly string[], paymentNo: string) => {
    // The payment itself first: what took it back can only be later, or of the same day.
    const { rows: entries } = await sql<Entry>`
      select y.payment_no as "paymentNo", y.account_no as "accountNo", a.name as "accountName",
        y.received_date as "receivedDate", y.posting_date as "postingDate", ${entryMethod} as "method",
        y.reference, r.source, ${entryType} as "type", y.status, y.return_code as "returnCode",
        y.amount_cents as "amountCents", y.discount_cents as "discountCents",
        y.unapplied_cents as "unappliedCents", r.request_id as "requestId",
        coalesce(r.request_no, y.portal_request_no) as "requestNo", y.reversed_payment_no as "reverses"
      from ${paymentEntries(accounts)}
      where y.payment_no = ${paymentNo} or y.reversed_payment_no = ${paymentNo}
      order by y.is_reversal`.execute(db);
    const payment = entries.find((entry) => entry.paymentNo === paymentNo);
    if (!payment) return undefined;
    const reversal = entries.find((entry) => entry !== payment);
    const applications = await applicationsOf(db, accounts, paymentNo);
    return {
      ...payment,
      appliedCents: applications.reduce((sum, { appliedCents }) => sum + appliedCents, 0),
      reversedOn: reversal?.postingDate ?? null,
      applications,
    };
  };

const applicationsOf = (db: Kysely<Tables>, accounts: readonly string[], paymentNo: string) =>
  db
    .selectFrom('payment_application as x')
    .leftJoin('invoice as i', (join) =>
      join.onRef('i.invoice_no', '=', 'x.invoice_no').on((eb) => anyOf(eb.ref('i.account_no'), accounts)),
    )
    .select([
      'i.invoice_no as invoiceNo',
      'i.due_date as dueDate',
      'x.applied_on as appliedOn',
      'x.applied_cents as appliedCents',
      'x.discount_cents as discountCents',
    ])
    .where('x.payment_no', '=', paymentNo)
    .orderBy('x.applied_on')
    .orderBy('x.invoice_no')
    .execute();
