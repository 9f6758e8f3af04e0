import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { object } from 'yup';
import { newPassword } from '@contract/rules/password';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormNewPassword } from '@/forms/FormNewPassword';
import { FormPhone } from '@/forms/FormPhone';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import type { Step } from '@/session/signIn';
import { AuthHeading } from './AuthHeading';
import { autoCompleteOf, labelOf, ruleOf } from './attributes';
import { BackLink } from './BackLink';
import { refuseFailed } from './refuseFailed';
import { UsernameForManagers } from './UsernameForManagers';

interface NewPasswordFormProps {
  readonly username: string;
  /** What the user pool wants to know besides, by its own names: 'name', 'phone_number'. */
  readonly missing: readonly string[];
  readonly onSave: (password: string, attributes: Readonly<Record<string, string>>) => Promise<Step>;
  readonly onBack: () => void;
}

/** The first sign-in with a temporary password ends with one of one's own. */
export function NewPasswordForm({ username, missing, onSave, onBack }: NewPasswordFormProps) {
  const rules = object({
    password: newPassword(),
    ...Object.fromEntries(missing.map((name) => [name, ruleOf(name)])),
  });
  const blank: Record<string, string> = {
    password: '',
    ...Object.fromEntries(missing.map((name) => [name, ''])),
  };

  const save = async (values: Record<string, string>) => {
    const { password = '', ...attributes } = rules.cast(values) as Record<string, string>;
    refuseFailed(await onSave(password, attributes), 'password');
  };

  return (
    <Formik initialValues={blank} validationSchema={rules} onSubmit={submitting(save)}>
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading lead="This finishes signing in.">Choose a new password</AuthHeading>
          <ErrorSummary fields={Object.keys(blank)} />
          <UsernameForManagers username={username} />
          <FormNewPassword name="password" />
          {missing.map((name) =>
            name === 'phone_number' ? (
              <FormPhone key={name} name={name} label={labelOf(name)} />
            ) : (
              <FormTextField
                key={name}
                name={name}
                label={labelOf(name)}
                autoComplete={autoCompleteOf(name)}
              />
            ),
          )}
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            Save and sign in
          </Button>
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}
