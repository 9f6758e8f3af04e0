import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useConfig } from '../../data/config';
import { AuthHeading } from './AuthHeading';

interface ForgotPasswordProps {
  readonly onBack: () => void;
}

/** What to do about a forgotten password, as long as the portal cannot send a code. */
export function ForgotPassword({ onBack }: ForgotPasswordProps) {
  const { supportPhone } = useConfig();
  return (
    <>
      <AuthHeading>Forgot your password?</AuthHeading>
      <Typography sx={{ mt: 1.5, mb: 3 }}>
        The portal cannot reset a password by itself yet. Call us, and we will give you a temporary one that
        you change when you sign in.
      </Typography>
      {supportPhone && (
        <Button variant="contained" size="large" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>
          Call {supportPhone}
        </Button>
      )}
      <Link
        component="button"
        type="button"
        onClick={onBack}
        sx={{ alignSelf: 'flex-start', mt: 3, minHeight: 44 }}
      >
        Back to sign-in
      </Link>
    </>
  );
}
