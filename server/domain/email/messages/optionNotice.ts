import { formatInstant } from '@contract/format/date';
import type { EmailOf } from '../emails';
import { type Draft, words } from './draft';
import type { Sender } from './sender';

/** Without a link: whoever forges such a letter would have one. */
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
