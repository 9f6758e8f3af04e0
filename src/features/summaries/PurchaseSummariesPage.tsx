import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as common from '@locales/common';
import * as m from '@locales/summaries';
import type { Account, AsOf } from '@contract/accounts/schema';
import * as purchases from '@contract/purchases/endpoints';
import type { PurchaseChoices } from '@contract/purchases/schema';
import * as summaries from '@contract/summaries/endpoints';
import type { SummaryExportFormat } from '@contract/summaries/labels';
import type { SummaryRow, SummaryTotals } from '@contract/summaries/schema';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import type { GridMemory } from '@/components/gridPreferences';
import { useAccounts } from '@/data/accounts';
import { lineChoices } from '@/data/lineChoices';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { withSort } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useSummaryProducts } from '@/data/summaries';
import { useDownload } from '@/data/useDownload';
import { showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { rowHref } from './links';
import { NothingBought } from './NothingBought';
import { Reconciliation } from './Reconciliation';
import { SummaryCharts, type SummaryChartsProps } from './SummaryCharts';
import { summaryColumns } from './summaryColumns';
import { groupLines, plainLine, type SummaryLine } from './summaryFigures';
import {
  exportFormats,
  forAnotherAccount,
  summaryParams,
  summaryList,
  summaryPeriods,
  type SummaryParams,
  toQuery,
  totalsWords,
  usualSortOf,
  withToggled,
} from './summaryList';

export interface PurchaseSummariesPageProps
  extends Omit<ListDownloadProps<SummaryExportFormat>, 'formats' | 'rows'>, SummaryChartsProps {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly params: SummaryParams;
  readonly onParams: (params: SummaryParams) => void;
  readonly rows: AsyncPage<RowsPage<SummaryRow>>;
  /** Of the unfolded groups, by group. */
  readonly products: ReadonlyMap<string, AsyncPage<RowsPage<SummaryRow>>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<SummaryTotals>;
  readonly choices: AsyncResult<PurchaseChoices>;
  /** The address of this page as a view says. */
  readonly addressOf: (params: SummaryParams) => string;
  /** Goes to an address, for a row that was opened as a whole. */
  readonly onFollow: (href: string) => void;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What was bought, summed up: by group, product, field, branch, month or crop, beside the period before. */
export function PurchaseSummariesPage(props: PurchaseSummariesPageProps) {
  const { accounts, selected, params, onParams, totals, choices, now } = props;
  const { filters } = params;
  const asOf = accounts.data?.asOf ?? null;
  const offered = useMemo(() => lineChoices(choices.data), [choices.data]);
  const hrefOf = linksOf(props);
  const lines = totals.data?.lines;

  return (
    <>
      <AccountHeader
        title={m.purchaseSummaries()}
        breadcrumbs={[{ label: common.myAccount() }, { label: common.purchases() }]}
        accounts={accounts.data?.accounts ?? []}
        selected={selected}
        onSelect={props.onSelect}
        asOf={asOf}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <ResourceList
        key={filters.measure}
        list={summaryList}
        params={params}
        onParams={(next) => onParams(readable(params, next))}
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
        periods={summaryPeriods(asOf?.date, choices.data?.cropYear ?? [])}
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

const linesOf = ({ params, products }: PurchaseSummariesPageProps, rows: readonly SummaryRow[]) =>
  params.filters.by === '' ? groupLines(rows, products) : rows.map(plainLine);

/** A group unfolds where it stands; everything else leads to its lines. */
function linksOf({ params, selected, totals, addressOf }: PurchaseSummariesPageProps) {
  const { filters } = params;
  const period = totals.data?.period ?? { cropYear: null, from: null, to: null };
  const asked = { filters, account: selected, period };
  return (line: SummaryLine): string => {
    if (line.kind === 'note')
      return addressOf({ ...params, filters: { ...filters, by: 'product', group: [line.group] } });
    if (line.unfolded !== undefined && line.row.code !== null)
      return addressOf(withToggled(params, line.row.code));
    return rowHref(asked, line.inGroup ? 'product' : filters.by || 'group', line.row);
  };
}

/** Another dimension begins in the order in which it is read. */
const readable = (params: SummaryParams, next: SummaryParams): SummaryParams =>
  next.filters.by === params.filters.by ? next : withSort(next, usualSortOf(next.filters.by));

interface PurchaseSummariesScreenProps {
  readonly clock?: Clock;
}

export function PurchaseSummariesScreen({ clock = systemClock }: PurchaseSummariesScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount } = useListParams(summaryParams);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { filters, sort, size } = params;
  const filter = toQuery(filters, account);
  const by = filters.by || 'group';
  const rows = useListEndpoint(summaries.rows, {
    query: {
      ...filter,
      by,
      sort,
      limit: size,
      after: params.after || undefined,
      before: params.before || undefined,
    },
  });
  const products = useSummaryProducts(
    { ...filter, by: 'product', sort, limit: 100 },
    filters.by === '' ? filters.open : [],
  );
  const exports = useDownload(summaries.exportFile);

  return (
    <PurchaseSummariesPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, forAnotherAccount(params))}
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      products={products}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(summaries.totals, { query: filter }, showPrevious))}
      months={asyncResult(useEndpoint(summaries.months, { query: filter }, showPrevious))}
      top={asyncResult(
        useListEndpoint(summaries.rows, { query: { ...filter, by: 'product', sort: '-amount', limit: 10 } }),
      )}
      choices={asyncResult(useEndpoint(purchases.choices, { query: { account } }))}
      addressOf={(next) => `?${String(summaryParams.write(new URLSearchParams(search), next))}`}
      onFollow={(href) => void navigate(href)}
      memory={useListMemory(`purchase-summaries-${filters.measure || 'amount'}`)}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, by, sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
