import { type Kysely, sql } from 'kysely';
import { paymentMethodWords } from '@contract/payments/labels';
import type { Invoice } from '@contract/purchases/schema';
import { discountableCents } from '@contract/rules/earlyPay';
import { anyOf } from '@server/db/anyOf';
import { discountLinesOf } from '@server/domain/documents/discountLines';
import { paymentMethod } from '@server/domain/documents/paymentMethod';
import type { Tables } from '@server/db/tables';

/** The taxes, those of the whole invoice (line 0) first. */
export const taxesOf = (db: Kysely<Tables>, invoiceNo: string) =>
  db
    .selectFrom('invoice_tax')
    .select([
      'tax_code as code',
      'line_no as lineNo',
      'description',
      'jurisdiction',
      'base_amount_cents as baseCents',
      sql<string | null>`trim_scale(rate)`.as('rate'),
      'tax_amount_cents as cents',
    ])
    .where('invoice_no', '=', invoiceNo)
    .orderBy('line_no')
    .orderBy('tax_code')
    .execute();

/** The ladder of early-pay discounts, soonest first. */
export const discountsOf = (db: Kysely<Tables>, today: string, invoiceNo: string) =>
  db
    .selectFrom('invoice_discount')
    .select([
      'through_date as throughDate',
      sql<string | null>`trim_scale(percent)`.as('percent'),
      'amount_cents as cents',
      'condition',
      sql<boolean>`through_date < ${today}::date`.as('expired'),
    ])
    .where('invoice_no', '=', invoiceNo)
    .orderBy('through_date')
    .execute();

/** The payments that were applied, in their order. */
export async function applicationsOf(
  db: Kysely<Tables>,
  invoiceNo: string,
): Promise<Invoice['applications']> {
  const rows = await db
    .selectFrom('payment_application as x')
    .innerJoin('payment as y', 'y.payment_no', 'x.payment_no')
    .select([
      'x.payment_no as paymentNo',
      'x.applied_on as appliedOn',
      'y.method',
      'y.reference',
      'x.applied_cents as appliedCents',
      'x.discount_cents as discountCents',
    ])
    .where('x.invoice_no', '=', invoiceNo)
    .orderBy('x.applied_on')
    .orderBy('x.payment_no')
    .execute();
  return rows.map(({ method, ...row }) =>
    Object.assign(row, { method: paymentMethodWords[paymentMethod(method)] }),
  );
}

/** What discounts are reckoned on, in cents. */
export const discountableOf = async (db: Kysely<Tables>, invoiceNo: string): Promise<number> =>
  discountableCents(await discountLinesOf(db, [invoiceNo]));

/** What the invoice drew from prepay contracts of the caller's own accounts, in its order. */
export const prepayUsesOf = (
  db: Kysely<Tables>,
  accounts: readonly string[],
  invoiceNo: string,
): Promise<Invoice['prepayUses']> =>
  db
    .selectFrom('prepay_usage as u')
    .innerJoin('prepay_contract as c', 'c.contract_no', 'u.contract_no')
    .leftJoin('prepay_line as l', (join) =>
      join.onRef('l.contract_no', '=', 'u.contract_no').onRef('l.line_no', '=', 'u.line_no'),
    )
    .select([
      'u.usage_id as usageId',
      'u.contract_no as contractNo',
      'u.event_date as usedOn',
      'u.ticket_no as ticketNo',
      sql<string | null>`trim_scale(-u.qty)::text`.as('quantity'),
      'l.uom as unit',
      sql<number>`-u.amount_cents`.as('cents'),
    ])
    .where('u.document_no', '=', invoiceNo)
    .where('u.event', 'in', ['used', 'returned'])
    .where((eb) => anyOf(eb.ref('c.account_no'), accounts))
    .orderBy('u.event_date')
    .orderBy('u.usage_id')
    .execute();
