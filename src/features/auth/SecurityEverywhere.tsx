import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { useSession } from '@/session/SessionProvider';
import { SecurityCard } from './SecurityCard';
import { useChange } from './useChange';
import type { Ask } from './useSecurity';

interface SecurityEverywhereProps {
  readonly ask: Ask;
}

/** Ends every sign-in, for somebody who left one behind or lost a phone. */
export function SecurityEverywhere({ ask }: SecurityEverywhereProps) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const { busy, failure, change, forget } = useChange(ask);

  const signOut = async () => {
    if (await change((security) => security.signOutEverywhere())) session.signOut('everywhere');
  };
  const leave = () => {
    setAsking(false);
    forget();
  };
  return (
    <SecurityCard
      title="Signed in elsewhere"
      lead="Left the portal open on another computer, or lost a phone? End every sign-in at once."
    >
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {asking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          action="Sign out everywhere"
          destructive
          busy={busy}
          failure={failure}
          onConfirm={() => void signOut()}
          onCancel={leave}
        >
          You are signed out here and on every other device, and sign in again where you need to. A page that
          is open elsewhere ends within the hour.
        </ConfirmDialog>
      )}
    </SecurityCard>
  );
}
