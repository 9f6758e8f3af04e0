import type { EmailOf } from '../emails';
import { code, counted, type Draft, words } from './draft';
import type { Sender } from './sender';

export function signUpCode(letter: EmailOf<'signUpCode'>, { companyName }: Sender): Draft {
  const life = counted(letter.hours, 'hour');
  return {
    subject: `Confirm your sign-in at ${companyName}`,
    blocks: [
      words('Enter this code to confirm your new sign-in:'),
      code(letter.code),
      words(`It works once and for ${life}. We never ask for this code by phone, mail or text.`),
      words('If you did not ask for a sign-in, do nothing: without the code nobody can use your address.'),
    ],
    phone: (company) =>
      `${letter.code} confirms your ${company} sign-in, good for ${life}. We never ask for it.`,
  };
}
