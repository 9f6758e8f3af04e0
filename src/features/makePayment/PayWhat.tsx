import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { flushSync } from 'react-dom';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { paymentModeWords, type PaymentMode } from '@contract/requests/labels';
import type { PayableAccount } from '@contract/payable/schema';
import { isUsableCredit } from '@contract/rules/payableLeft';
import { payPlan } from '@contract/rules/payPlan';
import { bookingLeftCents } from '@contract/rules/payProblems';
import { Money } from '@/components/Money/Money';
import { FormDate } from '@/forms/FormDate';
import { FormMoney } from '@/forms/FormMoney';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormSelect } from '@/forms/FormSelect';
import { fieldId } from '@/forms/useRow';
import { PayDocuments } from './PayDocuments';
import type { PaymentValues } from './paymentValues';

interface PayWhatProps {
  readonly account: PayableAccount;
  /** The day that the figures on the cards are reckoned for. */
  readonly payDate: string;
  /** Whether every way is shown, or the chosen one alone: whoever came for invoices sees them at once. */
  readonly everyWay: boolean;
  readonly onEveryWay: () => void;
}

/** What is paid: one of six ways to say it, and what each of them asks. */
export function PayWhat({ account, payDate, everyWay, onEveryWay }: PayWhatProps) {
  const { values } = useFormikContext<PaymentValues>();
  const choices = choicesFor(account, values.dueBy, payDate);
  function seeEveryWay() {
    flushSync(onEveryWay);
    // The button that was pressed is gone: the focus goes to what has come for it.
    document
      .getElementById(fieldId('mode'))
      ?.closest('fieldset')
      ?.querySelector<HTMLInputElement>('input:checked')
      ?.focus();
  }
  return (
    <Stack sx={{ gap: { xs: 1.5, '@sm': 2.5 } }}>
      {everyWay ? (
        <FormRadioCards<PaymentMode> name="mode" label="How much would you like to pay?" choices={choices} />
      ) : (
        <Typography variant="h3" component="h2" sx={{ display: { xs: 'none', '@sm': 'block' } }}>
          Choose invoices
        </Typography>
      )}
      {values.mode === 'dueBy' && <FormDate name="dueBy" label="Due on or before" />}
      {values.mode === 'selected' && (
        <PayDocuments
          account={account}
          payDate={payDate}
          otherWay={
            !everyWay && (
              <Button size="small" onClick={seeEveryWay} sx={{ minHeight: 44 }}>
                Another way to pay
              </Button>
            )
          }
        />
      )}
      {values.mode === 'amount' && (
        <FormMoney
          name="amount"
          label="Amount"
          hint="Credits are used first, then the oldest invoices are paid."
        />
      )}
      {values.mode === 'prepay' && <Prepay account={account} />}
      <TotalProblem />
    </Stack>
  );
}

/** What is wrong with no entry alone. Told after a try only: a line that comes while somebody presses moves the page. */
function TotalProblem() {
  const { errors, submitCount } = useFormikContext<PaymentValues>();
  if (submitCount === 0 || typeof errors.rows !== 'string') return null;
  return (
    <Typography id={fieldId('rows')} tabIndex={-1} variant="body2" sx={{ color: 'error.main' }}>
      {errors.rows}
    </Typography>
  );
}

function Prepay({ account: { bookings } }: Pick<PayWhatProps, 'account'>) {
  return (
    <>
      {bookings.length > 0 && (
        <FormSelect
          name="contractNo"
          label="Booking"
          empty="No booking: prepay for anything"
          options={bookings.map((booking) => ({
            value: booking.contractNo,
            label: `${booking.contractNo}${booking.product ? `, ${booking.product}` : ''}: ${formatMoney(bookingLeftCents(booking))} to pay`,
          }))}
        />
      )}
      <FormMoney name="prepayAmount" label="Amount to prepay" hint="What you owe is not changed by it." />
    </>
  );
}

function choicesFor(account: PayableAccount, dueBy: string, payDate: string) {
  const { documents, statement, bookings } = account;
  const totalOf = (mode: PaymentMode) => (
    <Money cents={Math.max(0, payPlan(account, { mode, dueBy }, payDate).totalCents)} />
  );
  const invoices = documents.filter(({ openCents }) => openCents > 0).length;
  const credits = documents.filter((document) => isUsableCredit(document)).length;
  return [
    ...(statement
      ? [
          {
            id: 'statement' as const,
            label: paymentModeWords.statement,
            description:
              statement.leftCents > 0
                ? `What is left of the statement of ${formatDate(statement.statementDate)}, due ${formatDate(statement.dueDate)}`
                : `Nothing is left of the statement of ${formatDate(statement.statementDate)}`,
            aside: totalOf('statement'),
            disabled: statement.leftCents <= 0,
          },
        ]
      : []),
    {
      id: 'dueBy' as const,
      label: paymentModeWords.dueBy,
      description: 'All that is due on a day that you choose, or before it',
      aside: totalOf('dueBy'),
      disabled: invoices === 0,
    },
    {
      id: 'payoff' as const,
      label: 'Payoff',
      description: 'All that you owe, due or not, less discounts and credits',
      aside: totalOf('payoff'),
      disabled: invoices === 0,
    },
    {
      id: 'selected' as const,
      label: 'Choose invoices',
      description: `Pick from ${invoices} open ${invoices === 1 ? 'invoice' : 'invoices'}${credits > 0 ? ` and ${credits} ${credits === 1 ? 'credit' : 'credits'}` : ''}`,
      disabled: documents.length === 0,
    },
    { id: 'amount' as const, label: 'Another amount', description: 'The oldest invoices are paid first' },
    {
      id: 'prepay' as const,
      label: 'Prepay',
      description: bookings.length > 0 ? 'Pay in on a booking, or for anything' : 'Pay ahead, for anything',
    },
  ];
}
