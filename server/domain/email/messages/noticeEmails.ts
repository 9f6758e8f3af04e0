import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { undoChangePath } from '@contract/rules/contactHold';
import { language, listOf } from '@locales/language';
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

type OptionSaid = Parameters<typeof m.optionAdded>[0];

const optionSaid: Readonly<
  Record<EmailOf<'optionNotice'>['event'], (said: OptionSaid) => readonly string[]>
> = {
  added: (said) => [m.optionAdded(said), m.optionConfirmed()],
  removed: (said) => [m.optionRemoved(said)],
  corrected: (said) => [m.optionCorrected(said)],
  unblocked: (said) => [m.optionUnblocked(said)],
};

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
      ...optionSaid[event](said).map(words),
      words(phone ? m.optionWhyCall({ phone }) : m.optionWhy()),
    ],
    phone: (name) => m.optionPhone({ event, company: name, digits, at }),
  };
}

/** It names neither who looked nor why: the reason is the office's note. */
export function viewedAs(letter: EmailOf<'viewedAs'>, sender: Sender): Draft {
  const { companyName: company, supportPhone: phone } = sender;
  const at = formatInstant(letter.at, sender.timeZone);
  return {
    subject: m.viewedAsSubject({ company }),
    blocks: [
      words(m.viewedAsSaid({ at, minutes: letter.minutes })),
      words(phone ? m.viewedAsWhyCall({ phone }) : m.viewedAsWhy()),
    ],
    phone: (name) => m.viewedAsPhone({ company: name, at }),
  };
}

/** Only the one about a linked account has a link: a sign-in is there then. */
export function accessRequest(
  { event, requestNo: number }: EmailOf<'accessRequest'>,
  { companyName: company, supportPhone: phone, portalUrl }: Sender,
): Draft {
  return {
    subject: m.accessSubject({ event, company }),
    blocks: [
      words(m.accessSaid({ event, number, company })),
      words(phone ? m.accessNotYouCall({ event, phone }) : m.accessNotYou({ event })),
      ...(event === 'linked' ? portalLink(common.signIn(), portalUrl) : []),
    ],
    phone: (name) => m.accessPhone({ event, company: name, number }),
  };
}

/** A colleague is told that something waits, and nothing of what it is. */
export function secondPerson({ count }: EmailOf<'secondPerson'>, sender: Sender): Draft {
  const { companyName: company, portalUrl } = sender;
  return {
    subject: m.secondPersonSubject({ company }),
    blocks: [words(m.secondPersonSaid({ count })), ...portalLink(common.signIn(), portalUrl)],
    phone: (name) => m.secondPersonPhone({ company: name, count }),
  };
}

/** In the office's words; who does not want more of them is led to where that is chosen. */
export function announcement(
  { english, spanish }: EmailOf<'announcement'>,
  { companyName: company, portalUrl }: Sender,
): Draft {
  const { title, paragraphs } = (language() === 'es' ? spanish : null) ?? english;
  return {
    subject: title,
    blocks: [
      ...paragraphs.map(words),
      ...portalLink(m.newsOpen(), portalUrl),
      words(m.newsWhy({ company })),
      ...portalLink(m.newsPreferences(), portalUrl && `${portalUrl}/security`),
    ],
    phone: (name) => m.newsPhone({ company: name }),
  };
}

const promiseSubjects = {
  made: m.promiseMadeSubject,
  changed: m.promiseChangedSubject,
  withdrawn: m.promiseWithdrawnSubject,
} as const;

/** To who promised to pay: what, by when, and that nobody reminds them until then. */
export function promise(
  { event, accountName, invoiceNo, byOffice, ...said }: EmailOf<'promise'>,
  sender: Sender,
): Draft {
  const sum = formatMoney(said.amountCents);
  const day = formatDate(said.day);
  const account =
    invoiceNo === null ? accountName : m.promiseInvoice({ account: accountName, number: invoiceNo });
  const isOver = event === 'withdrawn';
  return {
    subject: promiseSubjects[event]({ company: sender.companyName }),
    blocks: [
      words((isOver ? m.promiseWithdrawnLead : m.promiseLead)({ account, sum, day })),
      ...(isOver ? [] : [...(byOffice ? [words(m.promiseTold())] : []), words(m.promiseQuiet())]),
      ...portalLink(m.promiseSee(), sender.portalUrl),
    ],
    phone: (company) =>
      isOver ? m.promiseWithdrawnPhone({ company }) : m.promisePhone({ company, sum, day }),
  };
}
