import { useState } from 'react';
import type { Clock } from '@/clock';
import type { ContactKind } from '@/session/security';
import type { Sent } from '@/session/signIn';
import { SecurityContactCode } from './SecurityContactCode';
import { SecurityDialogFrame } from './SecurityDialogFrame';
import { SecurityEmailStep } from './SecurityEmailStep';
import type { CodeDialogProps } from './codeDialog';
import { switchedOn } from './codeChoices';
import { SecurityPhoneStep } from './SecurityPhoneStep';

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
      const chosen = await security.chooseCodes(switchedOn(codes, contact === 'email' ? 'email' : 'sms'));
      if (chosen.kind === 'done') onDone(`${contact === 'email' ? 'Email' : 'Text message'}: codes are on.`);
      return chosen;
    });
  return (
    <SecurityDialogFrame
      title={contact === 'email' ? 'Set up codes by email' : 'Set up codes by text message'}
      onClose={onClose}
    >
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
