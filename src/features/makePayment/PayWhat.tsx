import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { paymentModeWords, type PaymentMode } from '@contract/requests/labels';
import type { PayableAccount } from '@contract/payable/schema';
import { isUsableCredit } from '@contract/rules/payableLeft';
import { payPlan } from '@contract/rules/payPlan';
import { bookingLeftCents } from '@contract/rules/payProblems';
import { Money } from '@/components/Money/Money';
import { visuallyHidden } from '@/components/visuallyHidden';
import { FormDate } from '@/forms/FormDate';
import { FormMoney } from '@/forms/FormMoney';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormSelect } from '@/forms/FormSelect';
import { fieldId } from '@/forms/useRow';
import { PayDocument } from './PayDocument';
import { asRows, columns } from './payDocumentLabels';
import { choicesOf, type PaymentValues } from './paymentValues';

interface PayWhatProps {
  readonly account: PayableAccount;
  /** The day that the figures on the cards are reckoned for. */
  readonly payDate: string;
}

/** What is paid: one of six ways to say it, and what each of them asks. */
export function PayWhat({ account, payDate }: PayWhatProps) {
  const { values } = useFormikContext<PaymentValues>();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FormRadioCards<PaymentMode>
        name="mode"
        label="How much would you like to pay?"
        choices={choicesFor(account, values.dueBy, payDate)}
      />
      {values.mode === 'dueBy' && <FormDate name="dueBy" label="Due on or before" />}
      {values.mode === 'selected' && <PayDocuments account={account} payDate={payDate} />}
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
  const { documents, statement, bookings, pastDue } = account;
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
                ? `Statement of ${formatDate(statement.statementDate)}, due ${formatDate(statement.dueDate)}`
                : `Nothing is left of the statement of ${formatDate(statement.statementDate)}`,
            aside: totalOf('statement'),
            disabled: statement.leftCents <= 0,
          },
        ]
      : []),
    {
      id: 'dueBy' as const,
      label: paymentModeWords.dueBy,
      description: `All that is due on a day that you choose, or before it${pastDue.payNowCents > 0 ? `. ${formatMoney(pastDue.payNowCents)} is past due` : ''}`,
      aside: totalOf('dueBy'),
      disabled: invoices === 0,
    },
    {
      id: 'payoff' as const,
      label: 'Payoff',
      description: 'All that is open, due or not, less discounts and credits',
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

interface PayDocumentsProps {
  readonly account: PayableAccount;
  readonly payDate: string;
}

/** The open documents of an account, to tick: what each pays, and why less. Rows on a wide page, cards on a phone. */
function PayDocuments({ account, payDate }: PayDocumentsProps) {
  const { values } = useFormikContext<PaymentValues>();
  const plan = payPlan(account, choicesOf(values), payDate);
  const lines = new Map(plan.lines.map((line) => [line.invoiceNo, line]));
  return (
    <Box component="fieldset" sx={frame}>
      <Box component="legend" sx={visuallyHidden}>
        Invoices and credits
      </Box>
      <Box aria-hidden sx={{ ...columns, ...heads }}>
        {['Invoice', 'Due', 'Open', 'Discount', 'Pays'].map((head) => (
          <Typography
            key={head}
            variant="caption"
            sx={{ fontWeight: 650, textAlign: moneyHeads.has(head) ? 'right' : undefined }}
          >
            {head}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {account.documents.map((document, at) => (
          <PayDocument
            key={document.invoiceNo}
            at={at}
            document={document}
            line={lines.get(document.invoiceNo)}
            allowPartial={account.settings.allowPartial}
            plan={plan}
          />
        ))}
      </Box>
    </Box>
  );
}

const moneyHeads: ReadonlySet<string> = new Set(['Open', 'Discount', 'Pays']);

const frame = {
  m: 0,
  p: 0,
  minInlineSize: 0,
  containerType: 'inline-size',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const heads = {
  display: 'none',
  color: 'text.secondary',
  bgcolor: 'surface.subtle',
  px: 2,
  py: 1.25,
  [asRows]: { ...columns[asRows], display: 'grid' },
} as const;
