import { formatInstant } from '@contract/format/date';
import type { EmailOf, SecurityEvent } from '../emails';
import { type Draft, words } from './draft';
import type { Sender } from './sender';

const happened: Readonly<Record<SecurityEvent, { readonly subject: string; readonly sentence: string }>> = {
  passwordChanged: { subject: 'Your password was changed', sentence: 'your password was changed' },
  passwordReset: { subject: 'Your password was reset', sentence: 'your password was reset' },
  codeMethodsChanged: {
    subject: 'Your sign-in codes were changed',
    sentence: 'the way you get sign-in codes was changed',
  },
  contactTakenBack: {
    subject: 'A change of your sign-in was taken back',
    sentence: 'a change of your sign-in was taken back',
  },
  signedOutEverywhere: {
    subject: 'You were signed out everywhere',
    sentence: 'you were signed out on all devices',
  },
};

export function securityNotice(letter: EmailOf<'securityNotice'>, sender: Sender): Draft {
  const { subject, sentence } = happened[letter.event];
  const at = formatInstant(letter.at, sender.timeZone);
  const { companyName, supportPhone } = sender;
  return {
    subject: `${subject} at ${companyName}`,
    blocks: [
      words(`On ${at}, ${sentence}.`),
      words(
        `If that was you, there is nothing to do. If it was not, choose a new password and call us${supportPhone ? ` at ${supportPhone}` : ''}.`,
      ),
    ],
    phone: (company) => `${company}: ${sentence}, ${at}. Not you? Choose a new password and call us.`,
  };
}
