import { formatMoney } from '@contract/format/money';
import type { SummaryTotals } from '@contract/summaries/schema';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { quantitySums } from '@/lists/listTotals';
import { changePercent, changeText, periodText } from './summaryFigures';

/** The sum of every row, what it is compared with, and the quantities that cannot be added. */
export function totalsWords(totals: SummaryTotals): Totals {
  const { period, prior, cents, priorCents, quantities } = totals;
  const compared = [
    { label: 'Before', text: formatMoney(priorCents) },
    { label: 'Change', text: `${changeText(totals)} (${changePercent(totals)})` },
  ];
  return {
    title: periodText(period),
    sums: [{ label: 'Total', text: formatMoney(cents) }, ...(prior ? compared : [])],
    note: [prior && `Compared with ${lowerFirst(periodText(prior))}.`, quantitySums(quantities)]
      .filter(Boolean)
      .join(' '),
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
