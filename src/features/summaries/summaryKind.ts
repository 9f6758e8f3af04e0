import { cropYearOf } from '@contract/rules/cropYear';
import { calendarPeriods } from '@/components/periods';
import type { ListKind } from '@/lists/listKind';
import type { ListPeriod } from '@/lists/listPeriods';
import { noFilters, type SummaryFilters, summaryAddress } from './summaryView';

/** The summary: how it is called and what narrows it. */
export const summaryKind: ListKind<SummaryFilters> = {
  label: 'Purchase summary',
  things: 'purchases',
  noFilters,
  sizes: summaryAddress.sizes,
  searched: 'Product, field or invoice',
  chips: {
    name: 'by',
    label: 'Sum up by',
    options: [
      { id: '', label: 'Product group' },
      { id: 'product', label: 'Product' },
      { id: 'field', label: 'Field' },
      { id: 'branch', label: 'Branch' },
      { id: 'month', label: 'Month' },
      { id: 'crop', label: 'Crop' },
    ],
  },
  panel: [
    { name: 'group', label: 'Product group' },
    { name: 'product', label: 'Product' },
    { name: 'field', label: 'Field' },
    { name: 'branch', label: 'Branch' },
    { name: 'crop', label: 'Crop' },
    { name: 'without', label: 'Leave out' },
    { name: 'share', label: 'Shared deliveries' },
  ],
};

/** Which figures the columns tell. */
export const measureChips = [
  { id: '', label: 'Amounts' },
  { id: 'quantity', label: 'Quantities' },
  { id: 'price', label: 'Average prices' },
] as const satisfies readonly { readonly id: SummaryFilters['measure']; readonly label: string }[];

/**
 * The periods that people ask for. The crop year that goes on needs no filter; older ones are the supplier's
 * own label on each line.
 * @param asOf the last day of the data, 'YYYY-MM-DD'; undefined while it is not known
 */
export function summaryPeriods(
  asOf: string | undefined,
  cropYears: readonly number[],
): ListPeriod<SummaryFilters>[] {
  if (asOf === undefined) return [];
  const current = cropYearOf(asOf);
  const others = cropYears.filter((year) => year !== current).toSorted((a, b) => b - a);
  const { months, years } = calendarPeriods(asOf);
  return [
    { label: `Crop year ${current}`, filters: { cropYear: [], from: '', to: '' } },
    ...others.map((year) => ({
      label: `Crop year ${year}`,
      filters: { cropYear: [String(year)], from: '', to: '' },
    })),
    ...[...years, ...months].map(({ label, from, to }) => ({ label, filters: { cropYear: [], from, to } })),
  ];
}
