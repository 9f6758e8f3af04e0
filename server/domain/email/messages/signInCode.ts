import type { EmailOf } from '../emails';
import { code, counted, type Draft, words } from './draft';
import type { Sender } from './sender';

export function signInCode(letter: EmailOf<'signInCode'>, { companyName }: Sender): Draft {
  const life = counted(letter.minutes, 'minute');
  return {
    subject: `Your sign-in code for ${companyName}`,
    blocks: [
      words('Enter this code to finish signing in:'),
      code(letter.code),
      words(`It works once and for ${life}. We never ask for this code by phone, mail or text.`),
      words(
        'If you are not signing in right now, somebody else knows your password. Change it, and call us.',
      ),
    ],
    phone: (company) =>
      `${letter.code} is your ${company} sign-in code, good for ${life}. We never ask for it.`,
  };
}
