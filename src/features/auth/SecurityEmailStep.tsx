import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Sent } from '@/session/signIn';
import { useChange } from './useChange';
import type { Ask } from './useSecurity';

interface SecurityEmailStepProps {
  readonly address: string | undefined;
  readonly ask: Ask;
  readonly onSent: (sent: Sent) => void;
}

/** An address that was never shown to be the customer's own gets a code first. */
export function SecurityEmailStep({ address, ask, onSent }: SecurityEmailStepProps) {
  const { busy, failure, change } = useChange(ask);
  if (!address)
    return <Typography>We have no email address of yours. Call us and we will add it.</Typography>;
  const send = () =>
    change(async (security) => {
      const outcome = await security.sendContactCode('email');
      if (outcome.kind === 'done') onSent(outcome.value);
      return outcome;
    });
  return (
    <Stack spacing={2.5}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        We send a code to {address} now, to make sure that it reaches you.
      </Typography>
      <Button variant="contained" size="large" loading={busy} onClick={() => void send()}>
        Send a code
      </Button>
    </Stack>
  );
}
