import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import * as m from '@locales/payments';
import type { PaymentDetail as Payment } from '@contract/payments/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Icon } from '@/components/Icon/Icon';
import { PaymentDetail } from '@/domain/PaymentDetail/PaymentDetail';
import type { AsyncResult } from '@/data/asyncResult';
import { invoiceHref, requestHref } from './historyList';

interface PaymentDrawerProps {
  readonly paymentNo: string;
  readonly payment: AsyncResult<Payment>;
  /** Who the receipt is from. */
  readonly company: string;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** One payment with what it was applied to, beside the history; printed, it is a receipt. */
export function PaymentDrawer({ paymentNo, payment, company, onPrint, onClose }: PaymentDrawerProps) {
  const { data, state, problem, retry } = payment;
  return (
    <DetailDrawer
      open
      title={m.paymentOf({ paymentNo })}
      onClose={onClose}
      actions={
        data && (
          <Button variant="outlined" startIcon={<Icon name="print" />} onClick={onPrint}>
            {m.printReceipt()}
          </Button>
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: m.paymentFailed(), ...problem }}
        onRetry={retry}
      >
        <Typography variant="body2" sx={onPaperAlone}>
          {m.receivedBy({ company })}
        </Typography>
        {data && (
          <PaymentDetail
            payment={data}
            invoiceHref={(invoiceNo) => invoiceHref(data.accountNo, invoiceNo)}
            requestHref={requestHref}
          />
        )}
      </AsyncBoundary>
    </DetailDrawer>
  );
}

const Waiting = () => (
  <>
    <Skeleton variant="rounded" sx={{ height: 200 }} />
    <Skeleton variant="rounded" sx={{ height: 160, mt: 3 }} />
  </>
);

const onPaperAlone = { display: 'none', '@media print': { display: 'block', mb: 2 } } as const;
