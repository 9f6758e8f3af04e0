import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatQuantity } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';
import { type Applied, AppliedTable } from '@/components/AppliedTable/AppliedTable';
import { Section } from '@/components/Section/Section';
import { requestUrl } from '@/data/requestUrl';

type PaymentsProps = Pick<Invoice, 'applications' | 'prepayUses' | 'accountNo'>;

/** What has been paid on the invoice, by money or by prepay. */
export function Payments({ applications, prepayUses, accountNo }: PaymentsProps) {
  return (
    <Section title="Payments and prepay">
      {applications.length + prepayUses.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing has been applied to this invoice yet.
        </Typography>
      ) : (
        <AppliedTable
          label="Payments and prepay"
          of="Payment"
          rows={[...applications.map(paid), ...prepayUses.map(prepaid(accountNo))]}
        />
      )}
    </Section>
  );
}

const paid = (application: Invoice['applications'][number]): Applied => {
  const { paymentNo, appliedOn, method, reference, appliedCents, discountCents } = application;
  const what = [capitalised(method), reference].filter(Boolean).join(' ');
  return { id: paymentNo, what, note: paymentNo, on: appliedOn, cents: appliedCents, discountCents };
};

const prepaid =
  (account: string) =>
  ({ usageId, contractNo, usedOn, quantity, unit, cents }: Invoice['prepayUses'][number]): Applied => {
    const query = { account, contract: contractNo };
    return {
      id: usageId,
      what: (
        <Link href={requestUrl('/my-account/purchases/prepay-open-details', { query })}>
          Prepay {contractNo}
        </Link>
      ),
      note: quantity && formatQuantity(quantity, unit),
      on: usedOn,
      cents,
    };
  };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
