import { formatMoney } from '@contract/format/money';
import type { QueueTotals } from '@contract/queue/schema';
import { queueTabNames, queueTabs } from '@contract/queue/labels';
import { riskFlagNames, riskFlags } from '@contract/rules/riskFlags';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import type { ListChoices, ListKind } from '@/lists/listKind';
import { totalsTitle } from '@/lists/listTotals';
import { ages, queueAddress, type QueueFilters, sizes } from './queueView';

const [firstTab, ...otherTabs] = queueTabNames;

/** The queue as a list: how it is called and what narrows it. */
export const queueKind: ListKind<QueueFilters> = {
  label: 'Requests',
  things: 'requests',
  noFilters: queueAddress.noFilters,
  sizes,
  searched: 'Request, account, person or invoice',
  chips: {
    name: 'tab',
    label: 'What is to be done',
    areTabs: true,
    options: [
      { id: '', label: queueTabs[firstTab!].label },
      ...otherTabs.map((id) => ({ id, label: queueTabs[id].label })),
    ],
  },
  panel: [
    { name: 'flag', label: 'Look twice' },
    { name: 'kind', label: 'Kind' },
    { name: 'flow', label: 'Money from' },
    { name: 'age', label: 'Waiting' },
    { name: 'account', label: 'Account' },
    { name: 'submitter', label: 'Asked by' },
  ],
};

/** What the filter panel offers; an account or a person comes from a link in a request. */
export const filterChoices: ListChoices = {
  flag: riskFlagNames.map((value) => ({ value, label: riskFlags[value].label })),
  kind: [
    { value: 'payment', label: 'Payments' },
    { value: 'pickup', label: 'Out of the deposit plan' },
  ],
  flow: [
    { value: 'bank', label: 'A bank account' },
    { value: 'internal', label: 'A deposit plan, to a trade account' },
    { value: 'pickup', label: 'A deposit plan, to its owner' },
  ],
  age: ages.map((value) => ({ value, label: value === '1' ? 'A day and more' : `${value} days and more` })),
};

/** How many requests each tab holds, by the chip's id. */
export const tabCounts = ({ tabs }: QueueTotals): Readonly<Record<string, number>> => ({
  ...tabs,
  '': tabs[firstTab!],
});

export const totalsWords = ({ rows, amountCents }: QueueTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [{ label: 'Asked for', text: formatMoney(amountCents) }],
});
