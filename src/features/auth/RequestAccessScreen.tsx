import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { relationshipNames, relationships } from '@contract/rules/accessLevels';
import {
  accessProblems,
  type AccessEntries,
  longestEntry,
  noAccessEntries,
} from '@contract/rules/accessRequest';
import * as m from '@locales/accessRequests';
import * as auth from '@locales/auth';
import * as common from '@locales/common';
import * as shell from '@locales/shell';
import { type Clock, systemClock } from '@/clock';
import { askForAccess } from '@/data/askForAccess';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormPhone } from '@/forms/FormPhone';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { AuthFrame } from './AuthFrame';
import { AuthHeading, SupportPhone } from './AuthHeading';

interface RequestAccessScreenProps {
  /** Tells the year. */
  readonly clock?: Clock;
  readonly onAsk?: typeof askForAccess;
  /** Makes a key for each request: the same again, because no answer came, is asked for once. */
  readonly newKey?: () => string;
}

const randomKey = (): string => crypto.randomUUID();

interface Sent {
  readonly requestNo: string;
  readonly email: string;
}

/** Where somebody without a sign-in asks for one. What it answers is the same whatever the company knows of them. */
export function RequestAccessScreen({
  clock = systemClock,
  onAsk = askForAccess,
  newKey = randomKey,
}: RequestAccessScreenProps) {
  const [sent, setSent] = useState<Sent>();
  const tried = useRef<{ readonly call: string; readonly key: string }>(undefined);

  async function send(entries: AccessEntries): Promise<void> {
    const call = JSON.stringify(entries);
    if (tried.current?.call !== call) tried.current = { call, key: newKey() };
    const { requestNo } = await onAsk(entries, tried.current.key);
    setSent({ requestNo, email: entries.email });
  }

  return (
    <AuthFrame year={clock.now().getFullYear()}>
      {sent ? <Answer {...sent} /> : <Entries onSend={send} />}
    </AuthFrame>
  );
}

const fields = Object.keys(noAccessEntries);
const choices = relationshipNames.map((value) => ({ value, label: relationships[value] }));

interface EntriesProps {
  readonly onSend: (entries: AccessEntries) => Promise<void>;
}

const Entries = ({ onSend }: EntriesProps) => (
  <Formik initialValues={noAccessEntries} validate={accessProblems} onSubmit={submitting(onSend)}>
    <Stack component={Form} noValidate spacing={2.5}>
      <AuthHeading lead={m.lead()} takesFocus={false}>
        {shell.titleRequestAccess()}
      </AuthHeading>
      <ErrorSummary fields={fields} />
      <FormTextField name="accountNo" label={m.accountNo()} hint={m.accountNoHint()} autoComplete="off" />
      <FormTextField name="zip" label={m.zip()} inputMode="numeric" autoComplete="postal-code" />
      <FormTextField name="figure" label={m.figure()} hint={m.figureHint()} autoComplete="off" />
      <FormTextField name="name" label={m.yourName()} autoComplete="name" />
      <FormTextField
        name="email"
        label={common.email()}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <FormPhone name="phone" label={common.phone()} optional />
      <FormSelect
        name="relationship"
        label={m.relation()}
        empty={m.relationEmpty()}
        options={choices}
        optional
      />
      <FormTextArea name="note" label={m.note()} max={longestEntry.note} rows={3} optional />
      <FormSubmit>{m.send()}</FormSubmit>
      <BackToSignIn />
    </Stack>
  </Formik>
);

const BackToSignIn = () => (
  <Link href="/login" sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
    {auth.backToSignIn()}
  </Link>
);

/** What happens next. Only the company's own number: that of a branch would tell that the account is known. */
const Answer = ({ requestNo, email }: Sent) => (
  <Stack spacing={2.5}>
    <AuthHeading>{m.sent()}</AuthHeading>
    <Typography>{m.sentNumber({ number: requestNo })}</Typography>
    <Typography>{m.sentNext()}</Typography>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{m.sentMail({ email })}</Typography>
    <Typography>
      <SupportPhone before={m.sentCall()} />
    </Typography>
    <Button variant="contained" size="large" href="/login">
      {auth.goToSignIn()}
    </Button>
  </Stack>
);
