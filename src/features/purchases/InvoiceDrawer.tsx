import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/purchases';
import { formatDate } from '@contract/format/date';
import { telHref } from '@contract/format/phone';
import { formatPercent } from '@contract/format/quantity';
import type { Invoice } from '@contract/purchases/schema';
import { disputeAbout } from '@contract/rules/contactAbout';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Section } from '@/components/Section/Section';
import { StatusChip } from '@/domain/StatusChip/StatusChip';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { Deliveries } from './Deliveries';
import { InvoiceAmounts, InvoiceDiscounts, InvoiceShares, InvoiceTaxes, Payments } from './InvoiceDetails';
import { InvoiceLines } from './InvoiceLines';
import { type InvoiceMessages, OwnInvoiceMessages } from './InvoiceMessages';
import { isPayable } from './invoiceSections';

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
  /** What the customer wrote about it. */
  readonly messages: InvoiceMessages;
  /** What is promised of it, or the way to promise it. */
  readonly promise?: ReactNode;
  /** IANA zone of the customer's own clock. */
  readonly zone: string;
  readonly mayPayOn: (accountNo: string) => boolean;
  readonly onClose: () => void;
}

/** One invoice whole, beside the list that it was opened from. */
export function InvoiceDrawer(props: InvoiceDrawerProps) {
  const { invoiceNo, invoice, paper, messages, promise, zone, mayPayOn, onClose } = props;
  const { data, state, problem, retry } = invoice;
  return (
    <DetailDrawer
      open={invoiceNo !== null}
      title={m.documentTitle({ type: data?.docType ?? 'invoice', number: invoiceNo ?? '' })}
      onClose={onClose}
      actions={data && <Actions invoice={data} paper={paper} mayPay={mayPayOn(data.accountNo)} />}
    >
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: m.invoiceFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <InvoiceBody invoice={data}>
            {promise}
            <OwnInvoiceMessages messages={messages} zone={zone} />
          </InvoiceBody>
        )}
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
  const { accountNo: account, invoiceNo, docType, status } = invoice;
  const pay = requestUrl('/my-account/payments/make-a-payment', { query: { account, invoice: invoiceNo } });
  const about = (what: string) => requestUrl('/contact-us', { query: { about: what, account } });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {mayPay && isPayable(invoice) && (
        <Button variant="contained" href={pay}>
          {m.pay()}
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
          {m.invoicePdf()}
        </Button>
      )}
      <Button variant="outlined" href={about(`invoice:${invoiceNo}`)}>
        {m.askAboutInvoice()}
      </Button>
      {docType !== 'credit' && status !== 'void' && (
        <Button variant="outlined" href={about(disputeAbout(invoiceNo))}>
          {m.disputeInvoice()}
        </Button>
      )}
      {failed && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main', alignSelf: 'center' }}>
          {m.fileFailed()}
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
  /** What is promised of it and was written about it. */
  readonly children: ReactNode;
}

/** From the status down to the payments, in the order in which people ask. */
function InvoiceBody({ invoice, children }: InvoiceBodyProps) {
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <StatusChip status={invoice.status} />
      </Stack>
      {invoice.disputed && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {m.disputedNotice()}
        </Alert>
      )}
      {invoice.deferred && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {m.deferredNotice({ date: formatDate(invoice.dueDate) })}
        </Alert>
      )}
      {children}
      <Facts facts={factsOf(invoice)} />
      <InvoiceAmounts invoice={invoice} />
      <InvoiceDiscounts {...invoice} />
      <InvoiceLines invoice={invoice} />
      <InvoiceTaxes taxes={invoice.taxes} />
      <Payments {...invoice} />
      {invoice.shares && <InvoiceShares shares={invoice.shares} invoiceNo={invoice.invoiceNo} />}
      {invoice.tickets.length > 0 && (
        <Section title={m.deliveries()}>
          <Deliveries label={m.deliveries()} tickets={invoice.tickets} />
        </Section>
      )}
      {invoice.comments && (
        <Section title={common.comments()}>
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
    {
      label: common.account(),
      value: common.nameAndNumber({ name: invoice.accountName, number: invoice.accountNo }),
    },
    { label: m.invoiceDate(), value: formatDate(invoice.invoiceDate) },
    { label: m.due(), value: formatDate(invoice.dueDate) },
    invoice.shipDate !== null && { label: m.shipped(), value: formatDate(invoice.shipDate) },
    {
      label: common.branch(),
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
    invoice.shipTo !== null && { label: m.shipTo(), value: invoice.shipTo },
    invoice.orderNo !== null && { label: m.order(), value: invoice.orderNo },
    invoice.poNo !== null && { label: m.purchaseOrder(), value: invoice.poNo },
    invoice.salesperson !== null && { label: m.soldBy(), value: invoice.salesperson },
    invoice.cropYear !== null && { label: common.cropYear(), value: String(invoice.cropYear) },
    splitPercent !== null && {
      label: m.mySplit(),
      value: m.splitOfDelivery({ percent: formatPercent(splitPercent) }),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
