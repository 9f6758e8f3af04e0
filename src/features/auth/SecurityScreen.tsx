import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as m from '@locales/auth';
import * as common from '@locales/common';
import * as shell from '@locales/shell';
import { type Clock, systemClock, zoneHere } from '@/clock';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { inOrder } from '@/components/inOrder';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import type { Security } from '@/session/security';
import { useEmailNews } from '@/data/ownSignIn';
import { useSession } from '@/session/SessionProvider';
import { EmailNewsCard } from './EmailNewsCard';
import { SecurityCard, SecurityPart } from './SecurityCard';
import { SecurityDevices } from './SecurityDevices';
import { SecurityMethods } from './SecurityMethods';
import { type Ask, useAsked, useChange, useSecurity } from './useSecurity';

interface SecurityScreenProps {
  /** Tells when another code may be asked for. */
  readonly clock?: Clock;
  /** The IANA zone in which times are told; the browser's own where nothing is said. */
  readonly zone?: string;
}

/** What the customer can do about their own sign-in. */
export function SecurityScreen({ clock = systemClock, zone = zoneHere() }: SecurityScreenProps) {
  const ask = useSecurity();
  return (
    <>
      <PageHeader title={shell.titleSecurity()} subtitle={m.securityLead()} />
      <Stack spacing={2.5} sx={{ maxWidth: 760, ...inOrder }}>
        <SecurityCard title={common.password()} lead={m.passwordLead()}>
          <Button variant="outlined" href="/login?change=password">
            {m.changePassword()}
          </Button>
        </SecurityCard>
        <SecurityCodes ask={ask} clock={clock} />
        <SecurityDevices ask={ask} zone={zone} />
        <SecurityEverywhere ask={ask} />
        <EmailNewsCard {...useEmailNews()} />
      </Stack>
    </>
  );
}

interface SecurityCodesProps {
  readonly ask: Ask;
  readonly clock: Clock;
}

const readCodes = (security: Security) => security.codes();

/** Whether a sign-in asks for a code besides the password, and how the code comes. */
function SecurityCodes({ ask, clock }: SecurityCodesProps) {
  const { asked, again, retry } = useAsked(ask, readCodes);
  const toast = useToast();

  const changed = (message: string) => {
    toast({ message });
    void again();
  };
  return (
    <SecurityCard title={m.codesAtSignIn()} lead={m.codesLead()}>
      <SecurityPart asked={asked} onRetry={retry} without={m.codesNotOffered()} failed={m.codesNotLoaded()}>
        {(codes) => <SecurityMethods codes={codes} ask={ask} clock={clock} onChanged={changed} />}
      </SecurityPart>
    </SecurityCard>
  );
}

interface SecurityEverywhereProps {
  readonly ask: Ask;
}

/** Ends every sign-in, for somebody who left one behind or lost a phone. */
function SecurityEverywhere({ ask }: SecurityEverywhereProps) {
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
    <SecurityCard title={m.signedInElsewhere()} lead={m.elsewhereLead()}>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {m.signOutEverywhere()}
      </Button>
      {asking && (
        <ConfirmDialog
          title={m.signOutEverywhereQuestion()}
          action={m.signOutEverywhere()}
          destructive
          busy={busy}
          failure={failure}
          onConfirm={() => void signOut()}
          onCancel={leave}
        >
          {m.signOutEverywhereMeans()}
        </ConfirmDialog>
      )}
    </SecurityCard>
  );
}
