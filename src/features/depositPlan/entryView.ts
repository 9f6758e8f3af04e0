import { depositKindWord, type entrySorts } from '@contract/depositPlan/labels';
import type { EntryTotals } from '@contract/depositPlan/schema';
import { formatMoney } from '@contract/format/money';
import type { pageSizes } from '@contract/paging';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import { anyOf, day, listAddress, type ListView, words } from '@/data/listAddress';
import { queryOf } from '@/data/listChanges';
import type { FilterChoice, ListKind } from '@/lists/listKind';
import { totalsTitle } from '@/lists/listTotals';

const sorts = ['date'] as const satisfies (typeof entrySorts)[number][];
const sizes = [25, 50, 100] as const satisfies (typeof pageSizes)[number][];

/** What narrows the ledger of a deposit account. Days are 'YYYY-MM-DD', on which rows were posted. */
export interface EntryFilters {
  readonly q: string;
  readonly from: string;
  readonly to: string;
  readonly kind: readonly string[];
}

export type EntryView = ListView<EntryFilters>;

export const entryAddress = listAddress<EntryFilters>({
  filters: { q: words(), from: day, to: day, kind: anyOf() },
  sorts,
  usualSort: '-date',
  sizes,
  opened: 'row',
});

/** The filters as the contract's query. */
export const toQuery = (filters: EntryFilters, savid: string) => ({ ...queryOf({ ...filters }), savid });

/** The ledger of a deposit account: how it is called and what narrows it. */
export const entryKind: ListKind<EntryFilters> = {
  label: 'Deposit plan ledger',
  things: 'transactions',
  noFilters: entryAddress.noFilters,
  sizes,
  searched: 'Type, description, check or reference',
  panel: [{ name: 'kind', label: 'Type' }],
};

/** The kinds that there are, under their names; none while they are not known. */
export const kindChoices = (totals: EntryTotals | undefined): Record<'kind', FilterChoice[]> => ({
  kind: (totals?.kinds ?? []).map((kind) => ({ value: kind, label: depositKindWord(kind) })),
});

/** The sums of every page, not of the one on screen, in words. */
export const totalsWords = ({ rows, inCents, outCents }: EntryTotals): Totals => ({
  title: totalsTitle(rows),
  sums: [
    { label: 'In', text: formatMoney(inCents) },
    { label: 'Out', text: formatMoney(outCents) },
  ],
});
