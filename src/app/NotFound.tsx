import Button from '@mui/material/Button';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { PageHeader } from '../components/PageHeader/PageHeader';

/** For an address that is no page's. */
export function NotFound() {
  return (
    <>
      <PageHeader title="There is no such page" />
      <EmptyState
        variant="error"
        title="This address leads nowhere"
        action={
          <Button variant="contained" href="/home">
            Go to home
          </Button>
        }
      >
        It may have been typed with a mistake, or the page has moved. Everything you have is in the menu.
      </EmptyState>
    </>
  );
}
