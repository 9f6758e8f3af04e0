import * as m from '@locales/audit';
import * as shell from '@locales/shell';
import { lazy, Suspense, useMemo } from 'react';
import * as audit from '@contract/audit/endpoints';
import type { AuditDetail, AuditEvent, AuditTotals } from '@contract/audit/schema';
import { dateInZone } from '@contract/format/date';
import { type Clock, systemClock } from '@/clock';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useVerifyAudit, type Verifying } from '@/data/audit';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { withFilters, withOpened } from '@/data/searchParams';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { live, showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { dayPeriods } from '@/lists/listDefinition';
import { ListDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { tableFormats } from '@/lists/tableFormats';
import { useListMemory } from '@/lists/useListMemory';
import {
  auditParams,
  auditColumns,
  auditList,
  type AuditParams,
  filterChoices,
  openedEvent,
  toQuery,
  totalsWords,
} from './auditList';
import { VerifyCard } from './VerifyCard';

const EventDrawer = lazy(async () => ({ default: (await import('./EventDrawer')).EventDrawer }));

export interface AuditPageProps {
  readonly params: AuditParams;
  readonly onParams: (params: AuditParams) => void;
  readonly events: AsyncPage<RowsPage<AuditEvent>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: AsyncResult<AuditTotals>;
  readonly event: AsyncResult<AuditDetail>;
  readonly verifying: Verifying;
  /** The address that shows this list with an event opened. */
  readonly hrefOf: (seq: string) => string;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What was done in the portal, by whom and from where; and whether the record of it is whole. */
export function AuditPage(props: AuditPageProps) {
  const { params, onParams, events, totals, hrefOf, now } = props;
  const zone = totals.data?.booksZone ?? 'UTC';
  const columns = useMemo(() => auditColumns({ hrefOf, zone }), [hrefOf, zone]);
  const choices = useMemo(() => filterChoices(events.data?.rows ?? []), [events.data]);
  const rows = totals.data?.rows;

  return (
    <>
      <PageHeader title={shell.titleAudit()} />
      <ResourceList
        list={auditList}
        params={params}
        onParams={onParams}
        rows={events}
        turning={props.turning}
        columns={columns}
        rowId={({ seq }) => String(seq)}
        onOpen={({ seq }) => onParams(withOpened(params, String(seq)))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        choices={choices}
        periods={dayPeriods(totals.data && dateInZone(now, zone))}
        download={
          <ListDownload
            {...props.exports}
            formats={tableFormats(rows).map(({ id, label }) => ({ id, label, note: m.everyColumn() }))}
            rows={rows}
          />
        }
        onPrint={props.onPrint}
        memory={props.memory}
        figures={<VerifyCard verifying={props.verifying} zone={zone} />}
        empty={<EmptyState title={m.nothingYet()}>{m.listedHere()}</EmptyState>}
      />
      <Suspense>
        {params.opened !== null && (
          <EventDrawer
            event={props.event}
            zone={zone}
            onActor={(actor) => onParams(withFilters(withOpened(params, null), { actor: [actor] }))}
            onClose={() => onParams(withOpened(params, null))}
          />
        )}
      </Suspense>
    </>
  );
}

interface AuditScreenProps {
  readonly clock?: Clock;
}

export function AuditScreen({ clock = systemClock }: AuditScreenProps) {
  const { params, show, hrefOf } = useListParams(auditParams);
  const filter = toQuery(params.filters);
  const rows = useListEndpoint(
    audit.list,
    {
      query: {
        ...filter,
        sort: params.sort,
        limit: params.size,
        after: params.after || undefined,
        before: params.before || undefined,
      },
    },
    live(30_000),
  );

  return (
    <AuditPage
      params={params}
      onParams={show}
      events={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(audit.totals, { query: filter }, { ...showPrevious, ...live(30_000) }))}
      event={asyncResult(useEndpoint(audit.one, { params: { seq: openedEvent(params) } }))}
      verifying={useVerifyAudit()}
      hrefOf={hrefOf}
      exports={useTableExport(audit.exportFile, { query: { ...filter, sort: params.sort } })}
      memory={useListMemory('office-audit')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
