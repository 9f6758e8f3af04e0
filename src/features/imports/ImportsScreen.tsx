import { useSearchParams } from 'react-router-dom';
import {
  useDecision,
  useDrop,
  useDrops,
  useDropTotals,
  useFindings,
  useFindingTotals,
  useFreshness,
  useImportProgress,
  useUpload,
  useValidation,
} from '@/data/imports';
import { queryOf } from '@/data/listChanges';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { DropPage } from './DropPage';
import { ImportsPage } from './ImportsPage';
import { dropIn, dropsAddress, findingsAddress } from './importView';
import type { Running } from './RunningImport';

/** The list of drops, or one of them where the address names it. */
export function ImportsScreen() {
  const dropId = dropIn(useSearchParams()[0].get(OPENED));
  const running = useImportProgress().data?.running ?? null;
  return dropId === null ? <Drops running={running} /> : <Drop dropId={dropId} running={running} />;
}

const OPENED = 'drop';

interface PartProps {
  readonly running: Running | null;
}

/** On the wall of the company's books, wherever the office reads it. */
const zoneOf = (freshness: { readonly booksZone: string } | undefined): string =>
  freshness?.booksZone ?? 'UTC';

const print = () => window.print();

function Drops({ running }: PartProps) {
  const { view, show } = useListView(dropsAddress);
  const [, setAddress] = useSearchParams();
  const upload = useUpload();
  const moving = running !== null;
  const freshness = useFreshness(moving);
  const open = (dropId: number) => setAddress({ [OPENED]: String(dropId) });
  const drops = useDrops({ ...marksOf(view), ...queryOf(view.filters) }, moving);
  return (
    <ImportsPage
      freshness={loaded(freshness)}
      running={running}
      upload={{
        sending: upload.sending,
        failure: upload.failure,
        onFile: (file) => upload.start(file, open),
        onStop: upload.stop,
      }}
      view={view}
      onView={show}
      onOpen={open}
      drops={asyncPage(drops)}
      turning={drops.isPlaceholderData}
      counts={loaded(useDropTotals({ q: view.filters.q || undefined }, moving))}
      memory={useListMemory('imports')}
      onPrint={print}
      zone={zoneOf(freshness.data)}
    />
  );
}

function Drop({ dropId, running }: PartProps & { readonly dropId: number }) {
  const { view, show } = useListView(findingsAddress);
  const drop = useDrop(dropId, running !== null);
  const look = drop.data?.lookedAt;
  const filter = queryOf(view.filters);
  const findings = useFindings(dropId, look, { ...marksOf(view), ...filter });
  const validation = useValidation();
  return (
    <DropPage
      drop={loaded(drop)}
      running={running !== null && running.name === drop.data?.name ? running : null}
      view={view}
      onView={show}
      findings={loaded(findings)}
      turning={findings.isPlaceholderData}
      totals={loaded(useFindingTotals(dropId, look, filter))}
      deciding={useDecision()}
      downloading={validation.pending}
      onDownload={validation.start}
      onPrint={print}
      zone={zoneOf(useFreshness(false).data)}
    />
  );
}

const marksOf = ({ size, after, before }: { size: number; after: string; before: string }) => ({
  limit: size,
  after: after || undefined,
  before: before || undefined,
});
