import { type Kysely, type SqlBool, sql } from 'kysely';
import * as m from '@locales/purchases';
import type { InvoiceRow } from '@contract/purchases/schema';
import { docTypeLabels, invoiceColumns as labels } from '@contract/purchases/labels';
import { type Days, daysLate, isCurrentToday, partsOf } from '@contract/rules/due';
import { discountOffered } from '@contract/rules/earlyPay';
import { itemWords, chipOf } from '@contract/rules/invoiceChip';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { invoiceStatus } from '@server/domain/documents/invoiceStatus';
import { branchName, farmName, fieldName } from '@server/domain/documents/lineNames';
import { openByAccount, type OpenScope } from '@server/domain/payable/openDocuments';
import { billedTo, docTypeWords } from '@server/domain/purchases/invoiceLines';
import { defineList, type ListQuery } from '@server/lists/defineList';
import { all, type Condition, spoken } from '@server/lists/filters';
import { labeledColumns } from '@server/lists/labeledColumns';
import type { ListFilter } from '@server/lists/listConditions';
import { byCode, byDate, byNumber, byText } from '@server/lists/order';
import { invoiceNarrowing, lineNarrowing, type LinesFilter, purchaseChips, type Scope } from './purchaseList';

/** Whose invoices are listed, with what their standing is reckoned from. */
export type InvoiceScope = Scope & OpenScope & Days;
export type InvoicesQuery = ListQuery<LinesFilter>;

/** An invoice as its own table tells it. */
type Head = Omit<InvoiceRow, keyof Items | keyof Outlook> & {
  readonly disputed: boolean;
  readonly deferred: boolean;
};

/** What is on an invoice, as its lines tell it. */
type Items = Pick<
  InvoiceRow,
  'item' | 'quantity' | 'unit' | 'moreItems' | 'lines' | 'fieldName' | 'farmName'
>;

/** What has become of it, and what may yet. */
type Outlook = Pick<InvoiceRow, 'daysLate' | 'onItsWayCents' | 'saving'>;

/** An invoice as it is sent, and for files the day on which it is looked at. */
type Sent = InvoiceRow & { readonly today: string };

const lineFilterNames = Object.keys(lineNarrowing) as (keyof typeof lineNarrowing)[];

/** The filters that are set and ask for lines. */
export const lineFiltersIn = (filter: LinesFilter) => lineFilterNames.filter((name) => filter[name]);

/**
 * Whether an invoice has a line that fits. One line has to fit all filters, as it does in the list of lines; so they are
 * one condition, which stands where the first of them does.
 */
const fittingLine: ListFilter<InvoiceScope, LinesFilter, string> = (_, { filter, name }) => {
  const names = lineFiltersIn(filter);
  if (name !== names[0]) return [];
  const conditions = names.flatMap((one): Condition | readonly Condition[] =>
    lineNarrowing[one](filter[one]!, { name: one }),
  );
  return sql<SqlBool>`exists (select from invoice_line l
    left join product p on p.product_code = l.product_code
    left join field f on f.field_id = l.field_id
    where l.invoice_no = i.invoice_no and ${all(conditions)})`;
};

const byLine = Object.fromEntries(lineFilterNames.map((name) => [name, fittingLine])) as Record<
  keyof typeof lineNarrowing,
  typeof fittingLine
>;

const leftCents = sql<number>`case when i.voided then 0 else greatest(i.open_amount_cents, 0) end`;
const creditCents = sql<number>`case when i.voided then 0 else greatest(0 - i.open_amount_cents, 0) end`;
const totalCents = sql.ref('i.total_cents');
const invoiceNo = sql.ref('i.invoice_no');

const column = labeledColumns<InvoiceScope, Sent, keyof typeof labels>(labels);

