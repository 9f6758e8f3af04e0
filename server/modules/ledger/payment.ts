import type { Kysely } from 'kysely';
import type { LedgerPayment } from '../../../contract/ledger';
import { anyOf } from '../../db/anyOf';
import { paymentMethod } from '../../db/paymentMethod';
import type { Tables } from '../../db/tables';
import type { Scope } from './ledgerQuery';

const statuses: Readonly<Record<string, LedgerPayment['status']>> = { P: 'posted', R: 'returned', V: 'void' };

/** One payment of the scope's accounts with what it was applied to; undefined for any other. */
export const paymentOf =
  (db: Kysely<Tables>) =>
  async ({ accounts }: Scope, paymentNo: string): Promise<LedgerPayment | undefined> => {
    const payment = await db
      .selectFrom('payment as y')
      .innerJoin('account as a', 'a.account_no', 'y.account_no')
      .select([
        'y.payment_no as paymentNo',
        'y.account_no as accountNo',
        'a.name as accountName',
        'y.received_date as receivedDate',
        'y.posting_date as postingDate',
        'y.method',
        'y.reference',
        'y.status',
        'y.return_code as returnCode',
        'y.amount_cents as amountCents',
        'y.discount_taken_cents as discountCents',
        'y.unapplied_cents as unappliedCents',
      ])
      .where('y.payment_no', '=', paymentNo)
      .where((eb) => anyOf(eb.ref('y.account_no'), accounts))
      .executeTakeFirst();
    if (!payment) return undefined;
    return {
      ...payment,
      method: paymentMethod(payment.method),
      status: statuses[payment.status] ?? 'posted',
      applications: await applicationsOf(db, accounts, paymentNo),
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
