import { lazy, Suspense, useMemo } from 'react';
import type { AuditDetail, AuditEvent, AuditTotals } from '@contract/audit/schema';
import { dateInZone } from '@contract/format/date';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { allRows } from '@/components/columns';
import type { GridMemory } from '@/components/gridPreferences';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { Verifying } from '@/data/audit';
import { withFilters, withOpened } from '@/data/listChanges';
import type { AsyncPage, RowsPage } from '@/data/listPage';
import type { Loaded } from '@/data/asyncResult';
import { ListDownload } from '@/lists/ListDownload';
import { dayPeriods } from '@/lists/listPeriods';
import { ResourceList } from '@/lists/ResourceList';
import { auditColumns } from './auditColumns';
import { auditKind, filterChoices, totalsWords } from './auditKind';
import type { AuditView } from './auditView';
import { VerifyCard } from './VerifyCard';

const EventDrawer = lazy(async () => ({ default: (await import('./EventDrawer')).EventDrawer }));

export interface AuditPageProps {
  readonly view: AuditView;
  readonly onView: (view: AuditView) => void;
  readonly events: AsyncPage<RowsPage<AuditEvent>>;
  /** Whether other rows are on their way while these still stand. */
  readonly turning: boolean;
  readonly totals: Loaded<AuditTotals>;
  readonly event: Loaded<AuditDetail>;
  readonly verifying: Verifying;
  /** The address that shows this list with an event opened. */
  readonly hrefOf: (seq: string) => string;
  readonly exporting: boolean;
  readonly exportFailed: boolean;
  readonly onExport: () => void;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
  readonly now: Date;
}

/** What was done in the portal, by whom and from where; and whether the record of it is whole. */
export function AuditPage(props: AuditPageProps) {
  const { view, onView, events, totals, hrefOf, now } = props;
  const zone = totals.data?.booksZone ?? 'UTC';
  const columns = useMemo(() => auditColumns({ hrefOf, zone }), [hrefOf, zone]);
  const choices = useMemo(() => filterChoices(events.data?.rows ?? []), [events.data]);
  const rows = totals.data?.rows;

  return (
    <>
      <PageHeader title="Audit" />
      <VerifyCard verifying={props.verifying} zone={zone} />
      <ResourceList
        kind={auditKind}
        view={view}
        onView={onView}
        rows={events}
        turning={props.turning}
        columns={columns}
        rowId={({ seq }) => String(seq)}
        onOpen={({ seq }) => onView(withOpened(view, String(seq)))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        choices={choices}
        periods={dayPeriods(totals.data && dateInZone(now, zone))}
        download={
          <ListDownload
            {...props}
            formats={[
              { id: 'csv', label: `Download ${allRows(rows)} (CSV)`, note: 'Every column, hashes included' },
            ]}
            rows={rows}
          />
        }
        onPrint={props.onPrint}
        memory={props.memory}
        empty={
          <EmptyState title="Nothing has happened yet">
            Sign-ins, changes, approvals, files and refusals stand here from the first one on.
          </EmptyState>
        }
      />
      <Suspense>
        {view.opened !== null && (
          <EventDrawer
            event={props.event}
            zone={zone}
            onActor={(actor) => onView(withFilters(withOpened(view, null), { actor: [actor] }))}
            onClose={() => onView(withOpened(view, null))}
          />
        )}
      </Suspense>
    </>
  );
}
