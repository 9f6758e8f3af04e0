import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';

/** Nothing was ever paid. */
export const NoPayments = ({ mayPay }: { readonly mayPay: boolean }) => (
  <EmptyState
    title="No payments yet"
    action={
      mayPay && (
        <Button variant="contained" href="/my-account/payments/make-a-payment">
          Make a payment
        </Button>
      )
    }
  >
    This page lists every payment on your account with what it paid. A payment shows up here the morning after
    it is posted.
  </EmptyState>
);
