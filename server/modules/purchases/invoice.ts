import { type Kysely, sql } from 'kysely';
import type { Invoice } from '../../../contract/purchases';
import { isBlank } from '../../../contract/rules/blank';
import { invoiceStatus } from '../../db/invoiceStatus';
import { paymentMethod } from '../../db/paymentMethod';
import type { Tables } from '../../db/tables';
import { linesOf, readLines, type Scope } from './lineQuery';
import { docTypes, translated } from './words';

/** One invoice whole; undefined where the scope has none of that number. */
export const invoiceOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope, invoiceNo: string): Promise<Invoice | undefined> => {
    const head = await headOf(db, scope.asOf, invoiceNo);
    if (!head || !scope.accounts.includes(head.accountNo)) return undefined;
    const [lines, taxes, discounts, applications] = await Promise.all([
      readLines(
        db,
        linesOf(db, scope).where('i.invoice_no', '=', invoiceNo).orderBy('l.line_no'),
        scope.asOf,
        sql.lit(0),
      ),
      taxesOf(db, invoiceNo),
      discountsOf(db, scope.asOf, invoiceNo),
      applicationsOf(db, invoiceNo),
    ]);
    const blendDetail = isBlank(head.blendDetail) ? 'full' : head.blendDetail!;
    return { ...head, blendDetail, lines, taxes, discounts, applications };
  };

const headOf = (db: Kysely<Tables>, asOf: string, invoiceNo: string) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('account as a', 'a.account_no', 'i.account_no')
    .leftJoin('branch as b', 'b.branch_code', 'i.branch')
    .select([
      'i.invoice_no as invoiceNo',
      'i.account_no as accountNo',
      'a.name as accountName',
      translated('i.doc_type', docTypes).as('docType'),
      invoiceStatus(asOf).as('status'),
      'i.invoice_date as invoiceDate',
      'i.ship_date as shipDate',
      'i.posting_date as postingDate',
      'i.due_date as dueDate',
      'i.terms_code as termsCode',
      'i.deferred',
      'i.disputed',
      'i.branch as branchCode',
      sql<string>`coalesce(b.name, i.branch)`.as('branchName'),
      'b.phone as branchPhone',
      'i.ship_to as shipTo',
      'i.order_no as orderNo',
      'i.po_no as poNo',
      'i.salesperson',
      'i.crop_year as cropYear',
      'i.split_group as splitGroup',
      sql<string | null>`trim_scale(i.split_percent)`.as('splitPercent'),
      'i.comments',
      'a.blend_detail as blendDetail',
      'i.subtotal_cents as subtotalCents',
      'i.discount_total_cents as discountCents',
      'i.tax_total_cents as taxCents',
      'i.freight_cents as freightCents',
      'i.total_cents as totalCents',
      'i.prepay_applied_cents as prepayAppliedCents',
      'i.paid_cents as paidCents',
      'i.credited_cents as creditedCents',
      'i.discount_taken_cents as discountTakenCents',
      'i.written_off_cents as writtenOffCents',
      'i.open_amount_cents as openCents',
    ])
    .where('i.invoice_no', '=', invoiceNo)
    .executeTakeFirst();

const taxesOf = (db: Kysely<Tables>, invoiceNo: string) =>
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

const discountsOf = (db: Kysely<Tables>, asOf: string, invoiceNo: string) =>
  db
    .selectFrom('invoice_discount')
    .select([
      'through_date as throughDate',
      sql<string | null>`trim_scale(percent)`.as('percent'),
      'amount_cents as cents',
      'condition',
      sql<boolean>`through_date < ${asOf}::date`.as('expired'),
    ])
    .where('invoice_no', '=', invoiceNo)
    .orderBy('through_date')
    .execute();

async function applicationsOf(db: Kysely<Tables>, invoiceNo: string): Promise<Invoice['applications']> {
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
  return rows.map(({ method, ...row }) => Object.assign(row, { method: paymentMethod(method) }));
}
