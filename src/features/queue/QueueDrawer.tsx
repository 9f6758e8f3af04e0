import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/queue';
import { useState } from 'react';
import { type CalendarDateText, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestStatusWords, shortReasonWords, type ShortReason } from '@contract/requests/labels';
import { requestEventWords, requestSentence } from '@contract/requests/sentences';
import type { QueuedDetail } from '@contract/queue/schema';
import { wordsOfMove } from '@contract/requests/officeMoves';
import { openStatuses, problemStatuses } from '@contract/requests/states';
import { riskFlags } from '@contract/rules/riskFlags';
import { AgreedText } from '@/components/AgreedText/AgreedText';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/domain/RequestChip/RequestChip';
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
      title={data ? m.requestTitle({ number: data.requestNo }) : common.request()}
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
                {m.confirmBankAccount()}
              </Button>
            )}
            <Button size="small" startIcon={<Icon name="print" />} onClick={onPrint}>
              {common.print()}
            </Button>
          </Stack>
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <QueueBody request={data} zone={zone} today={today} />}
      </AsyncBoundary>
      {asking && data?.bankAccount && (
        <ConfirmDialog
          title={m.askConfirmBank({ bank: bankName(data.bankAccount) })}
          action={m.confirmBankAccount()}
          wayOut={common.notNow()}
          onConfirm={() => {
            setAsking(false);
            confirming.start(data.id);
          }}
          onCancel={() => setAsking(false)}
        >
          {m.confirmBankAbout({ holder: data.bankAccount.holderName, signIn: data.submittedBy })}
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
      <RequestStatus name={m.requestTitle({ number: requestNo })} status={requestStatusWords[status]} />
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
            <strong>{m.confirmBankAccount()}:</strong> {bankConfirmation.why}
          </Alert>
        )}
        <Box>
          <RequestChip status={status} />
        </Box>
        <Typography>{m.customerReads({ sentence: requestSentence(request, today) })}</Typography>
      </Stack>
      <Section title={m.whatIsRequested()}>
        <Facts facts={askedFacts(request, zone)} />
      </Section>
      <Section title={m.whoRequested()}>
        <Facts facts={partyFacts(request, zone)} />
      </Section>
      {bankAccount && (
        <Section title={common.bankAccount()}>
          <Facts facts={bankFacts(bankAccount, zone)} />
        </Section>
      )}
      {allocations.length > 0 && (
        <Section title={m.invoices()}>
          <Facts facts={allocations.map(invoiceFact)} />
        </Section>
      )}
      <Section title={m.whatHappened()}>
        <Timeline label={m.stagesOf({ number: requestNo })} stages={stagesOf(request)} zone={zone} />
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
    discountCents !== 0 && m.discountOf({ amount: formatMoney(discountCents) }),
    openCents === null ? m.notInErp() : m.amountOpen({ amount: formatMoney(openCents) }),
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
  const { text, english, version, sha256, acceptedAt, acceptedBy, ip } = authorization;
  return (
    <Section title={m.whatWasAuthorized()}>
      <AgreedText english={english} small>
        {text}
      </AgreedText>
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {m.agreedBy({ who: acceptedBy, when: formatInstant(acceptedAt, zone), ip, version, hash: sha256 })}
      </Typography>
    </Section>
  );
}
