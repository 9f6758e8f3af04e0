import Button from '@mui/material/Button';
import type { Account } from '@contract/accounts/schema';
import { telHref } from '@contract/format/phone';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Icon } from '@/components/Icon/Icon';

interface WelcomeProps {
  readonly branch: Account['branch'] | undefined;
}

/** The first days of a customer who has bought nothing yet. */
export function Welcome({ branch }: WelcomeProps) {
  return (
    <EmptyState
      title="Welcome. Your account is ready."
      variant="sunrise"
      action={
        <>
          <Button variant="contained" href="/my-account/overview">
            See your account
          </Button>
          {branch?.phone && (
            <Button variant="outlined" href={telHref(branch.phone)} startIcon={<Icon name="phone" />}>
              Call {branch.name}
            </Button>
          )}
        </>
      }
    >
      There is nothing on it yet. Invoices show up here the morning after your first delivery or pickup.
    </EmptyState>
  );
}
