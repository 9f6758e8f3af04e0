import Button from '@mui/material/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';

/** Nothing was ever paid. */
export const NoPayments = () => (
  <EmptyState
    title="No payments yet"
    action={
      <Button variant="contained" href="/my-account/payments/make-a-payment">
        Make a payment
      </Button>
    }
  >
    This page lists every payment on your account with what it paid. A payment shows up here the morning after
    it is posted.
  </EmptyState>
);
