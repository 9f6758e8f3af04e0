import type { EmailOf } from '../emails';
import { code, counted, type Draft, words } from './draft';
import type { Sender } from './sender';

export function passwordCode(letter: EmailOf<'passwordCode'>, { companyName }: Sender): Draft {
  const life = counted(letter.minutes, 'minute');
  return {
    subject: `Your code for a new password at ${companyName}`,
    blocks: [
      words('Enter this code to choose a new password:'),
      code(letter.code),
      words(
        `It works once and for ${life}. Only the newest code counts. We never ask for this code by phone, mail or text.`,
      ),
      words('If you did not ask for it, do nothing: your password stays as it is.'),
    ],
    phone: (company) =>
      `${letter.code} is your ${company} code for a new password, good for ${life}. We never ask for it.`,
  };
}
