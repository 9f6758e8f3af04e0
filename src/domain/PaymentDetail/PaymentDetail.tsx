import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { paymentMethodWords, paymentTypeWords } from '@contract/payments/labels';
import type { PaymentDetail as Payment } from '@contract/payments/schema';
import { returnReason } from '@contract/rules/returnCodes';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { type Applied, AppliedTable } from '../../components/AppliedTable/AppliedTable';
import { type Fact, Facts } from '../../components/Facts/Facts';
import { Money } from '../../components/Money/Money';
import { Section } from '../../components/Section/Section';

interface PaymentDetailProps {
  /** The payment with all that it paid. */
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
      <Section title={m.appliedTo()}>
        {applications.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.nothingApplied()}
          </Typography>
        ) : (
          <AppliedTable
            label={m.appliedTo()}
            of={common.document()}
            rows={applications.map(rowOf(invoiceHref))}
          />
        )}
      </Section>
    </>
  );
}

function TakenBack({
  payment: { status, returnCode, reversedOn, reverses },
}: Pick<PaymentDetailProps, 'payment'>) {
  if (status === 'posted') return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {reverses === null
        ? undoneWords[status]({ returnCode, reversedOn })
        : m.reversesPayment({ number: reverses })}
    </Alert>
  );
}

type Undone = Pick<Payment, 'returnCode' | 'reversedOn'>;

const undoneWords = {
  reversed: ({ reversedOn }: Undone) =>
    reversedOn === null ? m.paymentReversed() : m.paymentReversedOn({ date: formatDate(reversedOn) }),
  returned({ returnCode, reversedOn }: Undone) {
    const { words: reason, advice } = returnReason(returnCode);
    return reversedOn === null
      ? m.paymentReturned({ reason, advice })
      : m.paymentReturnedOn({ date: formatDate(reversedOn), reason, advice });
  },
};

function factsOf(payment: Payment, requestHref: PaymentDetailProps['requestHref']): Fact[] {
  const { accountName, accountNo, receivedDate, postingDate, reference, source, type, reversedOn } = payment;
  const { requestId, requestNo } = payment;
  return [
    { label: common.account(), value: common.nameAndNumber({ name: accountName, number: accountNo }) },
    { label: m.received(), value: formatDate(receivedDate) },
    { label: m.posted(), value: formatDate(postingDate) },
    {
      label: m.paidBy(),
      value: [...new Set([paymentMethodWords[payment.method], reference])].filter(Boolean).join(' '),
    },
    ...(source === null ? [] : [{ label: m.paidFrom(), value: source }]),
    ...(requestNo === null
      ? []
      : [{ label: common.request(), value: requestOf(requestId, requestNo, requestHref) }]),
    ...(type === 'regular' ? [] : [{ label: common.type(), value: paymentTypeWords[type] }]),
    { label: common.amount(), value: <Money cents={payment.amountCents} tone="strong" /> },
    ...(reversedOn === null
      ? []
      : [
          {
            label: m.reversed(),
            value: <Money cents={-payment.amountCents} />,
            note: formatDate(reversedOn),
          },
        ]),
    ...amount(m.discountTaken(), payment.discountCents),
    ...amount(m.notAppliedYet(), payment.unappliedCents),
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
    what: invoiceNo === null ? m.onAnotherAccount() : <Link href={hrefOf(invoiceNo)}>{invoiceNo}</Link>,
    on: appliedOn,
    cents: amounts.appliedCents,
    discountCents: amounts.discountCents,
  });
