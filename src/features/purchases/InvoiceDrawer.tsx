import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Invoice } from '@contract/purchases/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Icon } from '@/components/Icon/Icon';
import type { Loaded } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { InvoiceBody } from './InvoiceBody';
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
  readonly invoice: Loaded<Invoice>;
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
