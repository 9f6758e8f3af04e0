import { formatInstant } from '@contract/format/date';
import { undoChangePath } from '@contract/rules/contactHold';
import { listOf } from '@locales/language';
import * as common from '@locales/common';
import * as m from '@locales/emails';
import type { EmailOf } from '../emails';
import { code, type Draft, portalLink, type Sender, words } from './draft';

export const invitation = (
  { username, temporaryPassword: password, days }: EmailOf<'invitation'>,
  { companyName: company, portalUrl }: Sender,
): Draft => ({
  subject: m.invitationSubject({ company }),
  blocks: [
    words(m.invitationIntro({ company, username })),
    words(m.temporaryPasswordIs()),
    code(password),
    ...portalLink(common.signIn(), portalUrl),
    words(m.invitationLife({ days })),
  ],
  phone: (name) => m.invitationPhone({ password, company: name, days }),
});

export function securityNotice(letter: EmailOf<'securityNotice'>, sender: Sender): Draft {
  const { event } = letter;
  const { companyName: company, supportPhone: phone } = sender;
  const at = formatInstant(letter.at, sender.timeZone);
  return {
    subject: m.noticeSubject({ event, company }),
    blocks: [
      words(m.noticeSaid({ event, at })),
      words(phone ? m.noticeNotYouCall({ phone }) : m.noticeNotYou()),
    ],
    phone: (name) => m.noticePhone({ event, company: name, at }),
  };
}

/** The link carries its token behind the '#': it is never sent to a server by opening it, and stands in no log. */
export function contactChanged(
  { attribute: what, at: instant, token, hours }: EmailOf<'contactChanged'>,
  { companyName: company, portalUrl, supportPhone: phone, timeZone }: Sender,
): Draft {
  const at = formatInstant(instant, timeZone);
  const undo = portalUrl && `${portalUrl}${undoChangePath}#${token}`;
  return {
    subject: m.contactChangedSubject({ what, company }),
    blocks: [
      words(m.contactChangedSaid({ what, at })),
      words(m.contactChangedMeanwhile({ hours })),
      words(undo ? undoAndCall(hours, phone) : justCall(phone)),
      ...portalLink(m.undoChange(), undo),
    ],
    phone: (name) => m.contactChangedPhone({ what, company: name, at }),
  };
}

const undoAndCall = (hours: number, phone: string | undefined): string =>
  phone ? m.contactChangedNotYouCall({ hours, phone }) : m.contactChangedNotYou({ hours });

const justCall = (phone: string | undefined): string =>
  phone ? m.contactChangedJustCallAt({ phone }) : m.contactChangedJustCall();

/** Without a link: whoever forges such an email would have one. */
export function optionNotice(letter: EmailOf<'optionNotice'>, sender: Sender): Draft {
  const { event, by, nickname, bankName, masked, accounts } = letter;
  const { companyName: company, supportPhone: phone } = sender;
  const at = formatInstant(letter.at, sender.timeZone);
  const bank = bankName
    ? m.bankAccountNamed({ nickname, digits: masked, bank: bankName })
    : `${nickname} ${masked}`;
  const said = { at, by, bank, count: accounts.length, accounts: listOf(accounts) };
  const digits = masked.replace(/^\D+/, '');
  return {
    subject: m.optionSubject({ event, company }),
    blocks: [
      ...(event === 'added'
        ? [words(m.optionAdded(said)), words(m.optionConfirmed())]
        : [words(m.optionRemoved(said))]),
      words(phone ? m.optionWhyCall({ phone }) : m.optionWhy()),
    ],
    phone: (name) => m.optionPhone({ event, company: name, digits, at }),
  };
}
