import * as common from '@locales/common';
import * as m from '@locales/purchases';
import { formatMoney } from '@contract/format/money';
import { pageSizes } from '@contract/paging';
import {
  docTypeLabels,
  docTypes,
  invoiceSorts,
  invoiceStatusLabels,
  paidByLabels,
  paidBys,
  purchaseFilters,
  purchaseSorts,
  type PurchaseView,
  purchaseViews,
  statusChips,
  usualPurchaseSort,
} from '@contract/purchases/labels';
import type {
  InvoiceTotals,
  PurchaseChoices,
  PurchaseFilter,
  PurchaseTotals,
} from '@contract/purchases/schema';
import { isLinePart } from '@contract/rules/leftOutLines';
import { usualPurchaseList } from '@/lists/viewMemory';
import { anyTime, calendarPeriods, type Period } from '@/components/periods';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { lineChoices } from '@/data/lineChoices';
import {
  anyOf,
  day,
  listSearchParams,
  type ListSearchParams,
  type SearchParams,
  oneOf,
  queryOf,
  withFilters,
  withOpened,
  words,
} from '@/data/searchParams';
import type { FilterChoice, ListChoices, ListDefinition, ListPeriod } from '@/lists/listDefinition';
import { quantitySum, totalsTitle } from '@/lists/listTotals';

const statuses = Object.keys(statusChips) as (keyof typeof statusChips)[];

type ListFilter = keyof typeof purchaseFilters;
const listFilters = Object.keys(purchaseFilters) as ListFilter[];

const anyCodes = Object.fromEntries(listFilters.map((name) => [name, anyOf()])) as Record<
  ListFilter,
  ReturnType<typeof anyOf>
>;

export type StatusFilter = keyof typeof statusChips | '';

/** What narrows the list. '' and [] narrow nothing. Dates are 'YYYY-MM-DD'. */
export interface PurchaseFilters extends Readonly<Record<ListFilter, readonly string[]>> {
  readonly status: StatusFilter;
  readonly q: string;
  readonly from: string;
  readonly to: string;
}

/** Everything that the address says of the list; the row that is open is an invoice's number. */
export type PurchaseParams = SearchParams<PurchaseFilters>;

const filters = {
  status: oneOf(statuses),
  q: words(),
  from: day,
  to: day,
  ...anyCodes,
  cropYear: anyOf((year) => /^[0-9]{4}$/.test(year)),
  paidBy: anyOf((word) => paidBys.some((one) => one === word)),
  docType: anyOf((word) => docTypes.some((one) => one === word)),
  without: anyOf(isLinePart),
  share: anyOf((word) => word === 'whole'),
};

const paramsOf = (sorts: readonly string[]): ListSearchParams<PurchaseFilters> =>
  listSearchParams({ filters, sorts, usualSort: usualPurchaseSort, sizes: pageSizes, opened: 'invoice' });

/** How either view is told in the address. They are narrowed by the same, and have orders of their own. */
export const purchaseParams: Readonly<Record<PurchaseView, ListSearchParams<PurchaseFilters>>> = {
  invoice: paramsOf(invoiceSorts),
  line: paramsOf(purchaseSorts),
};

export const { noFilters } = purchaseParams.invoice;

export const views = Object.keys(purchaseViews) as readonly PurchaseView[];

/**
 * What the address asks to be listed by; where it says nothing, what was chosen last. An order that lines alone have asks
 * for lines: addresses were kept before there was a choice.
 */
export function viewIn(address: URLSearchParams, chosen: PurchaseView | undefined): PurchaseView {
  const told = views.find((view) => view === address.get('by'));
  const sort = address.get('sort')?.replace(/^-/, '') ?? '';
  const isOfLines = purchaseSorts.some((one) => one === sort) && !invoiceSorts.some((one) => one === sort);
  return told ?? (isOfLines ? 'line' : (chosen ?? usualPurchaseList));
}

/** The address of the same list by the other view: what narrows it stays, and so does an order that both have. */
export function addressBy(address: URLSearchParams, view: PurchaseView): URLSearchParams {
  const { read, write } = purchaseParams[view];
  const next = write(address, withFilters(read(address), {}));
  next.set('by', view);
  return next;
}

/** Fields and ship-to places are an account's own, so another account has none of those chosen. */
export const forAnotherAccount = (params: PurchaseParams): PurchaseParams =>
  withOpened(withFilters(params, { field: [] }), null);

