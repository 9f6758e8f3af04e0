import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef } from 'react';
import { useConfig } from '@/data/config';
import type { Step } from '@/session/signIn';
import { AuthHeading, Notice, SupportPhone } from './AuthHeading';
import { PasswordField, PlainField } from './AuthFields';
import { useSending } from './useSending';
import type { SignInFormState } from './authFormState';

interface SignInFormProps extends Pick<SignInFormState, 'notice' | 'returned'> {
  /** What was typed before. */
  readonly username: string;
  readonly onFirstFocus: () => void;
  readonly onSignIn: (username: string, password: string) => Promise<Step>;
  readonly onForgot: (username: string) => void;
}

/** Name and password. Plain fields, because the page has to stand before anything else has been fetched. */
export function SignInForm(props: SignInFormProps) {
  const { username, notice, returned, onFirstFocus, onSignIn, onForgot } = props;
  const { busy, failure, send } = useSending();
  const password = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const typed = () => name.current?.value ?? '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = password.current!;
    const taken = await send(() => onSignIn(typed(), field.value));
    if (!taken && !busy) field.value = '';
  }

  return (
    <>
      <AuthHeading
        takesFocus={returned && !notice}
        lead="Use the email and password for your grower account."
      >
        Sign in
      </AuthHeading>
      <Box
        component="form"
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, mt: 3 }}
        onSubmit={(event) => void submit(event)}
        onFocus={onFirstFocus}
      >
        {failure && (
          <Notice severity="error" takesFocus>
            {failure}
          </Notice>
        )}
        {notice && !failure && (
          <Notice severity={notice.severity} takesFocus={returned}>
            {notice.words}
          </Notice>
        )}
        <PlainField
          id="username"
          name="username"
          label="Username or email"
          autoComplete="username"
          defaultValue={username}
          inputRef={name}
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' } }}
        />
        <PasswordField inputRef={password} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          Sign in
        </Button>
      </Box>
      <Link
        component="button"
        type="button"
        onClick={() => onForgot(typed())}
        sx={{ alignSelf: 'flex-start', mt: 3, minHeight: 44 }}
      >
        Forgot password?
      </Link>
      <Divider sx={{ my: 2 }} />
      <Help />
    </>
  );
}

/** Where somebody without a sign-in gets one. */
function Help() {
  const { demo } = useConfig();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        New here? Your branch sets up your sign-in.
        <SupportPhone />
      </Typography>
      {demo && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          This is a demo company. Its sign-ins are printed where the portal was started.
        </Typography>
      )}
    </>
  );
}
