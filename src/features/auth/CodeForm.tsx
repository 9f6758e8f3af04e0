import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Clock } from '@/clock';
import { useConfig } from '@/data/config';
import type { CodeMethod, Step } from '@/session/signIn';
import { AuthHeading } from './AuthHeading';
import { BackLink } from './BackLink';
import { CodeEntry } from './CodeEntry';
import { DemoMailbox } from './DemoMailbox';
import { NoCode } from './NoCode';
import { Notice } from './Notice';
import { SendAgain } from './SendAgain';
import { sentTo } from './sentTo';

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
    by === 'totp'
      ? `Open your authenticator app and enter the code that it shows for ${companyName}.`
      : `We sent a code to ${sentTo(by, to)}. Only the newest one works.`;
  const [remember, setRemember] = useState(false);
  const [codes, setCodes] = useState(1);
  return (
    <Stack spacing={2.5}>
      <AuthHeading takesFocus={false} lead={lead} leadId={leadId}>
        Enter your code
      </AuthHeading>
      {again && (
        <Notice severity="info" takesFocus={false}>
          The time for that code had run out, so we have sent you a new one. Enter that.
        </Notice>
      )}
      {/* Another code, another form: emptied, and with the focus in it. */}
      <CodeEntry
        key={codes}
        takesFocus
        action="Sign in"
        describedBy={leadId}
        onAnswer={(code) => onAnswer(code, { remember })}
      >
        {canRemember && (
          // A stack would take away the margin with which the box stands flush.
          <Box>
            <FormControlLabel
              control={<Checkbox checked={remember} onChange={(_, checked) => setRemember(checked)} />}
              label="Do not ask for a code on this device again"
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

const whereToLook: Readonly<Record<CodeMethod, string>> = {
  sms: 'A text message can take a minute.',
  email: 'No email? Look in your spam folder.',
  totp: 'The app shows a new code every 30 seconds. The phone’s time has to be right.',
};
