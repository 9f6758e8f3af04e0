import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
import { planHref, requestHref } from './links';
import type { MoneyAsked } from './moneyRequest';
import { moneyRows } from './moneyLabels';

/** A request that was not taken, or is not known to be; why is told by the portal's alert. */
export interface MoneyFailure {
  readonly became: keyof typeof unsentWords;
  readonly reference?: string;
  /** The form was sent before with other entries: only a new one can go on. */
  readonly spent: boolean;
}

interface MoneyCheckProps {
  readonly asked: MoneyAsked;
  readonly offer: MoneyOffer;
  readonly banks: readonly PaymentOption[];
  readonly sending: boolean;
  readonly failure: MoneyFailure | undefined;
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
          message={failure.spent ? spentWords : unsentWords[failure.became]}
          reference={failure.reference}
        />
      )}
      <ReviewList groups={[{ rows: moneyRows(asked, offer, banks) }]} />
      <Alert severity="info">
        The amount is held as soon as we have your request.
        {asked.deliverymethod === 'checkPickup' &&
          ' We e-mail you when the check is ready. Bring a photo ID.'}
      </Alert>
      <Stack sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
        {failure?.spent ? (
          <Button variant="contained" size="large" onClick={onAnew}>
            Start a new form
          </Button>
        ) : (
          <Button variant="contained" size="large" loading={sending} onClick={() => onSend(false)}>
            Send request
          </Button>
        )}
        <Button size="large" disabled={sending} onClick={onChange}>
          Change
        </Button>
      </Stack>
      {failure && (
        <Typography variant="body2">
          What arrived is among your{' '}
          <Link href="/my-account/payments/payment-requests">payment requests</Link>.
        </Typography>
      )}
      {ask !== undefined && (
        <ConfirmDialog
          title="Send it all the same?"
          action="Send request"
          wayOut="Go back"
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

const spentWords = 'Start a new form if you want to ask for something else.';

const unsentTitles = {
  refused: 'Your request is not sent',
  unknown: 'Your request may not have arrived',
} as const;

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
        lead={{ label: 'Held now', value: formatMoney(request.amountCents) }}
        groups={[{ rows: [{ label: 'Request', value: request.requestNo }, ...rowsOf(request, zone)] }]}
      />
      <Stack data-screen-only sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
        <Button variant="contained" href={requestHref(request.id)}>
          Follow this request
        </Button>
        <Button variant="outlined" href={planHref(savId)}>
          Back to my deposit plan
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
    title="Nothing can be asked for now"
    action={
      <>
        <Button variant="contained" href={planHref(savId)}>
          Back to my deposit plan
        </Button>
        <Button variant="outlined" href="/contact-us?about=deposit">
          Contact us
        </Button>
      </>
    }
  >
    {words}
  </EmptyState>
);
