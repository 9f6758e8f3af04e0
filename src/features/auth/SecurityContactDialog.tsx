import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { usPhone } from '@contract/rules/phone';
import * as m from '@locales/auth';
import type { Clock } from '@/clock';
import { useChangePhone } from '@/data/ownSignIn';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormPhone } from '@/forms/FormPhone';
import { submitting } from '@/forms/submit';
import type { ContactKind, Outcome } from '@/session/security';
import type { Sent, Step } from '@/session/signIn';
import { ways } from '@/session/ways';
import { sentTo } from './code';
import { switchedOn } from './codeChoices';
import { CodeEntry } from './CodeEntry';
import { DemoMailbox, NoCode, SendAgain } from './CodeHelp';
import { refuseFailed } from './refuseFailed';
import { type CodeDialogProps, SecurityDialogFrame } from './SecurityDialogFrame';
import { type Ask, useChange } from './useSecurity';

interface SecurityContactDialogProps extends CodeDialogProps {
  readonly contact: ContactKind;
  readonly clock: Clock;
}

/** Proves an address or a number with a code that is sent there, and has codes sent there from then on. */
export function SecurityContactDialog({
  contact,
  codes,
  ask,
  clock,
  onDone,
  onClose,
}: SecurityContactDialogProps) {
  const [sent, setSent] = useState<Sent>();

  const finish = (code: string) =>
    ask(async (security) => {
      const confirmed = await security.confirmContact(contact, code);
      if (confirmed.kind === 'failed') return confirmed;
      const method = contact === 'email' ? 'email' : 'sms';
      const chosen = await security.chooseCodes(switchedOn(codes, method));
      if (chosen.kind === 'done') onDone(m.codesOnBy({ way: ways[method].label }));
      return chosen;
    });
  return (
    <SecurityDialogFrame title={contact === 'email' ? m.setUpEmail() : m.setUpSms()} onClose={onClose}>
      {sent ? (
        <SecurityContactCode
          sent={sent}
          clock={clock}
          onAnswer={finish}
          onSendAgain={() => ask((security) => security.sendContactCode(contact))}
        />
      ) : contact === 'email' ? (
        <SecurityEmailStep address={codes.email?.value} ask={ask} onSent={setSent} />
      ) : (
        <SecurityPhoneStep number={codes.phone?.value} ask={ask} onSent={setSent} />
      )}
    </SecurityDialogFrame>
  );
}

interface SecurityContactCodeProps {
  readonly sent: Sent;
  readonly clock: Clock;
  readonly onAnswer: (code: string) => Promise<Outcome>;
  readonly onSendAgain: () => Promise<Outcome<Sent>>;
}

/** Takes the code that proves where it was sent. */
function SecurityContactCode({ sent, clock, onAnswer, onSendAgain }: SecurityContactCodeProps) {
  const [codes, setCodes] = useState(1);
  const again = async (): Promise<Step> => {
    const outcome = await onSendAgain();
    return outcome.kind === 'done' ? { kind: 'code', ...outcome.value } : outcome;
  };
  return (
    <Stack spacing={2.5}>
      <Typography id="security-contact-lead" sx={{ color: 'text.secondary' }}>
        {m.codeSentTo({ place: sentTo(sent.by, sent.to) })}
      </Typography>
      {/* Another code, another form: emptied, and with the focus in it. */}
      <CodeEntry
        key={codes}
        takesFocus
        action={m.turnOn()}
        describedBy="security-contact-lead"
        onAnswer={onAnswer}
      />
      <DemoMailbox />
      <SendAgain clock={clock} onSend={again} onSent={() => setCodes(codes + 1)} />
      <NoCode>{sent.by === 'sms' ? m.smsTakesAMinute() : m.lookInSpam()}</NoCode>
    </Stack>
  );
}

interface SecurityEmailStepProps {
  readonly address: string | undefined;
  readonly ask: Ask;
  readonly onSent: (sent: Sent) => void;
}

/** An address that was never shown to be the customer's own gets a code first. */
function SecurityEmailStep({ address, ask, onSent }: SecurityEmailStepProps) {
  const { busy, failure, change } = useChange(ask);
  if (!address) return <Typography>{m.noAddressKnown()}</Typography>;
  const send = () =>
    change(async (security) => {
      const outcome = await security.sendContactCode('email');
      if (outcome.kind === 'done') onSent(outcome.value);
      return outcome;
    });
  return (
    <Stack spacing={2.5}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{m.codeToProve({ address })}</Typography>
      <Button variant="contained" size="large" loading={busy} onClick={() => void send()}>
        {m.sendCode()}
      </Button>
    </Stack>
  );
}

interface SecurityPhoneStepProps {
  /** What is on file. */
  readonly number: string | undefined;
  readonly ask: Ask;
  readonly onSent: (sent: Sent) => void;
}

const rules = object({ phone: usPhone().required(m.enterPhoneNumber) });

/** Asks for the number that codes shall go to. One that is on file already only gets its code. */
function SecurityPhoneStep({ number, ask, onSent }: SecurityPhoneStepProps) {
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
          <Typography sx={{ color: 'text.secondary' }}>{m.codeToThisNumber()}</Typography>
          <ErrorSummary fields={['phone']} />
          <FormPhone name="phone" label={m.phoneNumber()} />
          <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
            {m.sendCode()}
          </Button>
        </Stack>
      )}
    </Formik>
  );
}
