import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo } from 'react';
import * as m from '@locales/prepay';
import type { Account, AsOf } from '@contract/accounts/schema';
import * as documents from '@contract/documents/endpoints';
import { formatMoney } from '@contract/format/money';
import * as prepay from '@contract/prepay/endpoints';
import type { PrepayFormat } from '@contract/prepay/labels';
import type { PrepayContract } from '@contract/prepay/rows';
import type { PrepayChoices, PrepayDetail, PrepayTotals } from '@contract/prepay/schema';
import { mayPayOn } from '@contract/rules/mayPay';
import { type Clock, systemClock } from '@/clock';
import { AccountHeader } from '@/domain/AccountHeader/AccountHeader';
import { ChartFrame } from '@/components/ChartFrame/ChartFrame';
import type { GridMemory } from '@/components/gridPreferences';
import { Money } from '@/components/Money/Money';
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
import { tableFormats } from '@/lists/tableFormats';
import { useListMemory } from '@/lists/useListMemory';
import { contractColumns } from './contractColumns';
import type { DocumentDownload } from './ContractDrawer';
import { NoPrepay } from './NoPrepay';
import {
  contractParams,
  contractList,
  type ContractParams,
  filterChoices,
  toContractsFilter,
} from './prepayList';
import { countsOf, repOf, totalsWords } from './prepayLabels';

const ContractDrawer = lazy(async () => ({ default: (await import('./ContractDrawer')).ContractDrawer }));

export interface PrepayOpenPageProps extends Omit<ListDownloadProps<PrepayFormat>, 'formats' | 'rows'> {
  readonly accounts: AsyncResult<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly params: ContractParams;
  readonly onParams: (params: ContractParams) => void;
  readonly contracts: AsyncPage<RowsPage<PrepayContract>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<PrepayTotals>;
  readonly choices: AsyncResult<PrepayChoices>;
  readonly detail: AsyncResult<PrepayDetail>;
  readonly paper: DocumentDownload;
  /** The address that shows this list with a contract opened. */
  readonly hrefOf: (contractNo: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What has been paid ahead, contract by contract, and what remains of it. */
export function PrepayOpenPage(props: PrepayOpenPageProps) {
  const { accounts, selected, onSelect, params, onParams, contracts, totals, choices, now } = props;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const rows = totals.data?.rows;
  const owned = accounts.data?.accounts ?? [];

  return (
    <>
      <AccountHeader
        title={m.prepayOpen()}
        breadcrumbs={[{ label: m.myAccount() }, { label: m.purchases() }]}
        accounts={owned}
        selected={selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        loading={accounts.state === 'loading'}
        now={now}
      />
      <ResourceList
        list={contractList}
        params={params}
        onParams={onParams}
        rows={contracts}
        turning={props.turning}
        columns={contractColumns(props.hrefOf)}
        rowId={({ contractNo }) => contractNo}
        onOpen={({ contractNo }) => onParams(withOpened(params, contractNo))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data, 'contracts')}
        counts={totals.data && countsOf(totals.data)}
        choices={offered}
        periods={[]}
        download={<ListDownload {...props} formats={tableFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        above={<ByGroup totals={totals} />}
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
            contractNo={params.opened}
            detail={props.detail}
            paper={props.paper}
            linksLines
            mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

/** The rows below wait for it. */
function ByGroup({ totals: { state, data } }: Pick<PrepayOpenPageProps, 'totals'>) {
  if (state === 'loading') return <Skeleton variant="rounded" data-coming sx={{ height: 198 }} />;
  return data && data.byGroup.length > 0 ? <RemainingByGroup byGroup={data.byGroup} /> : null;
}

interface PrepayOpenScreenProps {
  readonly clock?: Clock;
}

export function PrepayOpenScreen({ clock = systemClock }: PrepayOpenScreenProps) {
  const { account } = useSelectedAccount('my-account');
  const { params, show, showAccount, hrefOf } = useListParams(contractParams);
  const filter = toContractsFilter(params.filters, account);
  const contracts = useListEndpoint(prepay.contracts, {
    query: {
      ...filter,
      sort: params.sort,
      limit: params.size,
      after: params.after || undefined,
      before: params.before || undefined,
    },
  });
  const exports = useDownload(prepay.exportFile);

  return (
    <PrepayOpenPage
      accounts={asyncResult(useAccounts('my-account'))}
      selected={account}
      onSelect={(id) => showAccount(id, withOpened(params, null))}
      params={params}
      onParams={show}
      contracts={asyncPage(contracts)}
      turning={contracts.isPlaceholderData}
      totals={asyncResult(useEndpoint(prepay.totals, { query: filter }, showPrevious))}
      choices={asyncResult(useEndpoint(prepay.choices, { query: { account } }))}
      detail={asyncResult(usePrepayContract(params.opened === null ? null : { contractNo: params.opened }))}
      paper={useDocument(documents.prepayContract, 'contractNo')}
      hrefOf={hrefOf}
      memory={useListMemory('prepay-open')}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={(format) => exports.start({ ...filter, sort: params.sort, format })}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}

interface RemainingByGroupProps {
  /** Integer cents, the largest first. */
  readonly byGroup: PrepayTotals['byGroup'];
}

/** What remains, by what it may be spent on. Money for one group never helps another, so nothing is stacked. */
function RemainingByGroup({ byGroup }: RemainingByGroupProps) {
  const most = Math.max(1, ...byGroup.map(({ cents }) => cents));
  return (
    <ChartFrame
      title={m.remainingByGroup()}
      table={{
        head: [m.goodFor(), m.remaining()],
        rows: byGroup.map(({ name, cents }) => [name, formatMoney(cents)]),
      }}
    >
      <Box component="ul" sx={list}>
        {byGroup.map(({ name, cents }) => (
          <Box component="li" key={name} sx={row}>
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Box aria-hidden sx={track}>
              <Box data-paint sx={{ ...bar, width: `${(100 * Math.max(0, cents)) / most}%` }} />
            </Box>
            <Typography component="span" variant="body2" sx={{ textAlign: 'right', fontWeight: 600 }}>
              <Money cents={cents} />
            </Typography>
          </Box>
        ))}
      </Box>
    </ChartFrame>
  );
}

/** Where there is little room the bar stands below its words; else all bars begin and end under each other. */
const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', '@sm': 'minmax(120px, 1fr) 2fr auto' },
  columnGap: 2,
  rowGap: 1,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;

const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  rowGap: 0.5,
  alignItems: 'center',
  '& > [aria-hidden]': { gridColumn: { xs: '1 / -1', '@sm': '2' }, gridRow: { xs: '2', '@sm': '1' } },
} as const;

const track = { height: 12, borderRadius: '6px', overflow: 'hidden', bgcolor: 'surface.subtle' } as const;

const bar = {
  height: '100%',
  minWidth: 3,
  borderRadius: '6px',
  bgcolor: 'chart.first',
  '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
} as const;
