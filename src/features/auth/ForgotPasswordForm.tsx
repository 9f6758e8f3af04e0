import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import type { Step } from '@/session/signIn';
import { AuthHeading } from './AuthHeading';
import { BackLink } from './BackLink';
import { DemoMailbox } from './DemoMailbox';
import { refuseFailed } from './refuseFailed';

interface ForgotPasswordFormProps {
  /** What was typed at the sign-in. */
  readonly username: string;
  readonly onSend: (username: string) => Promise<Step>;
  readonly onBack: () => void;
}

const rules = object({ username: string().trim().required('Enter your username or email') });

/** Has a code sent to whoever forgot the password. */
export function ForgotPasswordForm({ username, onSend, onBack }: ForgotPasswordFormProps) {
  const save = async (values: { username: string }) => refuseFailed(await onSend(values.username));
  return (
    <Formik initialValues={{ username }} validationSchema={rules} onSubmit={submitting(save)}>
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading lead="We send you a code with which you choose a new one.">
            Forgot your password?
          </AuthHeading>
          <ErrorSummary fields={['username']} />
          <FormTextField
            name="username"
            label="Username or email"
            autoComplete="username"
            inputMode="email"
            slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            Send a code
          </Button>
          <DemoMailbox />
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}
