import Button from '@mui/material/Button';
import { CallButton } from '../components/CallButton/CallButton';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { useConfig } from '../data/config';

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

/** The office's number as a button that dials it; nothing where the company gave none. */
function CallUs() {
  const { supportPhone } = useConfig();
  return supportPhone && <CallButton phone={supportPhone} />;
}
