import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { object, string, type StringSchema } from 'yup';
import { newPassword, passwordRequirements } from '@contract/rules/password';
import { usPhone } from '@contract/rules/phone';
import * as m from '@locales/auth';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import type { Clock } from '@/clock';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCode } from '@/forms/FormCode';
import { FormNewPassword } from '@/forms/FormNewPassword';
import { FormPhone } from '@/forms/FormPhone';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { fieldId } from '@/forms/useRow';
import type { Sent, Step } from '@/session/signIn';
import { UsernameForManagers } from './AuthFields';
import { AuthHeading, BackLink } from './AuthHeading';
import { CODE_LENGTH, codeIn, sentTo } from './code';
import { DemoMailbox, NoCode, SendAgain } from './CodeHelp';
import { refuseFailed } from './refuseFailed';

interface ForgotPasswordFormProps {
  /** What was typed at the sign-in. */
  readonly username: string;
  readonly onSend: (username: string) => Promise<Step>;
  readonly onBack: () => void;
}

const usernameRules = object({ username: string().trim().required(m.enterUsernameOrEmail) });

/** Has a code sent to whoever forgot the password. */
export function ForgotPasswordForm({ username, onSend, onBack }: ForgotPasswordFormProps) {
  const save = async (values: { username: string }) => refuseFailed(await onSend(values.username));
  return (
    <Formik initialValues={{ username }} validationSchema={usernameRules} onSubmit={submitting(save)}>
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading lead={m.codeForNewPassword()}>{m.forgotYourPassword()}</AuthHeading>
          <ErrorSummary fields={['username']} />
          <FormTextField
            name="username"
            label={m.usernameOrEmail()}
            autoComplete="username"
            inputMode="email"
            slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {m.sendCode()}
          </Button>
          <DemoMailbox />
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}

interface ResetPasswordFormProps {
  readonly username: string;
  readonly sent: Sent;
  readonly clock: Clock;
  readonly onReset: (code: string, password: string) => Promise<Step>;
  readonly onSendAgain: () => Promise<Step>;
  readonly onBack: () => void;
}

const codeRules = object({
  code: string()
    .transform((typed: string) => codeIn(typed))
    .required(m.enterTheCode)
    .length(CODE_LENGTH, () => m.codeIncomplete({ digits: CODE_LENGTH })),
  password: newPassword(),
});

/** A code and a new password in one form: the pool can judge the one only together with the other. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { username, sent, clock, onReset, onSendAgain, onBack } = props;
  const save = async (values: { code: string; password: string }) =>
    refuseFailed(await onReset(codeIn(values.code), values.password), 'code', 'password');

  return (
    <Formik
      initialValues={{ code: '', password: '' }}
      validationSchema={codeRules}
      onSubmit={submitting(save)}
    >
      {({ isSubmitting, setFieldValue }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading lead={m.codeSentIfKnown({ place: sentTo(sent.by, sent.to) })}>
            {m.chooseNewPassword()}
          </AuthHeading>
          <ErrorSummary fields={['code', 'password']} />
          <UsernameForManagers username={username} />
          <Stack spacing={0.5}>
            <FormCode name="code" label={m.codeLabel({ digits: CODE_LENGTH })} />
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
          <FormNewPassword name="password" requirements={passwordRequirements} />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {m.saveNewPassword()}
          </Button>
          <NoCode>{m.noCodeCheckUsername()}</NoCode>
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}

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
          <AuthHeading lead={m.finishesSigningIn()}>{m.chooseNewPassword()}</AuthHeading>
          <ErrorSummary fields={Object.keys(blank)} />
          <UsernameForManagers username={username} />
          <FormNewPassword name="password" requirements={passwordRequirements} />
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
            {m.saveAndSignIn()}
          </Button>
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}

const labels: Readonly<Record<string, string>> = texts({
  name: m.fullName,
  given_name: m.firstName,
  family_name: m.lastName,
  email: common.email,
  phone_number: m.phoneNumber,
});

const demands: Readonly<Record<string, string>> = texts({
  name: m.enterFullName,
  given_name: m.enterFirstName,
  family_name: m.enterLastName,
  email: m.enterYourEmail,
  phone_number: m.enterPhoneNumber,
});

const autoCompletes: Readonly<Record<string, string>> = {
  name: 'name',
  given_name: 'given-name',
  family_name: 'family-name',
  email: 'email',
  phone_number: 'tel',
};

/** What the browser may fill in for an attribute. */
const autoCompleteOf = (attribute: string): string | undefined => autoCompletes[attribute];

/** What a field for an attribute of the user pool is called. */
const labelOf = (attribute: string): string =>
  labels[attribute] ?? attribute.replace(/^custom:/, '').replace(/_/g, ' ');

/** Every attribute that the pool asks for has to be filled in. */
function ruleOf(attribute: string): StringSchema {
  const required = demands[attribute] ?? m.enterAttribute({ attribute: labelOf(attribute) });
  return (attribute === 'phone_number' ? usPhone() : string().trim()).required(required);
}