/** The filters as the contract's query. */
export const toQuery = (
  filters: PurchaseFilters,
  account: string | null,
): Omit<PurchaseFilter, 'username'> => ({
  ...queryOf(filters),
  share: filters.share.length > 0 ? 'whole' : undefined,
  account: account ?? undefined,
});

/** The list of purchases: how it is called and what narrows it. */
export const purchaseList: ListDefinition<PurchaseFilters> = {
  get label() {
    return m.purchases();
  },
  get things() {
    return m.purchasesInSentence();
  },
  noFilters,
  sizes: pageSizes,
  get searched() {
    return m.searched();
  },
  get chips() {
    const all = { id: '', label: m.allStatuses() };
    const options = [all, ...statuses.map((id) => ({ id, label: invoiceStatusLabels[id] }))];
    return { name: 'status', label: common.status(), options } as const;
  },
  get panel() {
    return listFilters.map((name) => ({ name, label: purchaseFilters[name] }));
  },
};

const worded = (words: Readonly<Record<string, string>>): FilterChoice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What each filter can be set to; what the accounts have bought is empty while it is not known. */
export const filterChoices = (choices: PurchaseChoices | undefined): ListChoices => ({
  ...codedChoices(choices),
  ...lineChoices(choices),
  cropYear: (choices?.cropYear ?? []).map((year) => ({ value: String(year), label: String(year) })),
  paidBy: worded(paidByLabels),
  docType: worded(docTypeLabels),
});

/** The codes that lines have, by filter; a filter whose codes no line has is not named, and so not offered. */
function codedChoices(choices: PurchaseChoices | undefined): ListChoices {
  if (choices === undefined) return {};
  const { cropYear: _, ...coded } = choices;
  const named = Object.entries(coded).filter(([, codes]) => codes.length > 0);
  return Object.fromEntries(
    named.map(([name, codes]) => [name, codes.map((one) => ({ value: one.code, label: one.name }))]),
  );
}

/**
 * The periods that people ask for. A crop year is the supplier's own label on each line, not a span of dates:
 * seed delivered early belongs to the year in which it grows.
 * @param today 'YYYY-MM-DD' in the books zone; undefined while it is not known
 */
export function purchasePeriods(
  today: string | undefined,
  cropYears: readonly number[],
): ListPeriod<PurchaseFilters>[] {
  if (today === undefined) return [inAnyCropYear(anyTime)];
  const { months, years } = calendarPeriods(today);
  const newest = cropYears.toSorted((a, b) => b - a).slice(0, 3);
  return [
    ...[anyTime, ...months].map(inAnyCropYear),
    ...newest.map((year) => ({
      label: m.cropYearNamed({ year }),
      filters: { from: '', to: '', cropYear: [String(year)] },
    })),
    ...years.map(inAnyCropYear),
  ];
}

const inAnyCropYear = ({ label, from, to }: Period): ListPeriod<PurchaseFilters> => ({
  label,
  filters: { from, to, cropYear: [] },
});

/** The sums of every invoice, not of one page, in words; and what the lines come to that are looked for on them. */
export const invoiceTotalsWords = ({
  rows,
  totalCents,
  leftCents,
  creditCents,
  foundCents,
}: InvoiceTotals): Totals => ({
  title: m.totalsForInvoices({ n: rows }),
  sums: [
    { label: m.linesFound(), cents: foundCents },
    { label: m.leftToPay(), cents: leftCents },
    { label: m.creditLeft(), cents: creditCents || null },
    { label: common.total(), cents: totalCents },
  ].flatMap(({ label, cents }) => (cents === null ? [] : [{ label, text: formatMoney(cents) }])),
});

/** The sums of every page, not of the one on screen, in words. */
export const totalsWords = (totals: PurchaseTotals): Totals => ({
  title: totalsTitle(totals.rows),
  sums: moneySums(totals),
  note: quantitySum(totals.quantities),
});

/** The sums of money as they lead to the total; what is nothing is left out, except the total itself. */
export function moneySums(totals: PurchaseTotals): { readonly label: string; readonly text: string }[] {
  const parts = [
    { label: m.extended(), cents: totals.extendedCents },
    { label: common.discount(), cents: 0 - totals.discountCents },
    { label: common.tax(), cents: totals.taxCents },
  ].filter(({ cents }) => cents !== 0);
  // With nothing between them, "extended" and "total" would be one figure told twice.
  const shown = parts.length > 1 ? parts : [];
  return [...shown, { label: common.total(), cents: totals.netCents }].map(({ label, cents }) => ({
    label,
    text: formatMoney(cents),
  }));
}
