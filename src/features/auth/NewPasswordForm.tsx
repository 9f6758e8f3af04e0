import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { object } from 'yup';
import { newPassword } from '../../../contract/rules/password';
import { PasswordChecklist } from '../../components/PasswordChecklist/PasswordChecklist';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { FormPassword } from '../../forms/FormPassword';
import { FormTextField } from '../../forms/FormTextField';
import { submitting } from '../../forms/submit';
import type { Step } from '../../session/signIn';
import { AuthHeading } from './AuthHeading';
import { labelOf, ruleOf } from './attributes';
import { refuseFailed } from './refuseFailed';

interface NewPasswordFormProps {
  /** What the user pool wants to know besides, by its own names: 'name', 'phone_number'. */
  readonly missing: readonly string[];
  readonly onSave: (password: string, attributes: Readonly<Record<string, string>>) => Promise<Step>;
  readonly onBack: () => void;
}

/** The first sign-in with a temporary password ends with one of one's own. */
export function NewPasswordForm({ missing, onSave, onBack }: NewPasswordFormProps) {
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
    refuseFailed(await onSave(password, attributes));
  };

  return (
    <Formik initialValues={blank} validationSchema={rules} onSubmit={submitting(save)}>
      {({ values, isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading>Choose a new password</AuthHeading>
          <Typography sx={{ color: 'text.secondary' }}>
            Choose a new password to finish signing in.
          </Typography>
          <ErrorSummary fields={Object.keys(blank)} />
          <FormPassword name="password" label="New password" autoComplete="new-password" />
          <PasswordChecklist password={values['password'] ?? ''} />
          {missing.map((name) => (
            <FormTextField key={name} name={name} label={labelOf(name)} />
          ))}
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            Save and sign in
          </Button>
          <Link
            component="button"
            type="button"
            onClick={onBack}
            sx={{ alignSelf: 'flex-start', minHeight: 44 }}
          >
            Back to sign-in
          </Link>
        </Stack>
      )}
    </Formik>
  );
}
