import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import type { PurchaseChoices } from '@contract/purchases/schema';
import type { SummaryExportFormat } from '@contract/summaries/labels';
import type { SummaryRow, SummaryTotals } from '@contract/summaries/schema';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import { FilterChips } from '@/components/FilterChips/FilterChips';
import type { GridMemory } from '@/components/gridPreferences';
import { lineChoices } from '@/data/lineChoices';
import { withSort } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { exportFormats } from './exportFormats';
import { rowHref } from './lineLinks';
import { NothingBought } from './NothingBought';
import { Reconciliation } from './Reconciliation';
import { SummaryCharts, type SummaryChartsProps } from './SummaryCharts';
import { summaryColumns } from './summaryColumns';
import { measureChips, summaryKind, summaryPeriods } from './summaryKind';
import { groupLines, plainLine, type SummaryLine } from './summaryLines';
import { type SummaryFilters, type SummaryView, usualSortOf, withToggled } from './summaryView';
import { totalsWords } from './totalsWords';

export interface PurchaseSummariesPageProps
  extends Omit<ListDownloadProps<SummaryExportFormat>, 'formats' | 'rows'>,
    SummaryChartsProps {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly view: SummaryView;
  readonly onView: (view: SummaryView) => void;
  readonly rows: AsyncPage<RowsPage<SummaryRow>>;
  /** Of the unfolded groups, by group. */
  readonly products: ReadonlyMap<string, AsyncPage<RowsPage<SummaryRow>>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<SummaryTotals>;
  readonly choices: Loaded<PurchaseChoices>;
  /** The address of this page as a view says. */
  readonly addressOf: (view: SummaryView) => string;
  /** Goes to an address, for a row that was opened as a whole. */
  readonly onFollow: (href: string) => void;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What was bought, summed up: by group, product, field, branch, month or crop, beside the period before. */
export function PurchaseSummariesPage(props: PurchaseSummariesPageProps) {
  const { accounts, selected, view, onView, totals, choices, now } = props;
  const { filters } = view;
  const asOf = accounts.data?.asOf ?? null;
  const offered = useMemo(() => lineChoices(choices.data), [choices.data]);
  const hrefOf = linksOf(props);
  const lines = totals.data?.lines;

  return (
    <>
      <AccountHeader
        title="Purchase summaries"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        accounts={accounts.data?.accounts ?? []}
        selected={selected}
        onSelect={props.onSelect}
        asOf={asOf}
        now={now}
      />
      <Stack data-screen-only direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Show
        </Typography>
        <FilterChips
          label="Figures"
          chips={measureChips}
          selected={filters.measure}
          onSelect={(id) =>
            onView({ ...view, filters: { ...filters, measure: id as SummaryFilters['measure'] } })
          }
        />
      </Stack>
      <ResourceList
        key={filters.measure}
        kind={summaryKind}
        view={view}
        onView={(next) => onView(readable(view, next))}
        rows={asLines(props)}
        turning={props.turning}
        columns={summaryColumns({
          filters,
          hrefOf,
          cents: totals.data?.cents,
          hasPrior: totals.data?.prior !== null,
        })}
        rowId={({ id }) => id}
        onOpen={(line) => props.onFollow(hrefOf(line))}
        totals={{ ...totals, data: undefined }}
        sums={totals.data && totalsWords(totals.data)}
        choices={offered}
        periods={summaryPeriods(asOf?.date, choices.data?.cropYears ?? [])}
        download={<ListDownload {...props} formats={exportFormats(filters.by)} rows={lines} />}
        onPrint={props.onPrint}
        memory={props.memory}
        below={
          totals.data && (
            <Reconciliation
              totals={totals.data}
              asked={{ filters, account: selected, period: totals.data.period }}
            />
          )
        }
        empty={<NothingBought {...props} />}
      />
      {lines !== 0 && <SummaryCharts months={props.months} top={props.top} />}
    </>
  );
}

function asLines(props: PurchaseSummariesPageProps): AsyncPage<RowsPage<SummaryLine>> {
  const { data, readPage, ...rows } = props.rows;
  const lined = (page: RowsPage<SummaryRow>) => ({ ...page, rows: linesOf(props, page.rows) });
  return {
    ...rows,
    data: data && lined(data),
    readPage: readPage && (async (after) => lined(await readPage(after))),
  };
}

const linesOf = ({ view, products }: PurchaseSummariesPageProps, rows: readonly SummaryRow[]) =>
  view.filters.by === '' ? groupLines(rows, products) : rows.map(plainLine);

/** A group unfolds where it stands; everything else leads to its lines. */
function linksOf({ view, selected, totals, addressOf }: PurchaseSummariesPageProps) {
  const { filters } = view;
  const period = totals.data?.period ?? { cropYear: null, from: null, to: null };
  const asked = { filters, account: selected, period };
  return (line: SummaryLine): string => {
    if (line.kind === 'note')
      return addressOf({ ...view, filters: { ...filters, by: 'product', group: [line.group] } });
    if (line.unfolded !== undefined && line.row.code !== null)
      return addressOf(withToggled(view, line.row.code));
    return rowHref(asked, line.inGroup ? 'product' : filters.by || 'group', line.row);
  };
}

/** Another dimension begins in the order in which it is read. */
const readable = (view: SummaryView, next: SummaryView): SummaryView =>
  next.filters.by === view.filters.by ? next : withSort(next, usualSortOf(next.filters.by));
