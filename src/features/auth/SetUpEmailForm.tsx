import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { object } from 'yup';
import { email } from '@contract/rules/email';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import type { Step } from '@/session/signIn';
import { AuthHeading } from './AuthHeading';
import { BackLink } from './BackLink';
import { refuseFailed } from './refuseFailed';

interface SetUpEmailFormProps {
  readonly onAnswer: (address: string) => Promise<Step>;
  readonly onBack: () => void;
}

const rules = object({ email: email().required('Enter your email address') });

/** Asks where codes shall go; the pool sends the first one there at once. */
export function SetUpEmailForm({ onAnswer, onBack }: SetUpEmailFormProps) {
  const save = async (values: { email: string }) => refuseFailed(await onAnswer(values.email));
  return (
    <Formik initialValues={{ email: '' }} validationSchema={rules} onSubmit={submitting(save)}>
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading lead="We send a code to this address now, and at each sign-in from now on.">
            Set up codes by email
          </AuthHeading>
          <ErrorSummary fields={['email']} />
          <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            Send a code
          </Button>
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}
