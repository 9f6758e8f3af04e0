import * as m from '@locales/accessRequests';
import * as shell from '@locales/shell';
import { lazy, Suspense, useMemo } from 'react';
import * as accessRequests from '@contract/accessRequests/endpoints';
import type { AccessRequest, AccessRequestDetail, AccessTotals } from '@contract/accessRequests/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type AccessDecisions, useAccessDecisions } from '@/data/accessRequests';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { useMay } from '@/data/may';
import { withOpened } from '@/data/searchParams';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { lookAgain, showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { TableDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import {
  accessColumns,
  accessParams,
  type AccessParams,
  accessRequestList,
  tabCounts,
  toQuery,
  totalsWords,
} from './accessRequestList';
import { NewUserTabs } from './NewUserTabs';

const AccessRequestDrawer = lazy(async () => ({
  default: (await import('./AccessRequestDrawer')).AccessRequestDrawer,
}));

export interface AccessRequestsPageProps {
  readonly params: AccessParams;
  readonly onParams: (params: AccessParams) => void;
  readonly rows: AsyncPage<RowsPage<AccessRequest>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<AccessTotals>;
  readonly request: AsyncResult<AccessRequestDetail>;
  readonly decisions: AccessDecisions;
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
  /** The address that shows this list with a request opened. */
  readonly hrefOf: (id: string) => string;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
}

/** Who asked for a sign-in, with what of it the company knows, until the office decides. */
export function AccessRequestsPage(props: AccessRequestsPageProps) {
  const { params, onParams, totals, hrefOf } = props;
  const decides = useMay()('manageUsers');
  const columns = useMemo(() => accessColumns(hrefOf), [hrefOf]);
  const open = (requestNo: string | null) => onParams(withOpened(params, requestNo));
  return (
    <>
      <PageHeader title={shell.titleAccessRequests()} subtitle={m.subtitle()} />
      <NewUserTabs current="/admin/access-requests" />
      <ResourceList
        list={accessRequestList}
        params={params}
        onParams={onParams}
        rows={props.rows}
        turning={props.turning}
        columns={columns}
        rowId={({ requestNo }) => requestNo}
        onOpen={({ requestNo }) => open(requestNo)}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && tabCounts(totals.data)}
        choices={{}}
        periods={[]}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<EmptyState title={m.noneYet()}>{m.noneAbout()}</EmptyState>}
      />
      <Suspense>
        {params.opened !== null && (
          <AccessRequestDrawer
            key={params.opened}
            decides={decides}
            request={props.request}
            decisions={props.decisions}
            onDone={props.onDone}
            hrefOf={hrefOf}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** People ask at any time, and colleagues decide. */
const now = { ...showPrevious, ...lookAgain(60_000) };

export function AccessRequestsScreen() {
  const { params, show, hrefOf } = useListParams(accessParams);
  const toast = useToast();
  const filter = toQuery(params.filters);
  const { size: limit, after, before, opened } = params;
  const rows = useListEndpoint(
    accessRequests.list,
    { query: { ...filter, limit, after: after || undefined, before: before || undefined } },
    now,
  );
  const one = useEndpoint(accessRequests.one, { params: { requestNo: opened } }, lookAgain(60_000));
  return (
    <AccessRequestsPage
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(accessRequests.totals, { query: filter }, now))}
      request={asyncResult(one)}
      decisions={useAccessDecisions(() => crypto.randomUUID())}
      onDone={(message) => toast({ message, severity: 'success' })}
      hrefOf={hrefOf}
      exports={useTableExport(accessRequests.exportFile, { query: filter })}
      memory={useListMemory('accessRequests')}
      onPrint={() => window.print()}
    />
  );
}
