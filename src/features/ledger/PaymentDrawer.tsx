import Skeleton from '@mui/material/Skeleton';
import type { LedgerPayment } from '../../../contract/ledger';
import { AsyncBoundary } from '../../components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '../../components/DetailDrawer/DetailDrawer';
import type { Loaded } from '../../data/loaded';
import { PaymentBody } from './PaymentBody';

interface PaymentDrawerProps {
  readonly paymentNo: string;
  readonly payment: Loaded<LedgerPayment>;
  readonly onClose: () => void;
}

/** One payment with what it was applied to, beside the ledger. */
export function PaymentDrawer({ paymentNo, payment, onClose }: PaymentDrawerProps) {
  const { data, state, problem, retry } = payment;
  return (
    <DetailDrawer open title={`Payment ${paymentNo}`} onClose={onClose}>
      <AsyncBoundary
        state={state}
        skeleton={<Waiting />}
        error={problem && { title: 'This payment didn’t load', ...problem }}
        onRetry={retry}
      >
        {data && <PaymentBody payment={data} />}
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
