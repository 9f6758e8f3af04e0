import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { telHref } from '@contract/format/phone';
import { formatPercent } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { Section } from '@/components/Section/Section';
import { Deliveries } from './Deliveries';
import { InvoiceAmounts } from './InvoiceAmounts';
import { InvoiceDiscounts } from './InvoiceDiscounts';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceShares } from './InvoiceShares';
import { InvoiceTaxes } from './InvoiceTaxes';
import { Payments } from './Payments';

interface InvoiceBodyProps {
  readonly invoice: Invoice;
}

/** From the status down to the payments, in the order in which people ask. */
export function InvoiceBody({ invoice }: InvoiceBodyProps) {
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <StatusChip status={invoice.status} />
      </Stack>
      {invoice.disputed && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          This invoice is disputed. Our office is looking into it.
        </Alert>
      )}
      {invoice.deferred && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Deferred: it is owed, but not due before {formatDate(invoice.dueDate)}.
        </Alert>
      )}
      <Facts facts={factsOf(invoice)} />
      <InvoiceAmounts invoice={invoice} />
      <InvoiceDiscounts {...invoice} />
      <InvoiceLines invoice={invoice} />
      <InvoiceTaxes taxes={invoice.taxes} />
      <Payments {...invoice} />
      {invoice.shares && <InvoiceShares shares={invoice.shares} invoiceNo={invoice.invoiceNo} />}
      {invoice.tickets.length > 0 && (
        <Section title="Deliveries">
          <Deliveries label="Deliveries" tickets={invoice.tickets} />
        </Section>
      )}
      {invoice.comments && (
        <Section title="Comments">
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {invoice.comments}
          </Typography>
        </Section>
      )}
    </>
  );
}

/** What is not on the invoice is left out. */
function factsOf(invoice: Invoice): Fact[] {
  const { branchName, branchPhone, splitPercent } = invoice;
  const facts: readonly (Fact | false)[] = [
    { label: 'Account', value: `${invoice.accountName}, ${invoice.accountNo}` },
    { label: 'Invoice date', value: formatDate(invoice.invoiceDate) },
    {
      label: 'Due',
      value: formatDate(invoice.dueDate),
      note: invoice.termsCode ? `Terms ${invoice.termsCode}` : undefined,
    },
    invoice.shipDate !== null && { label: 'Shipped', value: formatDate(invoice.shipDate) },
    {
      label: 'Branch',
      value: (
        <>
          {branchName}
          {branchPhone && (
            <>
              {' · '}
              <Link href={telHref(branchPhone)}>{branchPhone}</Link>
            </>
          )}
        </>
      ),
    },
    invoice.shipTo !== null && { label: 'Ship to', value: invoice.shipTo },
    invoice.orderNo !== null && { label: 'Order', value: invoice.orderNo },
    invoice.poNo !== null && { label: 'PO', value: invoice.poNo },
    invoice.salesperson !== null && { label: 'Sold by', value: invoice.salesperson },
    invoice.cropYear !== null && { label: 'Crop year', value: String(invoice.cropYear) },
    splitPercent !== null && { label: 'My split', value: `${formatPercent(splitPercent)} of the delivery` },
  ];
  return facts.filter((fact) => fact !== false);
}
