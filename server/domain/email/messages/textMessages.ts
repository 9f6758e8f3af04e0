import { MAX_TEXTS_A_DAY } from '@contract/rules/textMessages';
import * as m from '@locales/textMessages';
import type { EmailOf } from '../emails';
import type { Draft, Sender } from './draft';

/** What goes to phones alone has no other words. */
const onPhone = (phone: Draft['phone']): Draft => ({ subject: '', blocks: [], phone });

export const textCode = ({ code, minutes }: EmailOf<'textCode'>): Draft =>
  onPhone((company) => m.codePhone({ code, company, minutes }));

/** The longest address that fits behind the longest words and a name of a company. */
const LONGEST_HOST = 40;

/** What kind of thing happened, and where it is read: without amounts, and without a link that signs anybody in. */
export function textNotice({ kind }: EmailOf<'textNotice'>, { portalUrl }: Sender): Draft {
  const host = portalUrl && new URL(portalUrl).host;
  return onPhone((company) =>
    [
      m.noticePhone({ company, kind: kind ?? 'several' }),
      ...(host && host.length <= LONGEST_HOST ? [m.readAt({ host })] : []),
    ].join(' '),
  );
}

export const textAnswer = ({ event }: EmailOf<'textAnswer'>, { supportPhone: phone }: Sender): Draft =>
  onPhone((company) => {
    if (event === 'welcome') return m.welcomePhone({ company, most: MAX_TEXTS_A_DAY });
    return phone ? m.helpPhone({ company, phone }) : m.helpPhoneNone({ company });
  });
