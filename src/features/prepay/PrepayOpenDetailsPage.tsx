import { lazy, Suspense, useMemo } from 'react';
import * as m from '@locales/prepay';
import * as documents from '@contract/documents/endpoints';
import * as prepay from '@contract/prepay/endpoints';
import type { PrepayLine } from '@contract/prepay/rows';
import type { PrepayTotals } from '@contract/prepay/schema';
import { mayPayOn } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { useAccounts } from '@/data/accounts';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { usePrepayContract } from '@/data/prepay';
import { withFilters, withOpened } from '@/data/searchParams';
import { useSelectedAccount } from '@/data/selectedAccount';
import { useDocument, useDownload } from '@/data/useDownload';
import { showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import { lineColumns } from './lineColumns';
import { NoPrepay } from './NoPrepay';
import {
  filterChoices,
  lineParams,
  lineFile,
  type LineFormat,
  lineFormats,
  lineList,
  type LineParams,
  openedLine,
  toLinesFilter,
  usedPeriods,
} from './prepayList';
import type { PrepayOpenPageProps } from './PrepayOpenPage';
import { countsOf, repOf, totalsWords } from './prepayLabels';

const ContractDrawer = lazy(async () => ({ default: (await import('./ContractDrawer')).ContractDrawer }));

type Shared = Pick<
  PrepayOpenPageProps,
  | 'accounts'
  | 'selected'
  | 'onSelect'
  | 'turning'
  | 'choices'
  | 'detail'
  | 'paper'
  | 'memory'
  | 'onPrint'
  | 'now'
>;

export interface PrepayOpenDetailsPageProps
  extends Shared, Omit<ListDownloadProps<LineFormat>, 'formats' | 'rows'> {
  readonly params: LineParams;
  readonly onParams: (params: LineParams) => void;
  readonly lines: AsyncPage<RowsPage<PrepayLine>>;
  readonly totals: AsyncResult<PrepayTotals>;
  /** The address that shows this list with a line opened. */
  readonly hrefOf: (id: string) => string;
}

/** What was booked product by product, and the history of what it was used for. */
export function PrepayOpenDetailsPage(props: PrepayOpenDetailsPageProps) {
  const { accounts, selected, onSelect, params, onParams, lines, totals, choices, now } = props;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const asOf = accounts.data?.asOf ?? null;
  const rows = totals.data?.rows;
  const owned = accounts.data?.accounts ?? [];

  return (
    <>
      <AccountHeader
        title={m.prepayOpenDetails()}
        breadcrumbs={[{ label: m.myAccount() }, { label: m.purchases() }]}
        accounts={owned}
        selected={selected}
        onSelect={onSelect}
        asOf={asOf}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <ResourceList
        list={lineList}
        params={params}
        onParams={onParams}
        rows={lines}
        turning={props.turning}
        columns={lineColumns(props.hrefOf)}
        rowId={({ id }) => id}
        onOpen={({ id }) => onParams(withOpened(params, id))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data, 'lines')}
        counts={totals.data && countsOf(totals.data)}
        choices={offered}
        periods={usedPeriods(asOf?.today)}
        download={<ListDownload {...props} formats={lineFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={
          <NoPrepay
            rep={repOf(owned, selected)}
            over={totals.data?.chips.all ?? 0}
            onShowAll={() => onParams(withFilters(params, { status: 'all' }))}
          />
        }
      />
      <Suspense>
        {params.opened !== null && (
          <ContractDrawer
            contractNo={openedLine(params.opened).contractNo}
            detail={props.detail}
            paper={props.paper}
            linksLines={false}
            mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

interface PrepayOpenDetailsScreenProps {
  readonly clock?: Clock;
}

export function PrepayOpenDetailsScreen({ clock = systemClock }: PrepayOpenDetailsScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount, hrefOf } = useListParams(lineParams);
  const filter = toLinesFilter(params.filters, account);
  const lines = useListEndpoint(prepay.lines, {
    query: {
      ...filter,
      sort: params.sort,
      limit: params.size,
      after: params.after || undefined,
      before: params.before || undefined,
    },
  });
  const exports = useDownload(prepay.lineExport);

  return (
    <PrepayOpenDetailsPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      // Contracts are an account's own, so another account has none of those chosen.
      onSelect={(id) => showAccount(id, withOpened(withFilters(params, { contract: [] }), null))}
      params={params}
      onParams={show}
      lines={asyncPage(lines)}
      turning={lines.isPlaceholderData}
      totals={asyncResult(useEndpoint(prepay.lineTotals, { query: filter }, showPrevious))}
      choices={asyncResult(useEndpoint(prepay.choices, { query: { account } }))}
      detail={asyncResult(usePrepayContract(params.opened === null ? null : openedLine(params.opened)))}
      paper={useDocument(documents.prepayContract, 'contractNo')}
      hrefOf={hrefOf}
      memory={useListMemory('prepay-open-details')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: params.sort, ...lineFile(format) })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
