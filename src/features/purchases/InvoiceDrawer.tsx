import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { telHref } from '@contract/format/phone';
import { formatPercent } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Section } from '@/components/Section/Section';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { Deliveries } from './Deliveries';
import { InvoiceAmounts, InvoiceDiscounts, InvoiceShares, InvoiceTaxes, Payments } from './InvoiceDetails';
import { InvoiceLines } from './InvoiceLines';
import { docWords, isPayable } from './invoiceSections';

/** A paper that can be fetched. */
export interface DocumentDownload {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly start: (invoiceNo: string) => void;
}

export interface InvoiceDrawerProps {
  /** The invoice that the address names; null keeps the drawer shut. */
  readonly invoiceNo: string | null;
  readonly invoice: AsyncResult<Invoice>;
  /** The invoice's paper on its way to the browser's downloads. */
  readonly paper: DocumentDownload;
  readonly mayPayOn: (accountNo: string) => boolean;
  readonly onClose: () => void;
}

/** One invoice whole, beside the list that it was opened from. */
export function InvoiceDrawer({ invoiceNo, invoice, paper, mayPayOn, onClose }: InvoiceDrawerProps) {
  const { data, state, problem, retry } = invoice;
  return (
    <DetailDrawer
      open={invoiceNo !== null}
      title={`${data ? docWords[data.docType] : 'Invoice'} ${invoiceNo ?? ''}`}
      onClose={onClose}
      actions={data && <Actions invoice={data} paper={paper} mayPay={mayPayOn(data.accountNo)} />}
    >
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: 'This invoice didn’t load', ...problem }}
        onRetry={retry}
      >
        {data && <InvoiceBody invoice={data} />}
      </AsyncBoundary>
    </DetailDrawer>
  );
}

interface ActionsProps {
  readonly invoice: Invoice;
  readonly paper: DocumentDownload;
  readonly mayPay: boolean;
}

function Actions({ invoice, mayPay, paper: { pending, failed, start } }: ActionsProps) {
  const { accountNo: account, invoiceNo } = invoice;
  const pay = requestUrl('/my-account/payments/make-a-payment', { query: { account, invoice: invoiceNo } });
  const ask = requestUrl('/contact-us', { query: { about: `invoice:${invoiceNo}`, account } });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {mayPay && isPayable(invoice) && (
        <Button variant="contained" href={pay}>
          Pay
        </Button>
      )}
      {invoice.hasDocument && (
        <Button
          variant="outlined"
          startIcon={<Icon name="document" />}
          loading={pending}
          loadingPosition="start"
          onClick={() => start(invoiceNo)}
        >
          Invoice (PDF)
        </Button>
      )}
      <Button variant="outlined" href={ask}>
        Ask about this invoice
      </Button>
      {failed && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', alignSelf: 'center' }}>
          The file didn’t come. Try again.
        </Typography>
      )}
    </Stack>
  );
}

const Waiting = () => (
  <>
    <Skeleton sx={{ width: 96, height: 26 }} />
    <Skeleton variant="rounded" sx={{ height: 180, mt: 2 }} />
    <Skeleton variant="rounded" sx={{ height: 240, mt: 3 }} />
  </>
);

interface InvoiceBodyProps {
  readonly invoice: Invoice;
}

/** From the status down to the payments, in the order in which people ask. */
function InvoiceBody({ invoice }: InvoiceBodyProps) {
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
