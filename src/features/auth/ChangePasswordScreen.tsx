import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { ApiError } from '@contract/problem';
import { newPassword, passwordRequirements } from '@contract/rules/password';
import * as m from '@locales/auth';
import * as shell from '@locales/shell';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormNewPassword } from '@/forms/FormNewPassword';
import { FormPassword } from '@/forms/FormPassword';
import { submitting } from '@/forms/submit';
import { useSession, useSessionState } from '@/session/SessionProvider';
import type { Step } from '@/session/signIn';
import { UsernameForManagers } from './AuthFields';
import { refuseFailed } from './refuseFailed';

const rules = object({ current: string().required(m.enterCurrentPassword), password: newPassword() });

/** A new password for somebody who knows the old one. */
export function ChangePasswordScreen() {
  const session = useSession();
  const state = useSessionState();
  const [changed, setChanged] = useState(false);
  if (changed) return <PasswordChanged />;

  const save = async ({ current, password }: { current: string; password: string }) => {
    const step = await session.changePassword(current, password);
    if (isWrongPassword(step)) {
      const message = m.notCurrentPassword();
      throw new ApiError({ code: 'invalid', message, fields: { current: message } });
    }
    refuseFailed(step, 'password');
    setChanged(true);
  };

  return (
    <>
      <PageHeader title={m.changePassword()} subtitle={m.endsOtherSignIns()} />
      <Formik
        initialValues={{ current: '', password: '' }}
        validationSchema={rules}
        onSubmit={submitting(save)}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate useFlexGap spacing={2.5} sx={{ maxWidth: 420 }}>
            <UsernameForManagers username={state.status === 'signedIn' ? state.name : ''} />
            <ErrorSummary fields={['current', 'password']} />
            <FormPassword name="current" label={m.currentPassword()} autoComplete="current-password" />
            <FormNewPassword name="password" requirements={passwordRequirements} />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              {m.changePassword()}
            </Button>
          </Stack>
        )}
      </Formik>
    </>
  );
}

/**
 * The pool says it as if somebody signed in, but the name is not in question here; and what it cannot read as a
 * password is not the current one either.
 */
const isWrongPassword = (step: Step): boolean =>
  step.kind === 'failed' &&
  /^Incorrect username or password\.$|value at 'previousPassword'/i.test(step.failure.message);

/** What comes of a change of password. */
function PasswordChanged() {
  return (
    <>
      <PageHeader title={m.passwordChanged()} />
      <Alert severity="success" sx={{ maxWidth: 560 }}>
        {m.useItNextTime()}
      </Alert>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 3 }}>
        <Button variant="contained" href="/home">
          {shell.goHome()}
        </Button>
        <Button variant="outlined" href="/security">
          {m.backToSecurity()}
        </Button>
      </Stack>
    </>
  );
}
