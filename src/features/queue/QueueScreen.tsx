import { useSearchParams } from 'react-router-dom';
import { type Clock, systemClock } from '@/clock';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useOfficeViews } from '@/data/officeViews';
import { useConfirmBank, useExportQueue, useQueue, useQueued, useQueueTotals } from '@/data/queue';
import { useQueueMoves } from '@/data/queueMoves';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { QueuePage } from './QueuePage';
import { queueAddress, toQuery } from './queueView';

interface QueueScreenProps {
  readonly clock?: Clock;
}

const newKey = (): string => crypto.randomUUID();

export function QueueScreen({ clock = systemClock }: QueueScreenProps) {
  const { view, show, hrefOf } = useListView(queueAddress);
  const [, setAddress] = useSearchParams();
  const filter = toQuery(view.filters);
  const rows = useQueue({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });
  const totals = useQueueTotals(filter);
  const exports = useExportQueue();

  return (
    <QueuePage
      view={view}
      onView={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(totals)}
      request={loaded(useQueued(view.opened))}
      confirming={useConfirmBank()}
      moving={useQueueMoves(newKey)}
      kept={useOfficeViews('queue')}
      onShow={setAddress}
      hrefOf={hrefOf}
      exporting={exports.pending}
      exportFailed={exports.failed}
      onExport={() => exports.start({ ...filter, sort: view.sort })}
      memory={useListMemory('queue')}
      onPrint={() => window.print()}
      now={clock.now()}
      zone={totals.data?.booksZone ?? 'UTC'}
    />
  );
}
