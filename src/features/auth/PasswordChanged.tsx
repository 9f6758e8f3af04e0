import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PageHeader } from '@/components/PageHeader/PageHeader';

/** What comes of a change of password. */
export function PasswordChanged() {
  return (
    <>
      <PageHeader title="Your password is changed" />
      <Alert severity="success" sx={{ maxWidth: 560 }}>
        Use the new one the next time you sign in. You stay signed in here; your sign-ins on other devices
        have ended.
      </Alert>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 3 }}>
        <Button variant="contained" href="/home">
          Go to home
        </Button>
        <Button variant="outlined" href="/security">
          Back to security
        </Button>
      </Stack>
    </>
  );
}
