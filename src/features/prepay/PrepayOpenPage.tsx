import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo } from 'react';
import type { Account, AsOf } from '@contract/accounts/schema';
import type { PrepayChoices, PrepayDetail, PrepayTotals } from '@contract/prepay/schema';
import type { PrepayContract } from '@contract/prepay/rows';
import type { PrepayFormat } from '@contract/prepay/labels';
import { mayPayOn } from '@contract/rules/mayPay';
import { AccountHeader } from '@/components/AccountHeader/AccountHeader';
import type { GridMemory } from '@/components/gridPreferences';
import { withFilters, withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload, type ListDownloadProps } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { contractColumns } from './contractColumns';
import type { DocumentDownload } from './ContractDrawer';
import { contractFormats } from './exportFormats';
import { NoPrepay } from './NoPrepay';
import { contractKind, filterChoices } from './prepayKind';
import { countsOf, totalsWords } from './prepayTotals';
import type { ContractView } from './prepayView';
import { RemainingByGroup } from './RemainingByGroup';
import { repOf } from './repOf';

const ContractDrawer = lazy(async () => ({ default: (await import('./ContractDrawer')).ContractDrawer }));

export interface PrepayOpenPageProps extends Omit<ListDownloadProps<PrepayFormat>, 'formats' | 'rows'> {
  readonly accounts: Loaded<{ readonly asOf: AsOf | null; readonly accounts: readonly Account[] }>;
  readonly selected: string | null;
  readonly onSelect: (id: string | null) => void;
  readonly view: ContractView;
  readonly onView: (view: ContractView) => void;
  readonly contracts: AsyncPage<RowsPage<PrepayContract>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<PrepayTotals>;
  readonly choices: Loaded<PrepayChoices>;
  readonly detail: Loaded<PrepayDetail>;
  readonly paper: DocumentDownload;
  /** The address that shows this list with a contract opened. */
  readonly hrefOf: (contractNo: string) => string;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What has been paid ahead, contract by contract, and what remains of it. */
export function PrepayOpenPage(props: PrepayOpenPageProps) {
  const { accounts, selected, onSelect, view, onView, contracts, totals, choices, now } = props;
  const offered = useMemo(() => filterChoices(choices.data), [choices.data]);
  const rows = totals.data?.rows;
  const owned = accounts.data?.accounts ?? [];

  return (
    <>
      <AccountHeader
        title="Prepay open"
        breadcrumbs={[{ label: 'My Account' }, { label: 'Purchases' }]}
        accounts={owned}
        selected={selected}
        onSelect={onSelect}
        asOf={accounts.data?.asOf ?? null}
        now={now}
      />
      <ResourceList
        kind={contractKind}
        view={view}
        onView={onView}
        rows={contracts}
        turning={props.turning}
        columns={contractColumns(props.hrefOf)}
        rowId={({ contractNo }) => contractNo}
        onOpen={({ contractNo }) => onView(withOpened(view, contractNo))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data, 'contracts')}
        counts={totals.data && countsOf(totals.data)}
        choices={offered}
        periods={[]}
        download={<ListDownload {...props} formats={contractFormats(rows)} rows={rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        above={<ByGroup totals={totals} />}
        empty={
          <NoPrepay
            rep={repOf(owned, selected)}
            over={totals.data?.chips.all ?? 0}
            onShowAll={() => onView(withFilters(view, { status: 'all' }))}
          />
        }
      />
      <Suspense>
        {view.opened !== null && (
          <ContractDrawer
            contractNo={view.opened}
            detail={props.detail}
            paper={props.paper}
            linksLines
            mayPayOn={(accountNo) => mayPayOn(owned, accountNo)}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}

/** Its place is held while it is on its way, so that the rows do not move. */
function ByGroup({ totals: { state, data } }: Pick<PrepayOpenPageProps, 'totals'>) {
  if (state === 'loading') return <Skeleton variant="rounded" sx={{ height: 198 }} />;
  return data && data.byGroup.length > 0 ? <RemainingByGroup byGroup={data.byGroup} /> : null;
}
