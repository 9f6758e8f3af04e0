import { type Clock, systemClock } from '../../clock';
import { useLetter, useLetters, useLetterTotals, useRequeueLetters } from '../../data/letters';
import { loadedPage } from '../../data/listPage';
import { loaded } from '../../data/loaded';
import { useListView } from '../../data/useListView';
import { useListMemory } from '../../lists/useListMemory';
import { LettersPage } from './LettersPage';
import { letterAddress, toQuery } from './letterView';

interface LettersScreenProps {
  readonly clock?: Clock;
}

export function LettersScreen({ clock = systemClock }: LettersScreenProps) {
  const { view, show, hrefOf } = useListView(letterAddress);
  const filter = toQuery(view.filters);
  const rows = useLetters({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });

  return (
    <LettersPage
      view={view}
      onView={show}
      letters={loadedPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(useLetterTotals(filter))}
      letter={loaded(useLetter(view.opened))}
      requeuing={useRequeueLetters()}
      hrefOf={hrefOf}
      memory={useListMemory('office-letters')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
