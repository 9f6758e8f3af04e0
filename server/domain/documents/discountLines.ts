import type { Kysely } from 'kysely';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';

/** Of every line of some invoices what decides about its discounts (contract/rules/earlyPay.ts). */
export const discountLinesOf = (db: Kysely<Tables>, invoiceNos: readonly string[]) =>
  db
    .selectFrom('invoice_line as l')
    .leftJoin('product as p', 'p.product_code', 'l.product_code')
    .select((eb) => [
      'l.invoice_no as invoiceNo',
      'l.line_no as lineNo',
      'l.parent_line_no as parentLineNo',
      'l.line_type as lineType',
      'p.discount_eligible as eligible',
      eb('l.extended_cents', '-', eb.ref('l.line_discount_cents')).as('cents'),
    ])
    .where((eb) => anyOf(eb.ref('l.invoice_no'), invoiceNos))
    .orderBy('l.invoice_no')
    .orderBy('l.line_no')
    .execute();
