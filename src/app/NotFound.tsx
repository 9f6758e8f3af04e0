import Button from '@mui/material/Button';
import * as m from '@locales/shell';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { PageHeader } from '../components/PageHeader/PageHeader';

/** For an address that is no page's. */
export function NotFound() {
  return (
    <>
      <PageHeader title={m.noSuchPage()} />
      <EmptyState
        variant="error"
        title={m.addressLeadsNowhere()}
        action={
          <Button variant="contained" href="/home">
            {m.goHome()}
          </Button>
        }
      >
        {m.addressMayBeWrong()}
      </EmptyState>
    </>
  );
}
