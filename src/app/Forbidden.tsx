import Button from '@mui/material/Button';
import * as m from '@locales/shell';
import { CallButton } from '../components/CallButton/CallButton';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { PageHeader } from '../components/PageHeader/PageHeader';
import { useConfig } from '../data/config';

/** For an address that this customer has no permission for. */
export function Forbidden() {
  return (
    <>
      <PageHeader title={m.notInYourAccount()} />
      <EmptyState
        variant="error"
        title={m.cannotOpenPage()}
        action={
          <>
            <Button variant="contained" href="/home">
              {m.goHome()}
            </Button>
            <CallUs />
          </>
        }
      >
        {m.callAboutPage()}
      </EmptyState>
    </>
  );
}

/** The office's number as a button that dials it; nothing where the company gave none. */
function CallUs() {
  const { supportPhone } = useConfig();
  return supportPhone && <CallButton phone={supportPhone} />;
}
