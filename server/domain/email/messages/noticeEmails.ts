import { formatInstant } from '@contract/format/date';
import { undoChangePath } from '@contract/rules/contactHold';
import type { EmailOf, SecurityEvent } from '../emails';
import { code, counted, type Draft, portalLink, type Sender, words } from './draft';

export function invitation(letter: EmailOf<'invitation'>, { companyName, portalUrl }: Sender): Draft {
  const life = counted(letter.days, 'day');
  return {
    subject: `Your sign-in at ${companyName}`,
    blocks: [
      words(`You can sign in to the portal of ${companyName} now. Your user name is ${letter.username}`),
      words('Your temporary password is:'),
      code(letter.temporaryPassword),
      ...portalLink('Sign in', portalUrl),
      words(
        `It is good for ${life}; at the first sign-in you choose a password of your own. We never ask for a password by phone, mail or text.`,
      ),
    ],
    phone: (company) =>
      `${letter.temporaryPassword} is your temporary ${company} password, good for ${life}. Sign in with your e-mail address.`,
  };
}

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

const named = { email: 'e-mail address', phone_number: 'phone number' } as const;

/** The link carries its token behind the '#': it is never sent to a server by opening it, and stands in no log. */
export function contactChanged(
  { attribute, at: instant, token, hours }: EmailOf<'contactChanged'>,
  { companyName, portalUrl, supportPhone, timeZone }: Sender,
): Draft {
  const what = named[attribute];
  const at = formatInstant(instant, timeZone);
  const time = counted(hours, 'hour');
  const call = `call us${supportPhone ? ` at ${supportPhone}` : ''}`;
  return {
    subject: `Your ${what} was changed at ${companyName}`,
    blocks: [
      words(`On ${at}, the ${what} of your sign-in was changed.`),
      words(
        `If that was you, there is nothing to do. For ${time} codes for a new password still go where they went ` +
          'before, and bank accounts stay as they are.',
      ),
      words(
        portalUrl
          ? `If it was not you, take the change back within ${time}: that ends every sign-in too. Then ${call}.`
          : `If it was not you, ${call}.`,
      ),
      ...portalLink('Take the change back', portalUrl && `${portalUrl}${undoChangePath}#${token}`),
    ],
    phone: (company) => `${company}: your ${what} was changed, ${at}. Not you? Call us at once.`,
  };
}

/** Without a link: whoever forges such an email would have one. */
export function optionNotice(letter: EmailOf<'optionNotice'>, sender: Sender): Draft {
  const { event, by, nickname, bankName, masked, accounts } = letter;
  const { companyName, supportPhone } = sender;
  const at = formatInstant(letter.at, sender.timeZone);
  const bank = `${nickname} ${masked}${bankName ? ` at ${bankName}` : ''}`;
  const list = accounts.length > 0 ? accounts.join(', ') : 'no account';
  const sentence =
    event === 'added'
      ? `${by} saved the bank account “${bank}” to pay for ${list}`
      : `${by} deleted the bank account “${bank}”, which paid for ${list}`;
  const last = masked.replace(/^\D+/, '');
  return {
    subject: `A bank account was ${event === 'added' ? 'added' : 'removed'} at ${companyName}`,
    blocks: [
      words(`On ${at}, ${sentence}.`),
      ...(event === 'added'
        ? [words('Our office confirms it with the bank before the first payment is taken from it.')]
        : []),
      words(
        `You get this because you sign in for one of these accounts. If you know of it, there is nothing to do. If ` +
          `not, call us${supportPhone ? ` at ${supportPhone}` : ''} at once, and choose a new password in the portal.`,
      ),
    ],
    phone: (company) => `${company}: bank account ending in ${last} ${event}, ${at}. Not you? Call us.`,
  };
}
