import type { EmailOf } from '../emails';
import { code, counted, type Draft, words } from './draft';
import type { Sender } from './sender';

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
