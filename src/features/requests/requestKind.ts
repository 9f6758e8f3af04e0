import { formatMoney } from '@contract/format/money';
import type { RequestTotals } from '@contract/requests/schema';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import type { ListChoices, ListKind } from '@/lists/listKind';
import { totalsTitle } from '@/lists/listTotals';
import { requestAddress, type RequestFilters, sizes } from './requestView';

/** The list of requests: how it is called and what narrows it. */
export const requestKind: ListKind<RequestFilters> = {
  label: 'Payment requests',
  things: 'requests',
  noFilters: requestAddress.noFilters,
  sizes,
  searched: 'Request, invoice or branch',
  chips: {
    name: 'tab',
    label: 'Requests',
    areTabs: true,
    options: [
      { id: '', label: 'Open' },
      { id: 'completed', label: 'Completed' },
      { id: 'problems', label: 'Problems' },
    ],
  },
  panel: [{ name: 'kind', label: 'Kind' }],
};

export const filterChoices: ListChoices = {
  kind: [
    { value: 'payment', label: 'Payments' },
    { value: 'pickup', label: 'Out of the deposit plan' },
  ],
};

/** How many requests each tab holds, by the chip's id. */
export const tabCounts = ({ tabs }: RequestTotals): Readonly<Record<string, number>> => ({
  '': tabs.open,
  completed: tabs.completed,
  problems: tabs.problems,
});

export const totalsWords = ({ rows, amountCents }: RequestTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [{ label: 'Asked for', text: formatMoney(amountCents) }],
});
