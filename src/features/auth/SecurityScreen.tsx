import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Clock, systemClock } from '@/clock';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { SecurityCard } from './SecurityCard';
import { SecurityCodes } from './SecurityCodes';
import { SecurityDevices } from './SecurityDevices';
import { SecurityEverywhere } from './SecurityEverywhere';
import { useSecurity } from './useSecurity';

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
      <PageHeader title="Security" subtitle="How you sign in, and where." />
      <Stack spacing={2.5} sx={{ maxWidth: 760 }}>
        <SecurityCard
          title="Password"
          lead="A change ends your sign-ins on other devices. Here you stay signed in."
        >
          <Button variant="outlined" href="/login?change=password">
            Change password
          </Button>
        </SecurityCard>
        <SecurityCodes ask={ask} clock={clock} />
        <SecurityDevices ask={ask} zone={zone} />
        <SecurityEverywhere ask={ask} />
      </Stack>
    </>
  );
}

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
