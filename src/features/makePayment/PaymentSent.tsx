import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/makePayment';
import * as words from '@locales/requests';
import { formatDate, formatInstant, formatWeekday } from '@contract/format/date';
import { requestStatusWord } from '@contract/requests/labels';
import { requestEventWords, requestSentence } from '@contract/requests/sentences';
import type { RequestDetail } from '@contract/requests/schema';
import { openStatuses } from '@contract/requests/states';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Money } from '@/components/Money/Money';
import { RequestStatus } from '@/components/RequestStatus/RequestStatus';
import { ReviewList } from '@/components/ReviewList/ReviewList';
import { Timeline, type TimelineStage } from '@/components/Timeline/Timeline';
import type { AsyncResult } from '@/data/asyncResult';
import { requestHref } from './paymentAddress';

interface PaymentSentProps {
  readonly request: AsyncResult<RequestDetail>;
  /** The IANA zone of the company's books. */
  readonly zone: string;
  readonly cancelling: { readonly pending: boolean; readonly failure?: string };
  readonly onCancel: (request: RequestDetail) => void;
  /** How far its paper is, and the way to it. */
  readonly receipt: { readonly pending: boolean; readonly start: (id: string) => void };
  readonly onPrint: () => void;
  readonly onAnother: () => void;
}

/** The receipt of a request: its number, what follows, and until when it can be taken back. */
export function PaymentSent({ request: { data, state, problem, retry }, ...rest }: PaymentSentProps) {
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 480, maxWidth: 760 }} />}
      error={problem && { title: m.receiptFailed(), ...problem }}
      onRetry={retry}
    >
      {data && <Receipt request={data} {...rest} />}
    </AsyncBoundary>
  );
}

type ReceiptProps = Omit<PaymentSentProps, 'request'> & { readonly request: RequestDetail };

function Receipt({ request, zone, cancelling, onCancel, receipt, onPrint, onAnother }: ReceiptProps) {
  const [asking, setAsking] = useState(false);
  const { id, requestNo, status, canCancel, cancelUntil, amountCents } = request;
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      <Alert severity={status === 'submitted' || status === 'cancelled' ? 'success' : 'info'}>
        {requestSentence(request)}
      </Alert>
      <RequestStatus name={m.requestNamed({ requestNo })} status={requestStatusWord(request)} />
      <ReviewList
        lead={{ label: common.amount(), value: <Money cents={amountCents} /> }}
        groups={[{ rows: facts(request) }]}
      />
      <section aria-label={m.whatHappensNext()}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {m.whatHappensNext()}
        </Typography>
        <Timeline label={m.stagesOf({ requestNo })} stages={sentStages(request)} zone={zone} />
      </section>
      {canCancel && cancelUntil && (
        <Typography>{m.cancelUntil({ until: formatInstant(cancelUntil, zone) })}</Typography>
      )}
      <Stack data-screen-only direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" href={requestHref(id)}>
          {m.seeRequests()}
        </Button>
        <Button variant="outlined" loading={receipt.pending} onClick={() => receipt.start(id)}>
          {words.receipt()}
        </Button>
        <Button variant="outlined" onClick={onPrint}>
          {common.print()}
        </Button>
        {canCancel && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {words.cancelRequest()}
          </Button>
        )}
        <Button onClick={onAnother}>{m.another()}</Button>
      </Stack>
      {asking && canCancel && (
        <ConfirmDialog
          title={m.cancelTitle({ requestNo })}
          action={words.cancelRequest()}
          wayOut={words.keepRequest()}
          destructive
          busy={cancelling.pending}
          failure={cancelling.failure}
          onConfirm={() => onCancel(request)}
          onCancel={() => setAsking(false)}
        >
          {request.flow === 'internal' ? m.cancelPlanWhy() : m.cancelBankWhy()}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

const facts = ({
  requestNo,
  accountName,
  accountNo,
  source,
  target,
  day,
  effectiveDate,
  discountCents,
}: RequestDetail) => [
  { label: common.request(), value: requestNo },
  { label: m.to(), value: m.accountNamed({ name: accountName, accountNo }) },
  { label: m.forWhat(), value: target },
  { label: m.from(), value: source },
  ...(day ? [{ label: m.requestedFor(), value: formatWeekday(day) }] : []),
  ...(effectiveDate && effectiveDate !== day
    ? [{ label: m.leavesBankOn(), value: formatDate(effectiveDate) }]
    : []),
  ...(discountCents ? [{ label: common.discount(), value: <Money cents={discountCents} /> }] : []),
];

/** What the record proves of a payment, and what is sure to follow while it is under way. */
function sentStages(request: RequestDetail): TimelineStage[] {
  const { events, flow, status, effectiveDate } = request;
  const past = events.map(({ at, actor, event, to, note }, place): TimelineStage => ({
    id: `${place}`,
    label: event === 'submit' ? m.stageReceived() : requestEventWords({ event, to }, request),
    state: 'done',
    at,
    who: actor,
    note: note ?? undefined,
  }));
  if (!openStatuses.includes(status)) return past;
  const office: TimelineStage[] =
    status === 'submitted' || status === 'pendingSecond'
      ? [{ id: 'office', label: m.stageOffice(), state: 'current' }]
      : [];
  const debit: TimelineStage[] =
    status !== 'settled' && effectiveDate !== null
      ? [
          {
            id: 'debit',
            label: flow === 'internal' ? m.stagePlan() : m.stageBank(),
            state: 'upcoming',
            note: m.notBefore({ date: formatWeekday(effectiveDate) }),
          },
        ]
      : [];
  return [...past, ...office, ...debit, { id: 'post', label: m.stagePosted(), state: 'upcoming' }];
}
