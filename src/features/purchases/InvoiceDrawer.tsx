import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Invoice } from '../../../contract/purchases';
import { AsyncBoundary } from '../../components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '../../components/DetailDrawer/DetailDrawer';
import type { Loaded } from '../../data/loaded';
import { requestUrl } from '../../data/requestUrl';
import { InvoiceBody } from './InvoiceBody';
import { docWords, isPayable } from './invoiceSections';

export interface InvoiceDrawerProps {
  /** The invoice that the address names; null keeps the drawer shut. */
  readonly invoiceNo: string | null;
  readonly invoice: Loaded<Invoice>;
  readonly onClose: () => void;
}

/** One invoice whole, beside the list that it was opened from. */
export function InvoiceDrawer({ invoiceNo, invoice, onClose }: InvoiceDrawerProps) {
  const { data, state, problem, retry } = invoice;
  return (
    <DetailDrawer
      open={invoiceNo !== null}
      title={`${data ? docWords[data.docType] : 'Invoice'} ${invoiceNo ?? ''}`}
      onClose={onClose}
      actions={data && <Actions invoice={data} />}
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

function Actions({ invoice }: { readonly invoice: Invoice }) {
  const query = { account: invoice.accountNo, invoice: invoice.invoiceNo };
  return (
    <>
      {isPayable(invoice) && (
        <Button variant="contained" href={requestUrl('/my-account/payments/make-a-payment', { query })}>
          Pay
        </Button>
      )}
      <Button variant="outlined" href={requestUrl('/contact-us', { query: { about: 'invoice', ...query } })}>
        Ask about this invoice
      </Button>
    </>
  );
}

const Waiting = () => (
  <>
    <Skeleton sx={{ width: 96, height: 26 }} />
    <Skeleton variant="rounded" sx={{ height: 180, mt: 2 }} />
    <Skeleton variant="rounded" sx={{ height: 240, mt: 3 }} />
  </>
);
