import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/queue';
import { type CalendarDateText, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { requestStatusWord, shortReasonWords, type ShortReason } from '@contract/requests/labels';
import { requestEventWords, requestSentence } from '@contract/requests/sentences';
import type { QueuedDetail } from '@contract/queue/schema';
import { wordsOfMove } from '@contract/requests/officeMoves';
import { openStatuses, problemStatuses } from '@contract/requests/states';
import { changesTold } from '@contract/rules/changedSinceApproval';
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
import { type Possible, possibleNow } from './queueOrders';

export interface QueueDrawerProps extends Pick<QueueBodyProps, 'zone' | 'today'> {
  readonly request: AsyncResult<QueuedDetail>;
  readonly confirming: Confirming;
  /** Whether it is asked before the bank account is confirmed. */
  readonly asksBank: boolean;
  readonly onAskBank: ((asks: boolean) => void) | undefined;
  /** Of a check: the page that goes with it. */
  readonly slip: { readonly pending: boolean; readonly start: (id: string) => void };
  /** Undefined for whoever only looks, as `onAskBank`. */
  readonly onMove: ((possible: Possible) => void) | undefined;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** One request whole, beside the queue that it was opened from. */
export function QueueDrawer(props: QueueDrawerProps) {
  const { request, zone, today, confirming, asksBank, onAskBank, slip, onMove, onPrint, onClose } = props;
  const { data, state, problem, retry } = request;
  return (
    <DetailDrawer
      open
      beside
      title={data ? m.requestTitle({ number: data.requestNo }) : common.request()}
      onClose={onClose}
      actions={
        data && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {onMove && <MoveButtons possible={possibleNow(data)} chosen={1} onMove={onMove} />}
            {onAskBank && data.bankConfirmation?.why === null && (
              <Button
                size="small"
                variant="outlined"
                loading={confirming.pending}
                onClick={() => onAskBank(true)}
              >
                {bankAction(data.bankConfirmation)}
              </Button>
            )}
            {data.flow === 'check' && (
              <Button
                size="small"
                startIcon={<Icon name="download" />}
                loading={slip.pending}
                loadingPosition="start"
                onClick={() => slip.start(data.id)}
              >
                {m.remittanceSlip()}
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
      {onAskBank && asksBank && data?.bankAccount && (
        <ConfirmDialog
          {...questionOf(data, data.bankAccount)}
          wayOut={common.notNow()}
          onConfirm={() => {
            onAskBank(false);
            confirming.start(data.id);
          }}
          onCancel={() => onAskBank(false)}
        >
          {data.bankConfirmation?.blocked
            ? m.unblockAbout({ reason: data.bankAccount.statusReason ?? '' })
            : m.confirmBankAbout({ holder: data.bankAccount.holderName, signIn: data.submittedBy })}
        </ConfirmDialog>
      )}
    </DetailDrawer>
  );
}

type Confirmation = QueuedDetail['bankConfirmation'];

const bankAction = (confirmation: Confirmation): string =>
  confirmation?.blocked ? m.unblockBankAccount() : m.confirmBankAccount();

function questionOf({ bankConfirmation }: QueuedDetail, account: NonNullable<QueuedDetail['bankAccount']>) {
  const bank = bankName(account);
  const title = bankConfirmation?.blocked ? m.askUnblock({ bank }) : m.askConfirmBank({ bank });
  return { title, action: bankAction(bankConfirmation) };
}

interface QueueBodyProps {
  readonly request: QueuedDetail;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  /** Today in the books zone. */
  readonly today: CalendarDateText;
}

/** A request as the office looks at it: what to look at twice first, then what is asked, by whom and from where. */
function QueueBody({ request, zone, today }: QueueBodyProps) {
  const { requestNo, flags, changes, moves, bankAccount, bankConfirmation, allocations } = request;
  const inTheWay = moves.filter(({ why }) => why !== null);
  return (
    <>
      <RequestStatus name={m.requestTitle({ number: requestNo })} status={requestStatusWord(request)} />
      <Stack sx={{ gap: 1 }}>
        {changes.length > 0 && (
          <Alert severity="warning">
            <strong>{m.changedWhat({ what: changesTold(changes) })}</strong> {m.changedAbout()}
          </Alert>
        )}
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
            <strong>{bankAction(bankConfirmation)}:</strong> {bankConfirmation.why}
          </Alert>
        )}
        <Box>
          <RequestChip request={request} />
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

const stagesOf = (request: QueuedDetail) =>
  request.events.map(({ at, actor, event, to, note }, place) => ({
    id: `${place}-${event}`,
    label: requestEventWords({ event, to }, request),
    state: place === request.events.length - 1 ? lastState(to) : ('done' as const),
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
