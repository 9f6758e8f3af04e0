import type { PurchaseChoices } from '@contract/purchases/schema';
import { anyTime, calendarPeriods, type Period } from '@/components/periods';
import { lineChoices } from '@/data/lineChoices';
import type { FilterChoice, ListKind } from '@/lists/listKind';
import type { ListPeriod } from '@/lists/listPeriods';
import { docWords } from './invoiceSections';
import { type ListFilter, noFilters, type PurchaseFilters, sizes } from './purchaseView';

export const paidByWords = {
  open: 'Open account',
  prepay: 'Prepay',
  cash: 'Cash',
  card: 'Card',
} as const;

/** The list of invoice lines: how it is called and what narrows it. */
export const purchaseKind: ListKind<PurchaseFilters> = {
  label: 'Purchases',
  things: 'purchases',
  noFilters,
  sizes,
  searched: 'Invoice, item or field',
  chips: {
    name: 'status',
    label: 'Status',
    options: [
      { id: '', label: 'All' },
      { id: 'open', label: 'Open' },
      { id: 'pastDue', label: 'Past due' },
      { id: 'paid', label: 'Paid' },
      { id: 'prepaid', label: 'Prepaid' },
    ],
  },
  panel: [
    { name: 'cropYear', label: 'Crop year' },
    { name: 'group', label: 'Product group' },
    { name: 'product', label: 'Product' },
    { name: 'field', label: 'Field' },
    { name: 'branch', label: 'Branch' },
    { name: 'crop', label: 'Crop' },
    { name: 'paidBy', label: 'Paid by' },
    { name: 'docType', label: 'Document' },
    { name: 'without', label: 'Leave out' },
    { name: 'share', label: 'Shared deliveries' },
  ],
};

const worded = (words: Readonly<Record<string, string>>): FilterChoice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What each filter can be set to; what the accounts have bought is empty while it is not known. */
export const filterChoices = (choices: PurchaseChoices | undefined): Record<ListFilter, FilterChoice[]> => ({
  ...lineChoices(choices),
  cropYear: (choices?.cropYears ?? []).map((year) => ({ value: String(year), label: String(year) })),
  paidBy: worded(paidByWords),
  docType: worded(docWords),
});

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
      label: `Crop year ${year}`,
      filters: { from: '', to: '', cropYear: [String(year)] },
    })),
    ...years.map(inAnyCropYear),
  ];
}

const inAnyCropYear = ({ label, from, to }: Period): ListPeriod<PurchaseFilters> => ({
  label,
  filters: { from, to, cropYear: [] },
});
