import { formatWeekday } from '@contract/format/date';
import { requestEventWords } from '@contract/requests/sentences';
import type { RequestDetail } from '@contract/requests/schema';
import { openStatuses } from '@contract/requests/states';
import type { TimelineStage } from '@/components/Timeline/Timeline';

/** What the record proves of a payment, and what is sure to follow while it is under way. */
export function sentStages({ events, flow, status, effectiveDate }: RequestDetail): TimelineStage[] {
  const past = events.map(
    ({ at, actor, event, to, note }, place): TimelineStage => ({
      id: `${place}`,
      label: event === 'submit' ? 'We have your request' : requestEventWords(event, to),
      state: 'done',
      at,
      who: actor,
      note: note ?? undefined,
    }),
  );
  if (!openStatuses.includes(status)) return past;
  const office: TimelineStage[] =
    status === 'submitted' || status === 'pendingSecond'
      ? [{ id: 'office', label: 'Our office looks at it', state: 'current' }]
      : [];
  const debit: TimelineStage[] =
    status !== 'settled' && effectiveDate !== null
      ? [
          {
            id: 'debit',
            label: flow === 'internal' ? 'Taken from your deposit plan' : 'Debited from your bank account',
            state: 'upcoming',
            note: `Not before ${formatWeekday(effectiveDate)}`,
          },
        ]
      : [];
  return [...past, ...office, ...debit, { id: 'post', label: 'Applied to your account', state: 'upcoming' }];
}
