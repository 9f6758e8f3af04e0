import { type Clock, systemClock } from '@/clock';
import { useEmail, useEmails, useEmailTotals, useRequeueEmails } from '@/data/email';
import { asyncPage } from '@/data/listPage';
import { loaded } from '@/data/asyncResult';
import { useListView } from '@/data/useListView';
import { useListMemory } from '@/lists/useListMemory';
import { EmailPage } from './EmailPage';
import { emailAddressBar, toQuery } from './emailView';

interface LettersScreenProps {
  readonly clock?: Clock;
}

export function EmailScreen({ clock = systemClock }: LettersScreenProps) {
  const { view, show, hrefOf } = useListView(emailAddressBar);
  const filter = toQuery(view.filters);
  const rows = useEmails({
    ...filter,
    sort: view.sort,
    limit: view.size,
    after: view.after || undefined,
    before: view.before || undefined,
  });

  return (
    <EmailPage
      view={view}
      onView={show}
      letters={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={loaded(useEmailTotals(filter))}
      letter={loaded(useEmail(view.opened))}
      requeuing={useRequeueEmails()}
      hrefOf={hrefOf}
      memory={useListMemory('office-letters')}
      onPrint={() => window.print()}
      now={clock.now()}
    />
  );
}
