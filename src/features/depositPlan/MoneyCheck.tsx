import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/depositPlan';
import { texts } from '@locales/language';
import type { MoneyOffer } from '@contract/depositPlan/schema';
import { formatMoney } from '@contract/format/money';
import { requestFacts } from '@contract/requests/facts';
import { unsentWords } from '@contract/requests/labels';
import { requestSentence } from '@contract/requests/sentences';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { RequestDetail } from '@contract/requests/schema';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorPanel } from '@/components/ErrorPanel/ErrorPanel';
import { ReviewList } from '@/components/ReviewList/ReviewList';
import { rich } from '@/components/rich';
import type { UnsentRequest } from '@/data/notifications';
import { planHref, requestHref } from './links';
import { linkTo } from './linkTo';
import type { MoneyAsked } from './moneyRequest';
import { moneyRows } from './moneyLabels';

interface MoneyCheckProps {
  readonly asked: MoneyAsked;
  readonly offer: MoneyOffer;
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

/** All of a request once more before it is sent. */
export function MoneyCheck(props: MoneyCheckProps) {
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
      <ReviewList groups={[{ rows: moneyRows(asked, offer, banks) }]} />
      <Alert severity="info">
        {asked.deliverymethod === 'checkPickup' ? m.weHoldForPickup() : m.weHold()}
      </Alert>
      <Stack sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
        {failure?.spent ? (
          <Button variant="contained" size="large" onClick={onAnew}>
            {m.startNewForm()}
          </Button>
        ) : (
          <Button variant="contained" size="large" loading={sending} onClick={() => onSend(false)}>
            {m.sendRequest()}
          </Button>
        )}
        <Button size="large" disabled={sending} onClick={onChange}>
          {common.change()}
        </Button>
      </Stack>
      {failure && (
        <Typography variant="body2">
          {rich(m.seeRequests(), { link: linkTo('/my-account/payments/payment-requests') })}
        </Typography>
      )}
      {ask !== undefined && (
        <ConfirmDialog
          title={m.sendAnyway()}
          action={m.sendRequest()}
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

const unsentTitles = texts({ refused: m.notSent, unknown: m.mayNotHaveArrived });

interface MoneyDoneProps {
  readonly savId: string;
  readonly request: RequestDetail;
  /** The IANA zone of the company's books. */
  readonly zone: string;
}

/** The amount stands above them. */
const rowsOf = (request: RequestDetail, zone: string) =>
  requestFacts(request, zone).flatMap(({ id, label, value, note }) =>
    id === 'amount' ? [] : [{ label, value: note ? `${value}, ${note}` : value }],
  );

/** A request was taken: its number, and what holds now. */
export function MoneyDone({ savId, request, zone }: MoneyDoneProps) {
  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      <Alert severity="success">{requestSentence(request)}</Alert>
      <ReviewList
        lead={{ label: m.heldNow(), value: formatMoney(request.amountCents) }}
        groups={[{ rows: [{ label: common.request(), value: request.requestNo }, ...rowsOf(request, zone)] }]}
      />
      <Stack data-screen-only sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
        <Button variant="contained" href={requestHref(request.id)}>
          {m.followRequest()}
        </Button>
        <Button variant="outlined" href={planHref(savId)}>
          {m.backToPlan()}
        </Button>
      </Stack>
    </Stack>
  );
}

interface MoneyRefusedProps {
  readonly savId: string;
  /** Why nothing can be asked for, in words. */
  readonly words: string;
}

/** In place of the form where nothing can be asked for now. */
export const MoneyRefused = ({ savId, words }: MoneyRefusedProps) => (
  <EmptyState
    title={m.cantRequest()}
    action={
      <>
        <Button variant="contained" href={planHref(savId)}>
          {m.backToPlan()}
        </Button>
        <Button variant="outlined" href="/contact-us?about=deposit">
          {m.contactUs()}
        </Button>
      </>
    }
  >
    {words}
  </EmptyState>
);
