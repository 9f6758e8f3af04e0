import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { ApiError } from '@contract/problem';
import * as m from '@locales/auth';
import * as common from '@locales/common';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCode } from '@/forms/FormCode';
import { FormPassword } from '@/forms/FormPassword';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';
import { plainWords } from '@/session/errorText';
import type { Proof } from '@/session/proof';
import type { Step } from '@/session/signIn';
import { ways } from '@/session/ways';

interface StepUpDialogProps {
  readonly proof: () => Promise<Pick<Proof, 'begin' | 'answer'>>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

type Code = Extract<Step, { kind: 'code' }>;
type Choice = Extract<Step, { kind: 'chooseMethod' }>;

/** Asks for the password once more, and for a code where the sign-in takes one, by the way that is chosen. */
export function StepUpDialog({ proof, onDone, onCancel }: StepUpDialogProps) {
  const titleId = useId();
  const [asked, setAsked] = useState<Code | Choice>();

  /** @throws ApiError where the step came to nothing */
  async function follow(step: Step): Promise<void> {
    if (step.kind === 'done') return onDone();
    if (step.kind === 'code') return setAsked(step);
    if (step.kind === 'chooseMethod') {
      const [only, ...others] = step.methods;
      if (only === undefined || others.length > 0) return setAsked(step);
      return follow(await (await proof()).answer(only));
    }
    throw new ApiError({
      code: 'forbidden',
      message: step.kind === 'failed' ? plainWords(step.failure) : m.signOutAndIn(),
    });
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onCancel();
      }}
    >
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.isItYou()}
      </DialogTitle>
      <DialogContent>
        {asked?.kind === 'chooseMethod' ? (
          <MethodForm
            methods={asked.methods}
            onAnswer={async (method) => follow(await (await proof()).answer(method))}
            onCancel={onCancel}
          />
        ) : asked ? (
          <CodeForm
            asked={asked}
            onAnswer={async (code) => follow(await (await proof()).answer(code))}
            onCancel={onCancel}
          />
        ) : (
          <PasswordForm
            onAnswer={async (password) => follow(await (await proof()).begin(password))}
            onCancel={onCancel}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface FormProps {
  /** @throws ApiError where the answer came to nothing */
  readonly onAnswer: (answer: string) => Promise<void>;
  readonly onCancel: () => void;
}

function PasswordForm({ onAnswer, onCancel }: FormProps) {
  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={passwordRules}
      onSubmit={submitting(async ({ password }) => onAnswer(password))}
    >
      <Stack component={Form} noValidate spacing={2.5}>
        <Typography>{m.enterPasswordAgain()}</Typography>
        <ErrorSummary fields={['password']} />
        <FormPassword name="password" label={common.password()} autoComplete="current-password" />
        <Buttons onCancel={onCancel} />
      </Stack>
    </Formik>
  );
}

function MethodForm({ methods, onAnswer, onCancel }: FormProps & Pick<Choice, 'methods'>) {
  return (
    <Formik
      initialValues={{ method: methods[0] ?? '' }}
      onSubmit={submitting(async ({ method }) => onAnswer(method))}
    >
      <Stack component={Form} noValidate spacing={2.5}>
        <ErrorSummary fields={['method']} />
        <FormRadioCards
          name="method"
          label={m.howToGetYourCode()}
          choices={methods.map((method) => ways[method])}
        />
        <Buttons onCancel={onCancel} />
      </Stack>
    </Formik>
  );
}

function CodeForm({ asked, onAnswer, onCancel }: FormProps & { readonly asked: Code }) {
  return (
    <Formik
      initialValues={{ code: '' }}
      validationSchema={codeRules}
      onSubmit={submitting(async ({ code }) => onAnswer(code))}
    >
      <Stack component={Form} noValidate spacing={2.5}>
        <Typography>{codeWords(asked)}</Typography>
        <ErrorSummary fields={['code']} />
        <FormCode name="code" label={common.code()} />
        <Buttons onCancel={onCancel} />
      </Stack>
    </Formik>
  );
}

function Buttons({ onCancel }: Pick<StepUpDialogProps, 'onCancel'>) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <FormSubmit sending={m.checking()}>{common.goOn()}</FormSubmit>
      <Button size="large" onClick={onCancel}>
        {common.cancel()}
      </Button>
    </Stack>
  );
}

const passwordRules = object({ password: string().required(m.enterYourPassword) });
const codeRules = object({ code: string().required(m.enterTheCode) });

function codeWords({ by, to }: Code): string {
  if (by === 'totp') return m.newestAppCode();
  return to === undefined ? m.codeSentToYou() : m.codeSentEnterIt({ place: to });
}
