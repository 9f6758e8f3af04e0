import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/refunds';
import { formatMoney } from '@contract/format/money';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { RefundOffer } from '@contract/refunds/schema';
import { requestFacts } from '@contract/requests/facts';
import { deliveryWords, unsentWords } from '@contract/requests/labels';
import { requestSentence } from '@contract/requests/sentences';
import type { RequestDetail } from '@contract/requests/schema';
import { bankWords } from '@contract/rules/creditedBanks';
import type { RefundSum } from '@contract/rules/refund';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { ReviewList, type ReviewRow } from '@/components/ReviewList/ReviewList';
import type { UnsentRequest } from '@/data/notifications';
import { overviewHref, type RefundAsked, requestHref } from './refundValues';

/** How what can be refunded is made up: credits, and what is taken off them. */
export function RefundMadeUp({ sum }: { readonly sum: RefundSum }) {
  const less = (label: string, cents: number): Fact[] =>
    cents === 0 ? [] : [{ label, value: <Money cents={cents} /> }];
  return (
    <Card component="section" aria-label={m.madeUp()} sx={{ p: { xs: 2, '@sm': 3 }, maxWidth: 560 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {m.madeUp()}
      </Typography>
      <Facts
        facts={[
          ...less(m.memos(), sum.memoCents),
          ...less(m.unapplied(), sum.unappliedCents),
          ...less(m.lessOwed(), sum.owedCents),
          ...less(m.lessNotInvoiced(), sum.notInvoicedCents),
          ...less(m.lessUsed(), sum.usedCents),
          ...less(m.lessRefunds(), sum.refundsCents),
          ...less(m.lessUncleared(), sum.unclearedCents),
          { label: m.canBeRefunded(), value: <Money cents={sum.refundableCents} tone="strong" /> },
        ]}
      />
    </Card>
  );
}

interface RefundCheckProps {
  readonly asked: RefundAsked;
  readonly offer: RefundOffer;
  readonly banks: readonly PaymentOption[];
  readonly sending: boolean;
  readonly failure: UnsentRequest | undefined;
  /** What the server wants to be told again before it goes on. */
  readonly ask: string | undefined;
  readonly onSend: (confirmed: boolean) => void;
  readonly onChange: () => void;
  readonly onUnask: () => void;
  readonly onAnew: () => void;
}

const unsentTitles = texts({ refused: m.notSent, unknown: m.mayNotHaveArrived });

/** All of a refund once more before it is sent. */
export function RefundCheck(props: RefundCheckProps) {
  const { asked, offer, banks, sending, failure, ask, onSend, onChange, onUnask, onAnew } = props;
  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      {failure && (
        <ErrorPanel
          title={unsentTitles[failure.became]}
          message={failure.spent ? m.startNewFormText() : unsentWords[failure.became]}
          reference={failure.reference}
        />
      )}
      <ReviewList
        groups={[{ rows: checkRows(asked, offer, banks) }]}
        total={{ label: common.amount(), value: formatMoney(asked.amount as number) }}
      />
      <Alert severity="info">{m.officeChecks()}</Alert>
      <Stack sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
        {failure?.spent ? (
          <Button variant="contained" size="large" onClick={onAnew}>
            {m.startNewForm()}
          </Button>
        ) : (
          <Button variant="contained" size="large" loading={sending} onClick={() => onSend(false)}>
            {m.send()}
          </Button>
        )}
        <Button size="large" disabled={sending} onClick={onChange}>
          {common.change()}
        </Button>
      </Stack>
      {ask !== undefined && (
        <ConfirmDialog
          title={m.sendAnyway()}
          action={m.send()}
          wayOut={m.goBack()}
          busy={sending}
          onConfirm={() => onSend(true)}
          onCancel={onUnask}
        >
          {ask}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function checkRows(asked: RefundAsked, offer: RefundOffer, banks: readonly PaymentOption[]): ReviewRow[] {
  const { accountNo, accountName, payee, address } = offer;
  const { deliverymethod: method, paymentoption, comments } = asked;
  const bank = banks.find(({ id }) => id === paymentoption);
  return [
    { label: common.account(), value: common.nameAndNumber({ name: accountName, number: accountNo }) },
    { label: m.how(), value: method && deliveryWords[method] },
    method === 'ach'
      ? { label: m.to(), value: bank ? bankWords(bank) : '' }
      : { label: m.madeOutTo(), value: [payee, ...address].join(', ') },
    ...(comments.trim() === '' ? [] : [{ label: common.comments(), value: comments.trim() }]),
  ];
}

interface RefundSentProps {
  readonly request: RequestDetail;
  /** The IANA zone of the company's books. */
  readonly zone: string;
}

/** A refund was asked for: its number, and what comes next. */
export function RefundSent({ request, zone }: RefundSentProps) {
  const rows = requestFacts(request, zone).flatMap(({ id, label, value, note }) =>
    id === 'amount' ? [] : [{ label, value: note ? `${value}, ${note}` : value }],
  );
  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      <Alert severity={request.status === 'submitted' ? 'success' : 'info'}>{requestSentence(request)}</Alert>
      <ReviewList
        lead={{ label: common.amount(), value: formatMoney(request.amountCents) }}
        groups={[{ rows: [{ label: common.request(), value: request.requestNo }, ...rows] }]}
      />
      {request.status === 'submitted' && <Typography>{m.whatComesNext()}</Typography>}
      <Stack data-screen-only sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
        <Button variant="contained" href={requestHref(request.id)}>
          {m.followRequest()}
        </Button>
        <Button variant="outlined" href={overviewHref(request.accountNo)}>
          {m.backToAccount()}
        </Button>
      </Stack>
    </Stack>
  );
}
