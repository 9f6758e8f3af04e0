import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../../contract/format/date';
import type { LedgerPayment } from '../../../contract/ledger';
import { type Applied, AppliedTable } from '../../components/AppliedTable/AppliedTable';
import { type Fact, Facts } from '../../components/Facts/Facts';
import { Money } from '../../components/Money/Money';
import { requestUrl } from '../../data/requestUrl';

interface PaymentBodyProps {
  readonly payment: LedgerPayment;
}

/** What came, when and how, and what it paid. */
export function PaymentBody({ payment }: PaymentBodyProps) {
  const { status, returnCode, applications } = payment;
  return (
    <>
      {status === 'returned' && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The bank returned this payment{returnCode && ` (${returnCode})`}. What it had paid is open again.
        </Alert>
      )}
      <Facts facts={factsOf(payment)} />
      <Typography component="h3" variant="h4" sx={{ mt: 3, mb: 1 }}>
        Applied to
      </Typography>
      {applications.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing of it is applied to a document.
        </Typography>
      ) : (
        <AppliedTable label="Applied to" of="Document" rows={applications.map(rowOf(payment.accountNo))} />
      )}
    </>
  );
}

function factsOf(payment: LedgerPayment): Fact[] {
  const { accountName, accountNo, receivedDate, postingDate, method, reference, discountCents } = payment;
  return [
    { label: 'Account', value: `${accountName}, ${accountNo}` },
    { label: 'Received', value: formatDate(receivedDate) },
    { label: 'Posted', value: formatDate(postingDate) },
    { label: 'Paid by', value: [...new Set([method, reference])].filter(Boolean).join(' ') },
    { label: 'Amount', value: <Money cents={payment.amountCents} tone="strong" /> },
    ...(discountCents === 0 ? [] : [{ label: 'Discount taken', value: <Money cents={discountCents} /> }]),
    ...(payment.unappliedCents === 0
      ? []
      : [{ label: 'Not applied yet', value: <Money cents={payment.unappliedCents} /> }]),
  ];
}

const rowOf =
  (account: string) =>
  ({ invoiceNo, appliedOn, ...amounts }: LedgerPayment['applications'][number], at: number): Applied => {
    const query = { account, invoice: invoiceNo };
    const what =
      invoiceNo === null ? (
        'Of another account'
      ) : (
        <Link href={requestUrl('/my-account/purchases/purchase-details', { query })}>{invoiceNo}</Link>
      );
    const { appliedCents: cents, discountCents } = amounts;
    return { id: invoiceNo ?? `other-${at}`, what, on: appliedOn, cents, discountCents };
  };
