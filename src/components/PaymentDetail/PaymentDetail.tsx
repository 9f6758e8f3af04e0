import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { paymentMethodWords, paymentTypeWords } from '@contract/payments/labels';
import type { PaymentDetail as Payment } from '@contract/payments/schema';
import { returnReason } from '@contract/rules/returnCodes';
import { type Applied, AppliedTable } from '../AppliedTable/AppliedTable';
import { type Fact, Facts } from '../Facts/Facts';
import { Money } from '../Money/Money';
import { Section } from '../Section/Section';

interface PaymentDetailProps {
  readonly payment: Payment;
  /** Where an invoice that it paid is shown. */
  readonly invoiceHref: (invoiceNo: string) => string;
  /** Where the request behind it is shown. */
  readonly requestHref: (requestId: string) => string;
}

/** What came, when and how, what it paid, and what took it back. */
export function PaymentDetail({ payment, invoiceHref, requestHref }: PaymentDetailProps) {
  const { applications } = payment;
  return (
    <>
      <TakenBack payment={payment} />
      <Facts facts={factsOf(payment, requestHref)} />
      <Section title="Applied to">
        {applications.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Nothing of it is applied to a document.
          </Typography>
        ) : (
          <AppliedTable label="Applied to" of="Document" rows={applications.map(rowOf(invoiceHref))} />
        )}
      </Section>
    </>
  );
}

function TakenBack({
  payment: { status, returnCode, reversedOn, reverses },
}: Pick<PaymentDetailProps, 'payment'>) {
  if (status === 'posted') return null;
  const day = reversedOn === null ? '' : ` on ${formatDate(reversedOn)}`;
  const { words, advice } = returnReason(returnCode);
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {reverses !== null && `This takes payment ${reverses} back.`}
      {reverses === null && status === 'reversed' && `This payment was taken back${day}.`}
      {reverses === null &&
        status === 'returned' &&
        `The bank returned this payment${day}. ${words} ${advice}`}
      {reverses === null && ' What it had paid is open again.'}
    </Alert>
  );
}

function factsOf(payment: Payment, requestHref: PaymentDetailProps['requestHref']): Fact[] {
  const { accountName, accountNo, receivedDate, postingDate, reference, source, type, reversedOn } = payment;
  const { requestId, requestNo } = payment;
  return [
    { label: 'Account', value: `${accountName}, ${accountNo}` },
    { label: 'Received', value: formatDate(receivedDate) },
    { label: 'Posted', value: formatDate(postingDate) },
    {
      label: 'Paid by',
      value: [...new Set([paymentMethodWords[payment.method], reference])].filter(Boolean).join(' '),
    },
    ...(source === null ? [] : [{ label: 'From', value: source }]),
    ...(requestNo === null
      ? []
      : [{ label: 'Request', value: requestOf(requestId, requestNo, requestHref) }]),
    ...(type === 'regular' ? [] : [{ label: 'Type', value: paymentTypeWords[type] }]),
    { label: 'Amount', value: <Money cents={payment.amountCents} tone="strong" /> },
    ...(reversedOn === null
      ? []
      : [
          {
            label: 'Taken back',
            value: <Money cents={-payment.amountCents} />,
            note: formatDate(reversedOn),
          },
        ]),
    ...amount('Discount taken', payment.discountCents),
    ...amount('Not applied yet', payment.unappliedCents),
  ];
}

const requestOf = (id: string | null, no: string, hrefOf: PaymentDetailProps['requestHref']) =>
  id === null ? no : <Link href={hrefOf(id)}>{no}</Link>;

const amount = (label: string, cents: number): Fact[] =>
  cents === 0 ? [] : [{ label, value: <Money cents={cents} /> }];

const rowOf =
  (hrefOf: PaymentDetailProps['invoiceHref']) =>
  ({ invoiceNo, appliedOn, ...amounts }: Payment['applications'][number], at: number): Applied => ({
    id: invoiceNo ?? `other-${at}`,
    what: invoiceNo === null ? 'Of another account' : <Link href={hrefOf(invoiceNo)}>{invoiceNo}</Link>,
    on: appliedOn,
    cents: amounts.appliedCents,
    discountCents: amounts.discountCents,
  });
