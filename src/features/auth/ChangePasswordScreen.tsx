import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { newPassword } from '../../../contract/rules/password';
import { Refusal } from '../../../contract/problem';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { PasswordChecklist } from '../../components/PasswordChecklist/PasswordChecklist';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { FormPassword } from '../../forms/FormPassword';
import { submitting } from '../../forms/submit';
import type { Step } from '../../session/signIn';
import { useSession } from '../../session/SessionProvider';
import { PasswordChanged } from './PasswordChanged';
import { refuseFailed } from './refuseFailed';

const rules = object({ current: string().required('Enter your current password'), password: newPassword() });

/** A new password for somebody who knows the old one. */
export function ChangePasswordScreen() {
  const session = useSession();
  const [changed, setChanged] = useState(false);
  if (changed) return <PasswordChanged />;

  const save = async ({ current, password }: { current: string; password: string }) => {
    const step = await session.changePassword(current, password);
    if (isWrongPassword(step)) {
      throw new Refusal({
        code: 'invalid',
        message: 'This is not your current password.',
        fields: { current: 'This is not your current password.' },
      });
    }
    refuseFailed(step);
    setChanged(true);
  };

  return (
    <>
      <PageHeader title="Change password" />
      <Formik
        initialValues={{ current: '', password: '' }}
        validationSchema={rules}
        onSubmit={submitting(save)}
      >
        {({ values, isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2.5} sx={{ maxWidth: 420 }}>
            <ErrorSummary fields={['current', 'password']} />
            <FormPassword name="current" label="Current password" autoComplete="current-password" />
            <FormPassword name="password" label="New password" autoComplete="new-password" />
            <PasswordChecklist password={values.password} />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              Change password
            </Button>
          </Stack>
        )}
      </Formik>
    </>
  );
}

/** The pool says it as if somebody signed in, but the name is not in question here. */
const isWrongPassword = (step: Step): boolean =>
  step.kind === 'failed' && step.failure.message === 'Incorrect username or password.';
