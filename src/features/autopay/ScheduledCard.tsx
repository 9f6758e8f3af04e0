import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import * as autopay from '@locales/autopay';
import * as m from '@locales/scheduledPayments';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { scheduledCoversWords, scheduledStopWords } from '@contract/scheduledPayments/labels';
import type { Scheduled, ScheduledView } from '@contract/scheduledPayments/schema';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { AutopayWhy } from './AutopayWhy';
import { Actions, Titled } from './AutopayCards';

const looks = {
  on: { words: m.statusOn, color: 'success', icon: 'later' },
  paused: { words: m.statusPaused, color: 'warning', icon: 'warning' },
  ended: { words: m.statusEnded, color: 'default', icon: 'done' },
} as const;

interface ScheduledCardProps {
  readonly one: Scheduled;
  readonly view: Pick<ScheduledView, 'booksZone' | 'whyNot'>;
  /** Somebody waits for an answer. */
  readonly busy: boolean;
  readonly onSkip: (day: string, skipped: boolean) => void;
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

/** One scheduled payment: when and how much comes next, by which terms, and what to do about it. */
export function ScheduledCard({ one, view, busy, onSkip, onChange, onCancel }: ScheduledCardProps) {
  const { booksZone, whyNot } = view;
  const { status, reason, next, isMine } = one;
  const isSkipped = next?.status === 'skipped';
  const { words, color, icon } = looks[status];
  return (
    <Titled
      title={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
          {scheduledCoversWords[one.covers]}
          <Chip component="span" label={words()} color={color} icon={<Icon name={icon} />} />
        </Box>
      }
    >
      {reason && (
        <Alert severity={status === 'paused' ? 'warning' : 'info'}>{scheduledStopWords[reason]}</Alert>
      )}
      <Facts facts={factsOf(one, booksZone)} />
      {next && !isSkipped && next.plan.totalCents > 0 && <AutopayWhy run={next} />}
      {status !== 'ended' && (
        <Actions>
          {isMine && (
            <Button variant="outlined" disabled={whyNot !== null} onClick={onChange}>
              {status === 'paused' ? m.again() : m.change()}
            </Button>
          )}
          {next && one.repeats === 'monthly' && (
            <Button variant="outlined" loading={busy} onClick={() => onSkip(next.payDay, !isSkipped)}>
              {isSkipped ? autopay.unskip() : autopay.skip()}
            </Button>
          )}
          <Button variant="outlined" onClick={onCancel}>
            {m.cancelIt()}
          </Button>
        </Actions>
      )}
    </Titled>
  );
}

function factsOf(one: Scheduled, zone: string) {
  const { covers, invoices, repeats, firstDay, untilDay, times, next, changeUntil, capCents } = one;
  const day = formatDate(firstDay);
  const ends = [
    untilDay === null ? undefined : m.untilDay({ day: formatDate(untilDay) }),
    times === null ? undefined : m.timesAtMost({ times }),
  ].filter((end) => end !== undefined);
  return [
    ...(next ? [{ label: m.next(), value: nextWords(next), note: noteOf(next) }] : []),
    ...(changeUntil === null || !next
      ? []
      : [{ label: m.changeUntil(), value: formatInstant(changeUntil, zone) }]),
    {
      label: m.howOften(),
      value: repeats === 'once' ? m.onDay({ day }) : m.monthlyFrom({ day }),
      ...(ends.length > 0 && { note: ends.join(', ') }),
    },
    ...(covers === 'invoices'
      ? [{ label: m.what(), value: m.invoicesOf({ numbers: invoices.join(', ') }) }]
      : []),
    { label: covers === 'amount' ? m.amount() : m.atMost(), value: formatMoney(capCents) },
    { label: m.from(), value: one.source },
    {
      label: m.scheduledBy(),
      value: m.byWhom({ name: one.owner, day: formatInstant(one.createdAt, zone) }),
    },
  ];
}

type Next = NonNullable<Scheduled['next']>;

const noteOf = ({ status }: Next): string => (status === 'skipped' ? autopay.nextSkipped() : m.byToday());

function nextWords({ plan, status }: Next): string {
  const day = formatDate(plan.payDay);
  if (status === 'skipped') return m.nextSkipped({ day });
  return plan.totalCents > 0
    ? m.nextAmount({ amount: formatMoney(plan.totalCents), day })
    : m.nextNothing({ day });
}
