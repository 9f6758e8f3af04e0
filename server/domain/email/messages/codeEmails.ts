import type { EmailOf } from '../emails';
import { code, counted, type Draft, type Sender, words } from './draft';

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

export function contactCode(letter: EmailOf<'contactCode'>, { companyName }: Sender): Draft {
  const life = counted(letter.hours, 'hour');
  return {
    subject: `Confirm your contact details at ${companyName}`,
    blocks: [
      words('Enter this code in the portal to confirm that this address or number is yours:'),
      code(letter.code),
      words(`It works once and for ${life}. We never ask for this code by phone, mail or text.`),
      words('If you did not ask for it, do nothing: without the code nothing changes.'),
    ],
    phone: (company) =>
      `${letter.code} confirms this number at ${company}, good for ${life}. We never ask for it.`,
  };
}
