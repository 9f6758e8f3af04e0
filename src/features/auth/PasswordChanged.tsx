import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { PageHeader } from '../../components/PageHeader/PageHeader';

export function PasswordChanged() {
  return (
    <>
      <PageHeader title="Your password is changed" />
      <Alert severity="success">Use the new one the next time you sign in.</Alert>
      <Button variant="contained" href="/home" sx={{ mt: 3 }}>
        Go to home
      </Button>
    </>
  );
}
