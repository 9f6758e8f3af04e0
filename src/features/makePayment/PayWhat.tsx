import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { flushSync } from 'react-dom';
import * as common from '@locales/common';
import * as m from '@locales/makePayment';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { paymentModeWords, type PaymentMode } from '@contract/requests/labels';
import type { PayableAccount, PayableBooking } from '@contract/payable/schema';
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
        <FormRadioCards<PaymentMode> name="mode" label={m.howMuch()} choices={choices} />
      ) : (
        <Typography variant="h3" component="h2" sx={{ display: { xs: 'none', '@sm': 'block' } }}>
          {m.chooseInvoices()}
        </Typography>
      )}
      {values.mode === 'dueBy' && <FormDate name="dueBy" label={m.dueOnOrBefore()} />}
      {values.mode === 'selected' && (
        <PayDocuments
          account={account}
          payDate={payDate}
          otherWay={
            !everyWay && (
              <Button size="small" onClick={seeEveryWay} sx={{ minHeight: 44 }}>
                {m.anotherWay()}
              </Button>
            )
          }
        />
      )}
      {values.mode === 'amount' && <FormMoney name="amount" label={common.amount()} hint={m.amountHint()} />}
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
          label={m.booking()}
          empty={m.noBooking()}
          options={bookings.map((booking) => ({
            value: booking.contractNo,
            label: bookingWords(booking),
          }))}
        />
      )}
      <FormMoney name="prepayAmount" label={m.amountToPrepay()} hint={m.prepayAmountHint()} />
    </>
  );
}

function bookingWords(booking: PayableBooking): string {
  const { contractNo, product } = booking;
  const amount = formatMoney(bookingLeftCents(booking));
  return product
    ? m.bookingChoiceOf({ contractNo, product, amount })
    : m.bookingChoice({ contractNo, amount });
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
                ? m.statementLeft({
                    date: formatDate(statement.statementDate),
                    due: formatDate(statement.dueDate),
                  })
                : m.statementPaid({ date: formatDate(statement.statementDate) }),
            aside: totalOf('statement'),
            disabled: statement.leftCents <= 0,
          },
        ]
      : []),
    {
      id: 'dueBy' as const,
      label: paymentModeWords.dueBy,
      description: m.dueByHint(),
      aside: totalOf('dueBy'),
      disabled: invoices === 0,
    },
    {
      id: 'payoff' as const,
      label: m.payoff(),
      description: m.payoffHint(),
      aside: totalOf('payoff'),
      disabled: invoices === 0,
    },
    {
      id: 'selected' as const,
      label: m.chooseInvoices(),
      description:
        credits > 0 ? m.pickInvoicesAndCredits({ invoices, credits }) : m.pickInvoices({ invoices }),
      disabled: documents.length === 0,
    },
    { id: 'amount' as const, label: m.anotherAmount(), description: m.anotherAmountHint() },
    {
      id: 'prepay' as const,
      label: common.prepay(),
      description: bookings.length > 0 ? m.prepayBookingHint() : m.prepayHint(),
    },
  ];
}
