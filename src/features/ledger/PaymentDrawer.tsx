import Skeleton from '@mui/material/Skeleton';
import * as m from '@locales/ledger';
import type { PaymentDetail as Payment } from '@contract/payments/schema';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { PaymentDetail } from '@/domain/PaymentDetail/PaymentDetail';
import type { AsyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { invoiceHref } from './ledgerList';

interface PaymentDrawerProps {
  readonly paymentNo: string;
  readonly payment: AsyncResult<Payment>;
  readonly onClose: () => void;
}

/** One payment with what it was applied to, beside the ledger. */
export function PaymentDrawer({ paymentNo, payment, onClose }: PaymentDrawerProps) {
  const { data, state, problem, retry } = payment;
  return (
    <DetailDrawer open title={m.paymentNumber({ number: paymentNo })} onClose={onClose}>
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: m.paymentFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <PaymentDetail
            payment={data}
            invoiceHref={(invoiceNo) => invoiceHref({ invoiceNo, accountNo: data.accountNo })}
            requestHref={requestHref}
          />
        )}
      </AsyncBoundary>
    </DetailDrawer>
  );
}

const requestHref = (request: string) =>
  requestUrl('/my-account/payments/payment-requests', { query: { request } });

const Waiting = () => (
  <>
    <Skeleton variant="rounded" sx={{ height: 200 }} />
    <Skeleton variant="rounded" sx={{ height: 160, mt: 3 }} />
  </>
);
