import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef } from 'react';
import { requestAccessPath } from '@contract/rules/requestAccessPath';
import * as m from '@locales/auth';
import * as shell from '@locales/shell';
import { OtherLanguage } from '@/components/OtherLanguage/OtherLanguage';
import { useConfig } from '@/data/config';
import { chooseLanguage, otherLanguage } from '@/data/language';
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
      <Box sx={{ position: 'relative' }}>
        <AuthHeading takesFocus={returned && !notice} lead={m.signInLead()}>
          {m.signIn()}
        </AuthHeading>
        <LanguageChoice />
      </Box>
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
          label={m.usernameOrEmail()}
          autoComplete="username"
          defaultValue={username}
          inputRef={name}
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' } }}
        />
        <PasswordField inputRef={password} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {m.signIn()}
        </Button>
      </Box>
      <Link
        component="button"
        type="button"
        onClick={() => onForgot(typed())}
        sx={{ alignSelf: 'flex-start', mt: 3, minHeight: 44 }}
      >
        {m.forgotPassword()}
      </Link>
      <Divider sx={{ my: 2 }} />
      <Help />
    </>
  );
}

/** Beside the heading, so that it takes no room of its own. */
const LanguageChoice = () => (
  <Link
    component="button"
    type="button"
    variant="body2"
    onClick={() => chooseLanguage(otherLanguage())}
    sx={{ position: 'absolute', top: 0, right: 0, minHeight: 44 }}
  >
    <OtherLanguage name={shell.otherLanguage()} lang={otherLanguage()} hint={shell.readInOtherLanguage()} />
  </Link>
);

/** Where somebody without a sign-in gets one. */
function Help() {
  const { demo } = useConfig();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.newHere()}
        <SupportPhone />
      </Typography>
      <Link href={requestAccessPath} sx={{ alignSelf: 'flex-start', minHeight: 44, py: 1.25 }}>
        {m.requestAccess()}
      </Link>
      {demo && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {m.demoSignIns()}
        </Typography>
      )}
    </>
  );
}
