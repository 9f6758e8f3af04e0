import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { AsOf, DepositTransaction } from '../../../contract/accounts';
import type { EntryFormat, EntryTotals } from '../../../contract/depositPlan';
import { BalanceRow } from '../../components/BalanceRow/BalanceRow';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import type { GridMemory } from '../../components/gridPreferences';
import type { Loaded } from '../../data/loaded';
import { ListDownload, type ListDownloadProps } from '../../lists/ListDownload';
import { dayPeriods } from '../../lists/listPeriods';
import type { RowsPage } from '../../lists/ListRows';
import { ResourceList } from '../../lists/ResourceList';
import { entryColumns } from './entryColumns';
import { entryKind, type EntryView, kindChoices, totalsWords } from './entryView';
import { exportFormats } from './exportFormats';

export interface EntriesProps extends Omit<ListDownloadProps<EntryFormat>, 'formats' | 'rows'> {
  readonly view: EntryView;
  readonly onView: (view: EntryView) => void;
  readonly rows: Loaded<RowsPage<DepositTransaction>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<EntryTotals>;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly asOf: AsOf | null;
}

/** The ledger of one deposit account, from one balance to the other. */
export function Entries(props: EntriesProps) {
  const { view, onView, totals, asOf } = props;
  const rows = totals.data?.rows;
  return (
    <ResourceList
      kind={entryKind}
      view={view}
      onView={onView}
      rows={props.rows}
      turning={props.turning}
      columns={entryColumns}
      rowId={({ id }) => id}
      totals={totals}
      sums={totals.data && totalsWords(totals.data)}
      choices={kindChoices(totals.data)}
      periods={dayPeriods(asOf?.today)}
      download={<ListDownload {...props} formats={exportFormats(rows)} rows={rows} />}
      onPrint={props.onPrint}
      memory={props.memory}
      {...balancesAround(totals, view, asOf?.date ?? '')}
      empty={<NoEntries />}
    />
  );
}

/** The balances that the rows lead from and to, on the side where they stand; they stand without a row too. */
function balancesAround({ state, data }: Loaded<EntryTotals>, { filters, sort }: EntryView, asOf: string) {
  if (state === 'loading') return { above: waiting, below: waiting };
  if (!data) return {};
  const { from, to } = filters;
  // Nothing is known of days after the data's own.
  const last = to && to < asOf ? to : asOf;
  const opening = <BalanceRow which="Opening" day={from} cents={data.openingCents} />;
  const closing = <BalanceRow which="Closing" day={last} cents={data.closingCents} />;
  return sort === 'date' ? { above: opening, below: closing } : { above: closing, below: opening };
}

/** Holds the place of a balance, so that the rows do not move when it comes. */
const waiting = <Skeleton variant="rounded" sx={{ height: 46 }} />;

const NoEntries = () => (
  <EmptyState
    title="No transactions yet"
    action={
      <Button variant="outlined" href="/contact-us?about=deposit">
        Contact us
      </Button>
    }
  >
    This page lists what was paid into your deposit plan, what was taken out, and its interest. The first row
    shows up the morning after your first deposit.
  </EmptyState>
);
