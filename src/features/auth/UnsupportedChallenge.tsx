import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallButton } from '@/components/CallButton/CallButton';
import { useConfig } from '@/data/config';
import { AuthHeading } from './AuthHeading';
import { BackLink } from './BackLink';

interface UnsupportedChallengeProps {
  readonly onBack: () => void;
}

/** The pool asks for something that the portal has no form for: who can help, and the way back. */
export function UnsupportedChallenge({ onBack }: UnsupportedChallengeProps) {
  const { companyName, supportPhone } = useConfig();
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <AuthHeading>This sign-in needs our help</AuthHeading>
      <Typography>
        Your name and password were taken, but your sign-in then asks for a step that this portal does not
        offer. Nothing is wrong with what you typed.
      </Typography>
      <Typography>
        {supportPhone
          ? 'Call us, and we change your sign-in so that you can use the portal.'
          : `Ask ${companyName} to change your sign-in so that you can use the portal.`}
      </Typography>
      {supportPhone && <CallButton phone={supportPhone} variant="contained" size="large" />}
      <BackLink onBack={onBack} />
    </Stack>
  );
}
