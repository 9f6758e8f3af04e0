import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Clock } from '@/clock';
import type { Outcome } from '@/session/security';
import type { Sent, Step } from '@/session/signIn';
import { CodeEntry } from './CodeEntry';
import { DemoMailbox } from './DemoMailbox';
import { NoCode } from './NoCode';
import { SendAgain } from './SendAgain';
import { sentTo } from './sentTo';

interface SecurityContactCodeProps {
  readonly sent: Sent;
  readonly clock: Clock;
  readonly onAnswer: (code: string) => Promise<Outcome>;
  readonly onSendAgain: () => Promise<Outcome<Sent>>;
}

/** Takes the code that proves where it was sent. */
export function SecurityContactCode({ sent, clock, onAnswer, onSendAgain }: SecurityContactCodeProps) {
  const [codes, setCodes] = useState(1);
  const again = async (): Promise<Step> => {
    const outcome = await onSendAgain();
    return outcome.kind === 'done' ? { kind: 'code', ...outcome.value } : outcome;
  };
  return (
    <Stack spacing={2.5}>
      <Typography id="security-contact-lead" sx={{ color: 'text.secondary' }}>
        We sent a code to {sentTo(sent.by, sent.to)}. Only the newest one works.
      </Typography>
      {/* Another code, another form: emptied, and with the focus in it. */}
      <CodeEntry
        key={codes}
        takesFocus
        action="Turn on"
        describedBy="security-contact-lead"
        onAnswer={onAnswer}
      />
      <DemoMailbox />
      <SendAgain clock={clock} onSend={again} onSent={() => setCodes(codes + 1)} />
      <NoCode>
        {sent.by === 'sms' ? 'A text message can take a minute.' : 'No email? Look in your spam folder.'}
      </NoCode>
    </Stack>
  );
}
