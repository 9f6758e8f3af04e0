import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { object } from 'yup';
import { usPhone } from '@contract/rules/phone';
import { useChangePhone } from '@/data/ownSignIn';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormPhone } from '@/forms/FormPhone';
import { submitting } from '@/forms/submit';
import type { Sent } from '@/session/signIn';
import { refuseFailed } from './refuseFailed';
import type { Ask } from './useSecurity';

interface SecurityPhoneStepProps {
  /** What is on file. */
  readonly number: string | undefined;
  readonly ask: Ask;
  readonly onSent: (sent: Sent) => void;
}

const rules = object({ phone: usPhone().required('Enter your phone number') });

/** Asks for the number that codes shall go to. One that is on file already only gets its code. */
export function SecurityPhoneStep({ number, ask, onSent }: SecurityPhoneStepProps) {
  const changePhone = useChangePhone();
  const send = async ({ phone }: { phone: string }) => {
    if (phone !== number) await changePhone(phone);
    const outcome = await ask((security) => security.sendContactCode('phone'));
    refuseFailed(outcome);
    if (outcome.kind === 'done') onSent(outcome.value);
  };
  return (
    <Formik initialValues={{ phone: number ?? '' }} validationSchema={rules} onSubmit={submitting(send)}>
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <Typography sx={{ color: 'text.secondary' }}>
            We text a code to this number now, and at each sign-in from then on.
          </Typography>
          <ErrorSummary fields={['phone']} />
          <FormPhone name="phone" label="Phone number" />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            Send a code
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
