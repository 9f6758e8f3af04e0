import type { EmailOf } from '../emails';
import { code, counted, type Draft, portalLink, words } from './draft';
import type { Sender } from './sender';

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
