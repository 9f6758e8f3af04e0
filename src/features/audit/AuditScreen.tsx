import { type Clock, systemClock } from '@/clock';
import { useAudit, useAuditEvent, useAuditTotals, useExportAudit, useVerifyAudit } from '@/data/audit';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { AuditPage } from './AuditPage';
import { auditAddress, openedEvent, toQuery } from './auditView';

interface AuditScreenProps {
  readonly clock?: Clock;
}

export function AuditScreen({ clock = systemClock }: AuditScreenProps) {
  const { view, show, hrefOf } = useListView(auditAddress);
  const filter = toQuery(view.filters);
  const rows = useAudit({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const file = useExportAudit();

  return (
    <AuditPage
      view={view}
      onView={show}
      events={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(useAuditTotals(filter))}
      event={loaded(useAuditEvent(openedEvent(view)))}
      verifying={useVerifyAudit()}
      hrefOf={hrefOf}
      exporting={file.pending}
      exportFailed={file.failed}
      onExport={() => file.start({ ...filter, sort: view.sort })}
      memory={useListMemory('office-audit')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
