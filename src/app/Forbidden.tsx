import Button from '@mui/material/Button';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { CallUs } from './CallUs';

/** For an address that this customer has no permission for. */
export function Forbidden() {
  return (
    <>
      <PageHeader title="This page isn’t part of your account" />
      <EmptyState
        variant="error"
        title="Nothing for you here"
        action={
          <>
            <Button variant="contained" href="/home">
              Go to home
            </Button>
            <CallUs />
          </>
        }
      >
        Your sign-in does not open this page. If you think that it should, call us and we will look at it with
        you.
      </EmptyState>
    </>
  );
}
