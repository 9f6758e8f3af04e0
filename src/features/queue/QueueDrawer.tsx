import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type CalendarDateText, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestStatusWords, shortReasonWords, type ShortReason } from '@contract/requests/labels';
import { requestEventWords, requestSentence } from '@contract/requests/sentences';
import type { QueuedDetail } from '@contract/queue/schema';
import { wordsOfMove } from '@contract/requests/officeMoves';
import { openStatuses, problemStatuses } from '@contract/requests/states';
import { riskFlags } from '@contract/rules/riskFlags';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/components/RequestChip/RequestChip';
import { RequestStatus } from '@/components/RequestStatus/RequestStatus';
import { Section } from '@/components/Section/Section';
import { Timeline } from '@/components/Timeline/Timeline';
import type { AsyncResult } from '@/data/asyncResult';
import type { Confirming } from '@/data/queue';
import { MoveButtons } from './MoveButtons';
import { askedFacts, bankFacts, bankName, partyFacts } from './queuedFacts';
import type { Possible } from './queueOrders';

export interface QueueDrawerProps extends Pick<QueueBodyProps, 'zone' | 'today'> {
  readonly request: AsyncResult<QueuedDetail>;
  readonly confirming: Confirming;
  readonly onMove: (possible: Possible) => void;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** One request whole, beside the queue that it was opened from. */
export function QueueDrawer({
  request,
  zone,
  today,
  confirming,
  onMove,
  onPrint,
  onClose,
}: QueueDrawerProps) {
  const { data, state, problem, retry } = request;
  const [asking, setAsking] = useState(false);
  return (
    <DetailDrawer
      open
      title={data ? `Request ${data.requestNo}` : 'Request'}
      onClose={onClose}
      actions={
        data && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <MoveButtons possible={possibleNow(data)} chosen={1} onMove={onMove} />
            {data.bankConfirmation?.why === null && (
              <Button
                size="small"
                variant="outlined"
                loading={confirming.pending}
                onClick={() => setAsking(true)}
              >
                Confirm bank account…
              </Button>
            )}
            <Button size="small" startIcon={<Icon name="print" />} onClick={onPrint}>
              Print
            </Button>
          </Stack>
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        error={problem && { title: 'This request didn’t load', ...problem }}
        onRetry={retry}
      >
        {data && <QueueBody request={data} zone={zone} today={today} />}
      </AsyncBoundary>
      {asking && data?.bankAccount && (
        <ConfirmDialog
          title={`Confirm ${bankName(data.bankAccount)}?`}
          action="Confirm bank account"
          wayOut="Not now"
          onConfirm={() => {
            setAsking(false);
            confirming.start(data.id);
          }}
          onCancel={() => setAsking(false)}
        >
          It is in the name of {data.bankAccount.holderName}, saved by the sign-in {data.submittedBy}. Once it
          is confirmed the bank’s file debits it, for this request and every later one. Make sure that it is
          the customer’s own.
        </ConfirmDialog>
      )}
    </DetailDrawer>
  );
}

/** What nothing stands in the way of; the rest is told in words above. */
const possibleNow = (request: QueuedDetail): Possible[] =>
  request.moves.filter(({ why }) => why === null).map(({ move }) => ({ move, requests: [request] }));

interface QueueBodyProps {
  readonly request: QueuedDetail;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  /** Today in the books zone. */
  readonly today: CalendarDateText;
}

/** A request as the office looks at it: what to look at twice first, then what is asked, by whom and from where. */
function QueueBody({ request, zone, today }: QueueBodyProps) {
  const { requestNo, status, flags, moves, bankAccount, bankConfirmation, allocations } = request;
  const inTheWay = moves.filter(({ why }) => why !== null);
  return (
    <>
      <RequestStatus name={`Request ${requestNo}`} status={requestStatusWords[status]} />
      <Stack sx={{ gap: 1 }}>
        {flags.map((flag) => (
          <Alert key={flag} severity="warning">
            <strong>{riskFlags[flag].label}.</strong> {riskFlags[flag].why}
          </Alert>
        ))}
        {inTheWay.map(({ move, why }) => (
          <Alert key={move} severity="info">
            <strong>{wordsOfMove(move).action}:</strong> {why}
          </Alert>
        ))}
        {bankConfirmation?.why && (
          <Alert severity="info">
            <strong>Confirm bank account:</strong> {bankConfirmation.why}
          </Alert>
        )}
        <Box>
          <RequestChip status={status} />
        </Box>
        <Typography>The customer reads: {requestSentence(request, today)}</Typography>
      </Stack>
      <Section title="What is asked for">
        <Facts facts={askedFacts(request, zone)} />
      </Section>
      <Section title="Who asks">
        <Facts facts={partyFacts(request, zone)} />
      </Section>
      {bankAccount && (
        <Section title="Bank account">
          <Facts facts={bankFacts(bankAccount, zone)} />
        </Section>
      )}
      {allocations.length > 0 && (
        <Section title="Invoices">
          <Facts facts={allocations.map(invoiceFact)} />
        </Section>
      )}
      <Section title="What happened">
        <Timeline label={`Stages of request ${requestNo}`} stages={stagesOf(request)} zone={zone} />
      </Section>
      <Authorization {...request} zone={zone} />
    </>
  );
}

const invoiceFact = ({
  invoiceNo,
  amountCents,
  discountCents,
  openCents,
  reason,
  note,
}: QueuedDetail['allocations'][number]) => ({
  label: invoiceNo,
  value: <Money cents={amountCents} words />,
  note: [
    discountCents !== 0 && `discount ${formatMoney(discountCents)}`,
    openCents === null ? 'not known in the ERP’s figures' : `${formatMoney(openCents)} open`,
    reason && (shortReasonWords[reason as ShortReason] ?? reason),
    note,
  ]
    .filter(Boolean)
    .join('; '),
});

const stagesOf = ({ events }: QueuedDetail) =>
  events.map(({ at, actor, event, to, note }, place) => ({
    id: `${place}-${event}`,
    label: requestEventWords(event, to),
    state: place === events.length - 1 ? lastState(to) : ('done' as const),
    at,
    who: actor,
    note,
  }));

function lastState(status: QueuedDetail['status']) {
  if (problemStatuses.includes(status)) return 'failed' as const;
  return openStatuses.includes(status) ? ('current' as const) : ('done' as const);
}

function Authorization({
  authorization,
  zone,
}: Pick<QueuedDetail, 'authorization'> & Pick<QueueBodyProps, 'zone'>) {
  if (!authorization) return null;
  const { text, version, sha256, acceptedAt, acceptedBy, ip } = authorization;
  return (
    <Section title="What was authorized">
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        Agreed by {acceptedBy} on {formatInstant(acceptedAt, zone)} from {ip}. Text {version}, SHA-256{' '}
        {sha256}
      </Typography>
    </Section>
  );
}
