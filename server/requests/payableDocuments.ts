import { type Kysely, sql } from 'kysely';
import type { PayableDocument } from '../../contract/payable';
import { discountableCents } from '../../contract/rules/earlyPay';
import type { Standing } from '../../contract/rules/payableLeft';
import { anyOf } from '../db/anyOf';
import { discountLinesOf } from '../db/discountLines';
import type { Tables } from '../db/tables';
import { inFlightOf } from './inFlight';

/** Everything that is open on an account, oldest first, with what is on its way to it and what it would earn. */
export async function documentsOf(
  db: Kysely<Tables>,
  accountNo: string,
  asOf: string,
): Promise<PayableDocument[]> {
  const open = await openOf(db, accountNo, asOf);
  const numbers = open.map(({ invoiceNo }) => invoiceNo);
  const [rungs, lines, onTheWay] = await Promise.all([
    rungsOf(db, numbers, asOf),
    discountLinesOf(db, numbers),
    inFlightOf(db, [accountNo]),
  ]);
  const [rungsBy, linesBy, partsBy] = [grouped(rungs), grouped(lines), grouped(onTheWay)];
  return open.map((document) =>
    Object.assign(document, {
      eligibleCents: discountableCents(linesBy.get(document.invoiceNo) ?? []),
      rungs: (rungsBy.get(document.invoiceNo) ?? []).map(({ throughDate, percent, cents, condition }) => ({
        throughDate,
        percent,
        cents,
        condition,
      })),
      inFlight: (partsBy.get(document.invoiceNo) ?? []).map(({ requestNo, amountCents, discountCents }) => ({
        requestNo,
        amountCents,
        discountCents,
      })),
    }),
  );
}

/** What decides whether an account is current, which some discounts want. */
export async function standingOf(db: Kysely<Tables>, accountNo: string, asOf: string): Promise<Standing> {
  const [documents, account] = await Promise.all([
    documentsOf(db, accountNo, asOf),
    db
      .selectFrom('account')
      .select('past_due_cents as pastDueCents')
      .where('account_no', '=', accountNo)
      .executeTakeFirst(),
  ]);
  return { documents, pastDueCents: account?.pastDueCents ?? 0, asOf: { date: asOf } };
}

const openOf = (db: Kysely<Tables>, accountNo: string, asOf: string) =>
  db
    .selectFrom('invoice as i')
    .select([
      'i.invoice_no as invoiceNo',
      sql<boolean>`i.doc_type = 'F'`.as('isFinanceCharge'),
      sql<boolean>`i.doc_type = 'C'`.as('isCreditMemo'),
      'i.invoice_date as invoiceDate',
      'i.posting_date as postingDate',
      'i.due_date as dueDate',
      sql<number>`case when i.deferred or i.open_amount_cents < 0 then 0
        else greatest(0, ${asOf}::date - i.due_date) end`.as('daysLate'),
      'i.po_no as poNo',
      'i.total_cents as originalCents',
      'i.open_amount_cents as openCents',
      'i.disputed',
      'i.deferred',
    ])
    .where('i.account_no', '=', accountNo)
    .where('i.voided', '=', false)
    .where('i.open_amount_cents', '<>', 0)
    .orderBy('i.due_date')
    .orderBy('i.invoice_date')
    .orderBy('i.invoice_no')
    .execute();

const rungsOf = (db: Kysely<Tables>, numbers: readonly string[], asOf: string) =>
  db
    .selectFrom('invoice_discount as d')
    .select([
      'd.invoice_no as invoiceNo',
      'd.through_date as throughDate',
      sql<string | null>`trim_scale(d.percent)`.as('percent'),
      'd.amount_cents as cents',
      'd.condition',
    ])
    .where((eb) => anyOf(eb.ref('d.invoice_no'), numbers))
    .where('d.through_date', '>=', asOf)
    .orderBy('d.through_date')
    .execute();

/** Rows by the invoice that they belong to, in their order. */
function grouped<R extends { readonly invoiceNo: string }>(rows: readonly R[]): ReadonlyMap<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(row.invoiceNo);
    if (group) group.push(row);
    else groups.set(row.invoiceNo, [row]);
  }
  return groups;
}
