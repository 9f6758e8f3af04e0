import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConfig } from '../../data/config';
import { plainWords } from '../../session/messages';
import type { Step } from '../../session/signIn';
import { PasswordField } from './PasswordField';
import { PlainField } from './PlainField';

interface SignInFormProps {
  readonly ended: boolean;
  readonly onFirstFocus: () => void;
  readonly onSignIn: (username: string, password: string) => Promise<Step>;
  readonly onNewPassword: (missing: readonly string[]) => void;
  readonly onForgot: () => void;
}

/** Name and password. Plain fields, because the page has to stand before anything else has been fetched. */
export function SignInForm({ ended, onFirstFocus, onSignIn, onNewPassword, onForgot }: SignInFormProps) {
  const { supportPhone, demo } = useConfig();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [password, setPassword] = useState('');
  const problem = useRef<HTMLDivElement>(null);

  useEffect(
    function bringTheProblemIntoView() {
      if (failure) problem.current?.focus();
    },
    [failure],
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { value: username } = event.currentTarget.elements.namedItem('username') as HTMLInputElement;
    setBusy(true);
    setFailure(undefined);
    await nextPaint();
    const step = await onSignIn(username, password);
    if (step.kind === 'done') return;
    setBusy(false);
    if (step.kind === 'newPassword') {
      onNewPassword(step.missing);
      return;
    }
    setPassword('');
    setFailure(plainWords(step.failure));
  }

  return (
    <>
      <Typography variant="h1">Sign in</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        Use the email and password for your grower account.
      </Typography>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event) => void submit(event)}
        onFocus={onFirstFocus}
      >
        {failure && (
          <Alert ref={problem} severity="error" tabIndex={-1}>
            {failure}
          </Alert>
        )}
        {ended && !failure && (
          <Alert severity="info">You were signed out because your session ended. Sign in to go on.</Alert>
        )}
        <PlainField
          id="username"
          name="username"
          label="Username or email"
          autoComplete="username"
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' } }}
        />
        <PasswordField value={password} onChange={setPassword} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Sign in
        </Button>
      </Stack>
      <Link
        component="button"
        type="button"
        onClick={onForgot}
        sx={{ alignSelf: 'flex-start', mt: 3, minHeight: 44 }}
      >
        Forgot password?
      </Link>
      <Divider sx={{ my: 2 }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        New here? Your branch sets up your sign-in.{supportPhone && ` Call ${supportPhone}.`}
      </Typography>
      {demo && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          This is a demo company. Its sign-ins are printed where the portal was started.
        </Typography>
      )}
    </>
  );
}

/** Proving a password keeps the page busy for a second, so the button has to show that first. */
const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
