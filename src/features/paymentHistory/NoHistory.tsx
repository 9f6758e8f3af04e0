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

/** For somebody whose access covers papers: invoices, statements, balances. */
export const PapersOnly = () => (
  <EmptyState
    title="Payments are not part of your access"
    action={
      <Button variant="outlined" href="/my-account/purchases/statements">
        See statements
      </Button>
    }
  >
    Your access to this account covers its papers only. Ask its owner for more, or look at the statements,
    which tell what was paid in each period.
  </EmptyState>
);
