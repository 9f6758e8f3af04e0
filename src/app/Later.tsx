import Button from '@mui/material/Button';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { CallUs } from './CallUs';

interface LaterProps {
  readonly title: string;
  /** What is missing, and what to do meanwhile. */
  readonly children: string;
}

/** An honest page for a screen that is still to come. */
export function Later({ title, children }: LaterProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="This page is still to come"
        action={
          <>
            <Button variant="contained" href="/home">
              Go to home
            </Button>
            <CallUs />
          </>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
