import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { newPassword } from '@contract/rules/password';
import type { Clock } from '@/clock';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCode } from '@/forms/FormCode';
import { FormNewPassword } from '@/forms/FormNewPassword';
import { submitting } from '@/forms/submit';
import { fieldId } from '@/forms/useRow';
import type { Sent, Step } from '@/session/signIn';
import { AuthHeading } from './AuthHeading';
import { BackLink } from './BackLink';
import { codeIn } from './code';
import { DemoMailbox } from './DemoMailbox';
import { NoCode } from './NoCode';
import { refuseFailed } from './refuseFailed';
import { SendAgain } from './SendAgain';
import { sentTo } from './sentTo';
import { UsernameForManagers } from './UsernameForManagers';

interface ResetPasswordFormProps {
  readonly username: string;
  readonly sent: Sent;
  readonly clock: Clock;
  readonly onReset: (code: string, password: string) => Promise<Step>;
  readonly onSendAgain: () => Promise<Step>;
  readonly onBack: () => void;
}

const rules = object({
  code: string()
    .transform((typed: string) => codeIn(typed))
    .required('Enter the code')
    .length(6, 'Enter all 6 digits of the code'),
  password: newPassword(),
});

/** A code and a new password in one form: the pool can judge the one only together with the other. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { username, sent, clock, onReset, onSendAgain, onBack } = props;
  const save = async (values: { code: string; password: string }) =>
    refuseFailed(await onReset(codeIn(values.code), values.password), 'code', 'password');

  return (
    <Formik initialValues={{ code: '', password: '' }} validationSchema={rules} onSubmit={submitting(save)}>
      {({ isSubmitting, setFieldValue }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading
            lead={`If the address is known, a code is on its way to ${sentTo(sent.by, sent.to)}. Only the newest one works.`}
          >
            Choose a new password
          </AuthHeading>
          <ErrorSummary fields={['code', 'password']} />
          <UsernameForManagers username={username} />
          <Stack spacing={0.5}>
            <FormCode name="code" label="6-digit code" />
            <DemoMailbox />
            <SendAgain
              clock={clock}
              onSend={onSendAgain}
              onSent={() => {
                void setFieldValue('code', '');
                document.getElementById(fieldId('code'))?.focus();
              }}
            />
          </Stack>
          <FormNewPassword name="password" />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            Save new password
          </Button>
          <NoCode>No code? Look in your spam folder, and check the username that you gave.</NoCode>
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}
