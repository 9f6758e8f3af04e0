import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import * as m from '@locales/depositPlan';
import type { AsOf, DepositTransaction } from '@contract/accounts/schema';
import type { EntryFormat } from '@contract/depositPlan/labels';
import type { EntryTotals } from '@contract/depositPlan/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { AsyncResult } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { balanceEdges, type Edges, waitingEdges } from '@/lists/listEdges';
import { dayPeriods } from '@/lists/listDefinition';
import { ResourceList } from '@/lists/ResourceList';
import {
  entryColumns,
  entryList,
  type EntryParams,
  exportFormats,
  kindChoices,
  totalsWords,
} from './entryList';

export interface EntriesProps extends Omit<ListDownloadProps<EntryFormat>, 'formats' | 'rows'> {
  readonly params: EntryParams;
  readonly onParams: (params: EntryParams) => void;
  readonly rows: AsyncPage<RowsPage<DepositTransaction>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<EntryTotals>;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly asOf: AsOf | null;
  /** What the account holds and what can be done with it. */
  readonly figures: ReactNode;
  /** The same in one line, above cards. */
  readonly brief: ReactNode;
}

/** The ledger of one deposit account, from one balance to the other. */
export function Entries(props: EntriesProps) {
  const { params, onParams, totals, asOf } = props;
  const rows = totals.data?.rows;
  return (
    <ResourceList
      list={entryList}
      params={params}
      onParams={onParams}
      rows={props.rows}
      turning={props.turning}
      columns={entryColumns()}
      rowId={({ id }) => id}
      totals={totals}
      sums={totals.data && totalsWords(totals.data)}
      choices={kindChoices(totals.data)}
      periods={dayPeriods(asOf?.today)}
      download={<ListDownload {...props} formats={exportFormats(rows)} rows={rows} />}
      onPrint={props.onPrint}
      memory={props.memory}
      figures={props.figures}
      brief={props.brief}
      edges={(page) => edgesOf(totals, params, asOf?.date ?? '', page)}
      empty={<NoEntries />}
    />
  );
}

/** The balances that the rows lead from and to; they stand without a row too. */
function edgesOf(
  { state, data }: AsyncResult<EntryTotals>,
  { filters, sort }: EntryParams,
  asOf: string,
  page: RowsPage<DepositTransaction>,
): Edges {
  if (state === 'loading') return waitingEdges();
  if (!data) return {};
  const { from, to, q, kind } = filters;
  const leadUp = q === '' && kind.length === 0;
  return balanceEdges(
    {
      opening: { day: from, cents: data.openingCents },
      // Nothing is known of days after the data's own.
      closing: { day: to && to < asOf ? to : asOf, cents: data.closingCents },
      oldestFirst: sort === 'date',
      around: ({ balanceAfterCents, inCents, outCents }) =>
        leadUp ? { before: balanceAfterCents - inCents + outCents, after: balanceAfterCents } : null,
    },
    page,
  );
}

const NoEntries = () => (
  <EmptyState
    title={m.noEntries()}
    action={
      <Button variant="outlined" href="/contact-us?about=deposit">
        {m.contactUs()}
      </Button>
    }
  >
    {m.noEntriesText()}
  </EmptyState>
);
