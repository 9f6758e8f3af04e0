import { formatDate } from '../../../contract/format/date';
import type { PurchaseChoices } from '../../../contract/purchases';
import { type ListFilter, listFilters, noFilters, type PurchaseFilters } from './purchaseView';

/** A way to narrow the list, as the filter panel offers it. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

export const filterLabels: Record<ListFilter, string> = {
  cropYear: 'Crop year',
  group: 'Product group',
  product: 'Product',
  field: 'Field',
  branch: 'Branch',
  paidBy: 'Paid by',
};

export const paidByWords = {
  open: 'Open account',
  prepay: 'Prepay',
  cash: 'Cash',
  card: 'Card',
} as const;

/** What each filter can be set to; empty while the choices are not known. */
export function filterChoices(choices: PurchaseChoices | undefined): Record<ListFilter, FilterChoice[]> {
  const named = (list: readonly { readonly code: string; readonly name: string }[] = []) =>
    list.map(({ code, name }) => ({ value: code, label: name }));
  return {
    cropYear: (choices?.cropYears ?? []).map((year) => ({ value: String(year), label: String(year) })),
    group: named(choices?.groups),
    product: named(choices?.products),
    field: named(choices?.fields),
    branch: named(choices?.branches),
    paidBy: Object.entries(paidByWords).map(([value, label]) => ({ value, label })),
  };
}

export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  /** What to change to be rid of it. */
  readonly without: Partial<PurchaseFilters>;
}

/** The filter panel's filters that narrow the list at present, in words. */
export function activeFilters(
  filters: PurchaseFilters,
  choices: Record<ListFilter, readonly FilterChoice[]>,
): ActiveFilter[] {
  const lists = listFilters
    .filter((name) => filters[name].length > 0)
    .map((name) => ({
      id: name,
      label: `${filterLabels[name]}: ${filters[name].map((value) => wordOf(value, choices[name])).join(', ')}`,
      without: { [name]: noFilters[name] },
    }));
  const dates = dateWords(filters);
  return dates ? [{ id: 'dates', label: dates, without: { from: '', to: '' } }, ...lists] : lists;
}

function dateWords({ from, to }: PurchaseFilters): string {
  if (from && to) return `${formatDate(from)} to ${formatDate(to)}`;
  if (from) return `From ${formatDate(from)}`;
  return to ? `Through ${formatDate(to)}` : '';
}

/** A choice that is not on offer (an old bookmark) is shown by its code, so that it can be taken away. */
const wordOf = (value: string, choices: readonly FilterChoice[]) =>
  choices.find((choice) => choice.value === value)?.label ?? value;
