import { formatInstant } from '@contract/format/date';
import { takeBackPath } from '@contract/rules/contactHold';
import type { EmailOf } from '../emails';
import { counted, type Draft, portalLink, words } from './draft';
import type { Sender } from './sender';

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
      ...portalLink('Take the change back', portalUrl && `${portalUrl}${takeBackPath}#${token}`),
    ],
    phone: (company) => `${company}: your ${what} was changed, ${at}. Not you? Call us at once.`,
  };
}
