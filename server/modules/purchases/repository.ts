import { sql } from 'kysely';
import type { InvoiceTotals, PurchaseChoices, PurchaseTotals } from '@contract/purchases/schema';
import { anyOf } from '@server/db/anyOf';
import type { Db } from '@server/db/db';
import { cropYear } from '@server/domain/documents/lineGroup';
import { accountVisibility } from '@server/domain/visibility/accountVisibility';
import type { PageQuery } from '@server/lists/cursor';
import type { FileQuery } from '@server/lists/listFile';
import { sumOf } from '@server/lists/listTotals';
import { deliveryList } from './deliveries';
import { invoiceOf } from './invoice';
import { invoiceList, type InvoiceScope, type InvoicesQuery, lineFiltersIn } from './invoiceList';
import { filterCodes, type LinesFilter, type LinesQuery, purchaseList, type Scope } from './purchaseList';

/** How many lines an invoice has, and what they sum up to. */
export interface LineSum {
  readonly lines: number;
  readonly cents: number;
}

export const purchaseRepository = (db: Db) => ({
  ...accountVisibility(db.sql),
  linesPage: (scope: Scope, query: LinesQuery) => purchaseList.page(db.sql, scope, query),
  pages: (scope: Scope, query: LinesFilter & { readonly sort: string }) =>
    purchaseList.pages(db.sql, scope, query),
  file: (scope: Scope, query: LinesFilter & FileQuery) => purchaseList.file(db.sql, scope, scope.asOf, query),
  totals: (scope: Scope, filter: LinesFilter) => totalsOf(db, scope, filter),
  invoicesPage: (scope: InvoiceScope, query: InvoicesQuery) => invoiceList.page(db.sql, scope, query),
  invoiceTotals: (scope: InvoiceScope, filter: LinesFilter) => invoiceTotalsOf(db, scope, filter),
  invoicesFile: (scope: InvoiceScope, query: LinesFilter & FileQuery) =>
    invoiceList.file(db.sql, scope, scope.asOf, query),
  choices: (scope: Scope) => choicesOf(db, scope),
  invoice: invoiceOf(db.sql),
  /** Deliveries that no invoice bears yet, newest first. */
  deliveriesPage: (scope: Scope, query: PageQuery) =>
    deliveryList.page(db.sql, scope, { ...query, sort: '-delivered' }),
  lineSums: (invoiceNos: readonly string[]) => lineSumsOf(db, invoiceNos),
});

export type PurchaseRepository = ReturnType<typeof purchaseRepository>;

/** By invoice number, over all lines whatever a filter shows of them. */
async function lineSumsOf({ sql: db }: Db, invoiceNos: readonly string[]): Promise<Map<string, LineSum>> {
  const rows = await db
    .selectFrom('invoice_line')
    .select([
      'invoice_no',
      sql<number>`count(*)`.as('lines'),
      sql<number>`sum(net_cents)::bigint`.as('cents'),
    ])
    .where((eb) => anyOf(eb.ref('invoice_no'), invoiceNos))
    .groupBy('invoice_no')
    .execute();
  return new Map(rows.map(({ invoice_no, lines, cents }) => [invoice_no, { lines, cents }]));
}

/** Sums over all lines that a filter lets through, and how many each chip would. */
async function totalsOf({ sql: db }: Db, scope: Scope, filter: LinesFilter): Promise<PurchaseTotals> {
  const units = await purchaseList.totalsBy<string | null, { quantity: string | null }>(
    db,
    scope,
    filter,
    sql.ref('l.uom'),
    (shown) => ({ quantity: sql`trim_scale(sum(l.qty) filter (where ${shown}))` }),
  );
  return {
    rows: sumOf(units, (u) => u.rows),
    extendedCents: sumOf(units, (u) => u.extendedCents),
    discountCents: sumOf(units, (u) => u.discountCents),
    taxCents: sumOf(units, (u) => u.taxCents),
    netCents: sumOf(units, (u) => u.netCents),
    quantities: units.flatMap(({ key, quantity }) =>
      quantity === null ? [] : [{ unit: key ?? '', quantity }],
    ),
    chips: {
      all: sumOf(units, (u) => u.chips.all),
      open: sumOf(units, (u) => u.chips.open),
      pastDue: sumOf(units, (u) => u.chips.pastDue),
      paid: sumOf(units, (u) => u.chips.paid),
      prepaid: sumOf(units, (u) => u.chips.prepaid),
    },
  };
}

/** Sums over all invoices that a filter lets through, and what the lines come to that it finds on them. */
async function invoiceTotalsOf(
  { sql: db }: Db,
  scope: InvoiceScope,
  filter: LinesFilter,
): Promise<InvoiceTotals> {
  const [totals, found] = await Promise.all([
    invoiceList.totals(db, scope, filter),
    lineFiltersIn(filter).length > 0 ? purchaseList.totals(db, scope, filter) : null,
  ]);
  return { ...totals, foundCents: found && found.netCents };
}

/** What the lines of some accounts can be filtered by, each once. */
async function choicesOf({ sql: db }: Db, scope: Scope): Promise<PurchaseChoices> {
  const [years, ...codes] = await Promise.all([
    purchaseList.distinct(db, scope, cropYear),
    ...Object.entries(filterCodes).map(
      async ([filter, { code, name }]) =>
        [filter, await purchaseList.choices(db, scope, code, name)] as const,
    ),
  ]);
  const coded = Object.fromEntries(codes) as Omit<PurchaseChoices, 'cropYear'>;
  return { cropYear: years.toReversed(), ...coded };
}
