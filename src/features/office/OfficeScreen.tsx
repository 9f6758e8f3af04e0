import { useDropTotals, useFreshness } from '@/data/imports';
import { useEmailTotals } from '@/data/email';
import { loaded } from '@/data/asyncResult';
import { useQueueTotals } from '@/data/queue';
import { OfficePage } from './OfficePage';

export function OfficeScreen() {
  return (
    <OfficePage
      queue={loaded(useQueueTotals({}))}
      letters={loaded(useEmailTotals({}))}
      drops={loaded(useDropTotals({}, false))}
      freshness={loaded(useFreshness(false))}
    />
  );
}