/** Every invoice of the scope, each as one row. */
export const invoiceList = defineList<InvoiceScope, LinesFilter, Head, Sent>()({
  from: () => sql`invoice i left join branch b on b.branch_code = i.branch`,
  access: (scope) => [billedTo(scope)],
  columns: {
    accountNo: column('account', { sql: sql.ref('i.account_no') }),
    invoiceDate: column('date', { sql: sql.ref('i.invoice_date'), format: 'date' }),
    invoiceNo: column('invoice', { sql: invoiceNo }),
    docType: column('docType', {
      sql: spoken(sql.ref('i.doc_type'), docTypeWords),
      value: ({ docType }) => docTypeLabels[docType],
    }),
    item: column('item', { value: itemWords }),
    status: column('status', {
      sql: ({ asOf }) => invoiceStatus(asOf),
      value: (row) => chipOf(row, row.today).words,
    }),
    dueDate: column('due', { sql: sql.ref('i.due_date'), format: 'date' }),
    daysLate: column('daysLate', { format: 'number', value: (row) => String(row.daysLate) }),
    branchName: column('branch', { sql: branchName }),
    fieldName: column('field', {}),
    farmName: column('farm', {}),
    shipTo: column('shipTo', { sql: sql.ref('i.ship_to') }),
    poNo: column('po', { sql: sql.ref('i.po_no') }),
    lines: column('lines', { format: 'number', value: ({ lines }) => String(lines) }),
    totalCents: column('total', { sql: totalCents, format: 'money' }),
    openCents: column('left', {
      sql: sql`case when i.voided then 0 else i.open_amount_cents end`,
      format: 'money',
      value: ({ openCents }) => Math.max(openCents, 0),
    }),
    creditCents: column('credit', {
      format: 'money',
      value: ({ openCents }) => Math.max(0 - openCents, 0),
    }),
    onItsWayCents: column('onItsWay', { format: 'money' }),
    saving: column('saving', { format: 'money', value: ({ saving }) => saving?.cents ?? null }),
    savingEnds: column('savingEnds', {
      format: 'date',
      value: ({ saving }) => saving?.throughDate ?? null,
    }),
    disputed: sql.ref('i.disputed'),
    deferred: sql.ref('i.deferred'),
  },
  sorts: {
    date: byDate(sql.ref('i.invoice_date')),
    invoice: byCode(invoiceNo),
    due: byDate(sql.ref('i.due_date')),
    branch: byText(branchName),
    left: byNumber(leftCents),
    total: byNumber(totalCents),
  },
  ties: [{ key: invoiceNo, type: 'text' }],
  filters: { ...invoiceNarrowing, ...byLine, status: 'chip' },
  chips: purchaseChips,
  sums: { totalCents, leftCents, creditCents },
  asJson: true,
  finish: async (rows, { db, scope }) => {
    const [items, outlookOf] = await Promise.all([
      itemsOf(
        db,
        rows.map((row) => row.invoiceNo),
      ),
      outlooks(db, scope, rows),
    ]);
    return rows.map((row) => ({
      ...row,
      ...(items.get(row.invoiceNo) ?? noItems),
      ...outlookOf(row),
      today: scope.today,
    }));
  },
  file: {
    screen: 'invoices',
    get sheet() {
      return m.invoices();
    },
  },
});

const noItems: Items = {
  item: null,
  quantity: null,
  unit: null,
  moreItems: 0,
  lines: 0,
  fieldName: null,
  farmName: null,
};

/** What is on some invoices, by number. Freight, taxes and the parts of a blend are no items of their own. */
async function itemsOf(db: Kysely<Tables>, numbers: readonly string[]): Promise<Map<string, Items>> {
  const { rows } = await sql<Items & { readonly invoiceNo: string }>`
    select invoice_no as "invoiceNo", lines, item,
      case when items = 1 then quantity end as quantity, case when items = 1 then unit end as unit,
      greatest(items - 1, 0) as "moreItems",
      case when fields = 1 then field end as "fieldName", case when farms = 1 then farm end as "farmName"
    from (select l.invoice_no, count(*) as lines,
        count(*) filter (where l.parent_line_no is null and l.line_type in ('P', 'S')) as items,
        (array_agg(l.description order by l.parent_line_no is not null, l.line_type not in ('P', 'S'), l.line_no))[1] as item,
        max(trim_scale(l.qty)::text) filter (where l.parent_line_no is null and l.line_type in ('P', 'S')) as quantity,
        max(l.uom) filter (where l.parent_line_no is null and l.line_type in ('P', 'S')) as unit,
        count(distinct ${fieldName}) as fields, min(${fieldName}) as field,
        count(distinct ${farmName}) as farms, min(${farmName}) as farm
      from invoice_line l left join field f on f.field_id = l.field_id
      where ${anyOf(sql.ref('l.invoice_no'), numbers)} group by l.invoice_no) as told`.execute(db);
  return new Map(rows.map(({ invoiceNo: number, ...items }) => [number, items]));
}

type Seen = Pick<Head, 'accountNo' | 'invoiceNo' | 'openCents' | 'dueDate' | 'disputed' | 'deferred'>;

/**
 * How invoices stand by the rule that every screen asks. Of accounts that are looked at only for their shares, neither what
 * is on its way nor a discount is told.
 */
async function outlooks(db: Kysely<Tables>, scope: InvoiceScope, rows: readonly Seen[]) {
  const owing = rows.filter(
    ({ accountNo, openCents }) => openCents > 0 && scope.accounts.includes(accountNo),
  );
  const accounts = [...new Set(owing.map(({ accountNo }) => accountNo))];
  const openOf = await openByAccount(db, { ...scope, accounts });
  const current = new Map(accounts.map((one) => [one, isCurrentToday(openOf(one), scope)]));
  const open = new Map(accounts.flatMap(openOf).map((one) => [one.invoiceNo, one]));
  return (row: Seen): Outlook => {
    const late = daysLate({ ...row, inFlight: [] }, scope.asOf);
    const document = open.get(row.invoiceNo);
    if (document === undefined) return { daysLate: late, onItsWayCents: 0, saving: null };
    const offer = discountOffered(document, scope.today, current.get(row.accountNo)!);
    return {
      daysLate: late,
      onItsWayCents: partsOf(document).onItsWayCents,
      saving: offer ? { cents: offer.cents, throughDate: offer.rung.throughDate } : null,
    };
  };
}
