import { formatMoney } from '@contract/format/money';
import {
  type PaymentFormat,
  paymentMethodWords,
  paymentStatusWords,
  paymentTypeWords,
} from '@contract/payments/labels';
import type { PaymentChoices, PaymentTotals } from '@contract/payments/schema';
import { allRows } from '@/components/columns';
import type { ExportFormat } from '@/components/ExportMenu/ExportMenu';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import type { FilterChoice, ListKind } from '@/lists/listKind';
import { totalsTitle } from '@/lists/listTotals';
import { historyAddress, type HistoryFilters, sizes, statuses } from './historyView';

/** The history of payments: how it is called and what narrows it. */
export const historyKind: ListKind<HistoryFilters> = {
  label: 'Payment history',
  things: 'payments',
  noFilters: historyAddress.noFilters,
  sizes,
  searched: 'Payment, check, request or invoice',
  chips: {
    name: 'status',
    label: 'Status',
    options: [{ id: '', label: 'All' }, ...statuses.map((id) => ({ id, label: paymentStatusWords[id] }))],
  },
  panel: [
    { name: 'method', label: 'Paid by' },
    { name: 'type', label: 'Type' },
  ],
};

/** What each filter can be set to; empty while the choices are not known. */
export const filterChoices = (
  choices: PaymentChoices | undefined,
): Record<'method' | 'type', FilterChoice[]> => ({
  method: (choices?.methods ?? []).map((value) => ({ value, label: paymentMethodWords[value] })),
  type: (choices?.types ?? []).map((value) => ({ value, label: paymentTypeWords[value] })),
});

/** The sums of every page, and what the year has brought so far whatever narrows the list. */
export const totalsWords = ({ rows, paidCents, discountCents, year }: PaymentTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [
    { label: 'Total paid', text: formatMoney(paidCents) },
    { label: 'Discounts earned', text: formatMoney(discountCents) },
  ],
  note: `In ${year.year} so far: ${formatMoney(year.paidCents)} paid, ${formatMoney(year.discountCents)} discounts earned`,
});

/**
 * What the history can be taken along as.
 * @param rows that the filters let through; undefined while they are counted
 */
export const exportFormats = (rows: number | undefined): readonly ExportFormat<PaymentFormat>[] => [
  { id: 'csv', label: `Download ${allRows(rows)} (CSV)`, note: 'Every column, for a spreadsheet' },
  { id: 'xlsx', label: `Download ${allRows(rows)} (Excel)`, note: 'Every column, numbers and dates as such' },
  { id: 'ofx', label: 'Bookkeeping program (OFX)', note: 'Payments of each account’s line of credit' },
];
