import { useDropTotals, useFreshness } from '../../data/imports';
import { useLetterTotals } from '../../data/letters';
import { loaded } from '../../data/loaded';
import { useQueueTotals } from '../../data/queue';
import { OfficePage } from './OfficePage';

export function OfficeScreen() {
  return (
    <OfficePage
      queue={loaded(useQueueTotals({}))}
      letters={loaded(useLetterTotals({}))}
      drops={loaded(useDropTotals({}, false))}
      freshness={loaded(useFreshness(false))}
    />
  );
}
