import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { type FormEvent, useState } from 'react';
import { object } from 'yup';
import { email } from '@contract/rules/email';
import * as m from '@locales/auth';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import type { Clock } from '@/clock';
import { CallButton } from '@/components/CallButton/CallButton';
import { ChoiceCards } from '@/components/ChoiceCards/ChoiceCards';
import { useConfig } from '@/data/config';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import type { CodeMethod, Step } from '@/session/signIn';
import { ways } from '@/session/ways';
import { AuthHeading, BackLink, Notice } from './AuthHeading';
import { sentTo } from './code';
import { CodeEntry } from './CodeEntry';
import { DemoMailbox, NoCode, SendAgain } from './CodeHelp';
import { refuseFailed } from './refuseFailed';
import { TotpSecret } from './TotpSecret';
import { useSending } from './useSending';

interface CodeFormProps {
  readonly by: CodeMethod;
  /** The masked address. */
  readonly to: string | undefined;
  /** The time for the code before had run out. */
  readonly again?: boolean;
  readonly clock: Clock;
  /** Whether this device can be spared the next code. */
  readonly canRemember: boolean;
  readonly onAnswer: (code: string, choice: { readonly remember: boolean }) => Promise<Step>;
  readonly onSendAgain: () => Promise<Step>;
  readonly onBack: () => void;
}

/** The second proof of a sign-in: a code from a letter, a message or an app. */
export function CodeForm(props: CodeFormProps) {
  const { by, to, again = false, clock, canRemember, onAnswer, onSendAgain, onBack } = props;
  const { companyName } = useConfig();
  const lead =
    by === 'totp' ? m.codeInApp({ company: companyName }) : m.codeSentTo({ place: sentTo(by, to) });
  const [remember, setRemember] = useState(false);
  const [codes, setCodes] = useState(1);
  return (
    <Stack spacing={2.5}>
      <AuthHeading takesFocus={false} lead={lead} leadId={leadId}>
        {m.enterYourCode()}
      </AuthHeading>
      {again && (
        <Notice severity="info" takesFocus={false}>
          {m.codeRanOut()}
        </Notice>
      )}
      {/* Another code, another form: emptied, and with the focus in it. */}
      <CodeEntry
        key={codes}
        takesFocus
        action={m.signIn()}
        describedBy={leadId}
        onAnswer={(code) => onAnswer(code, { remember })}
      >
        {canRemember && (
          // A stack would take away the margin with which the box stands flush.
          <Box>
            <FormControlLabel
              control={<Checkbox checked={remember} onChange={(_, checked) => setRemember(checked)} />}
              label={m.rememberDevice()}
            />
          </Box>
        )}
      </CodeEntry>
      <Stack spacing={1}>
        {by !== 'totp' && (
          <>
            <DemoMailbox />
            <SendAgain clock={clock} onSend={onSendAgain} onSent={() => setCodes(codes + 1)} />
          </>
        )}
        <NoCode>{whereToLook[by]}</NoCode>
      </Stack>
      <BackLink onBack={onBack} />
    </Stack>
  );
}

const leadId = 'code-lead';

const whereToLook: Readonly<Record<CodeMethod, string>> = texts({
  sms: m.smsTakesAMinute,
  email: m.lookInSpam,
  totp: m.appEvery30Seconds,
});

interface ChooseMethodFormProps {
  /** A code is asked for now, or a way to get codes is set up for the first time. */
  readonly purpose: 'code' | 'setUp';
  readonly methods: readonly CodeMethod[];
  readonly onChoose: (method: CodeMethod) => Promise<Step>;
  readonly onBack: () => void;
}

/** Which of several ways a code shall take. The first is chosen already: most people only go on. */
export function ChooseMethodForm({ purpose, methods, onChoose, onBack }: ChooseMethodFormProps) {
  const [chosen, setChosen] = useState(methods[0]);
  const { busy, failure, send } = useSending();
  const { heading, lead, question } = words[purpose];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) void send(() => onChoose(chosen));
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      <AuthHeading lead={lead}>{heading}</AuthHeading>
      {failure && (
        <Notice severity="error" takesFocus>
          {failure}
        </Notice>
      )}
      <ChoiceCards
        label={question}
        choices={methods.map((method) => ways[method])}
        selected={chosen}
        onSelect={setChosen}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {common.goOn()}
      </Button>
      <BackLink onBack={onBack} />
    </Stack>
  );
}

const words = {
  code: texts({ heading: m.getYourCode, lead: m.passwordAndCode, question: m.howToGetIt }),
  setUp: texts({
    heading: m.protectSignIn,
    lead: m.passwordAndCodeFromNow,
    question: m.howToGetCodes,
  }),
} as const;

interface SetUpTotpFormProps {
  readonly secret: string;
  readonly uri: string;
  /** The time for the key before had run out. */
  readonly again?: boolean;
  readonly onAnswer: (code: string) => Promise<Step>;
  readonly onBack: () => void;
}

/** Makes an authenticator app known, which proves itself with its first code. */
export function SetUpTotpForm({ secret, uri, again = false, onAnswer, onBack }: SetUpTotpFormProps) {
  return (
    <Stack spacing={2.5}>
      <AuthHeading>{m.setUpYourApp()}</AuthHeading>
      {again && (
        <Notice severity="info" takesFocus={false}>
          {m.newKey()}
        </Notice>
      )}
      <Box component="ol" sx={{ m: 0, pl: 3, color: 'text.secondary', '& li + li': { mt: 0.5 } }}>
        <li>{m.getAnApp()}</li>
        <li>{m.scanPicture()}</li>
        <li id="totp-first-code">{m.enterAppCode()}</li>
      </Box>
      <TotpSecret secret={secret} uri={uri} />
      <CodeEntry action={m.finishAndSignIn()} describedBy="totp-first-code" onAnswer={onAnswer} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {m.appFromNow()}
      </Typography>
      <BackLink onBack={onBack} />
    </Stack>
  );
}

interface SetUpEmailFormProps {
  readonly onAnswer: (address: string) => Promise<Step>;
  readonly onBack: () => void;
}

const rules = object({ email: email().required(m.enterYourEmail) });

/** Asks where codes shall go; the pool sends the first one there at once. */
export function SetUpEmailForm({ onAnswer, onBack }: SetUpEmailFormProps) {
  const save = async (values: { email: string }) => refuseFailed(await onAnswer(values.email));
  return (
    <Formik initialValues={{ email: '' }} validationSchema={rules} onSubmit={submitting(save)}>
      {({ isSubmitting }) => (
        <Stack component={Form} noValidate spacing={2.5}>
          <AuthHeading lead={m.codeToThisAddress()}>{m.setUpEmail()}</AuthHeading>
          <ErrorSummary fields={['email']} />
          <FormTextField
            name="email"
            label={common.email()}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {m.sendCode()}
          </Button>
          <BackLink onBack={onBack} />
        </Stack>
      )}
    </Formik>
  );
}

interface UnsupportedChallengeProps {
  readonly onBack: () => void;
}

/** The pool asks for something that the portal has no form for: who can help, and the way back. */
export function UnsupportedChallenge({ onBack }: UnsupportedChallengeProps) {
  const { companyName, supportPhone } = useConfig();
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <AuthHeading>{m.signInNeedsHelp()}</AuthHeading>
      <Typography>{m.stepNotOffered()}</Typography>
      <Typography>{supportPhone ? m.callToChange() : m.askToChange({ company: companyName })}</Typography>
      {supportPhone && <CallButton phone={supportPhone} variant="contained" size="large" />}
      <BackLink onBack={onBack} />
    </Stack>
  );
}
