import { stopWords } from '@contract/autopay/labels';
import { brokenWords } from '@contract/paymentPlans/labels';
import { linkTo, pages } from '@contract/rules/portalLinks';
import { scheduledStopWords } from '@contract/scheduledPayments/labels';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import * as m from '@locales/emails';
import type { AutopayEmail, PaymentPlanEmail, ScheduledEmail } from '../payingEmails';
import { type Draft, portalLink, type Sender, words } from './draft';

type Letter = AutopayEmail | ScheduledEmail;

/** How autopay says it, and how a scheduled payment does; each leads to the page where it is changed or turned off. */
const texts = {
  autopay: {
    subject: m.autopaySubject,
    announced: m.autopayAnnounced,
    on: m.autopayOn,
    off: m.autopayOff,
    paused: m.autopayPaused,
    ended: m.autopayEnded,
    notPaid: m.autopayNotPaid,
    open: m.autopayOpen,
    phone: m.autopayPhone,
    stops: stopWords,
    path: '/my-account/payments/autopay',
  },
  scheduled: {
    subject: m.scheduledSubject,
    announced: m.scheduledAnnounced,
    on: m.scheduledOn,
    off: m.scheduledOff,
    paused: m.scheduledPaused,
    ended: m.scheduledEnded,
    notPaid: m.scheduledNotPaid,
    open: m.scheduledOpen,
    phone: m.scheduledPhone,
    stops: scheduledStopWords,
    path: '/my-account/payments/scheduled',
  },
} as const;

/** Tells of debits that somebody agreed to before. */
export function autopay(letter: Letter, sender: Sender): Draft {
  const { companyName: company, portalUrl } = sender;
  const { event, name } = letter;
  const { subject, phone } = texts[name];
  const [open, path] = isInstallment(letter)
    ? [m.planOpen, linkTo(pages.scheduled, { account: letter.accountNo })]
    : [texts[name].open, texts[name].path];
  const amount = letter.event === 'announced' ? formatMoney(letter.amountCents) : '';
  const day = letter.event === 'announced' || letter.event === 'notPaid' ? formatDate(letter.day) : '';
  return {
    subject: subject({ event, company, amount, day }),
    blocks: [
      ...said(letter, sender, amount, day).map(words),
      ...portalLink(open(), portalUrl && `${portalUrl}${path}`),
    ],
    phone: (sent) => phone({ event, company: sent, amount, day }),
  };
}

const isInstallment = (letter: Letter): boolean =>
  letter.name === 'scheduled' && letter.isInstallment === true;

function said(letter: Letter, { timeZone }: Sender, amount: string, day: string): string[] {
  const { account, bank } = letter;
  const say = texts[letter.name];
  switch (letter.event) {
    case 'announced': {
      const until = formatInstant(letter.until, timeZone);
      const announced = isInstallment(letter) ? m.installmentAnnounced : say.announced;
      return [announced({ account, bank, amount, day, until }), m.autopayMayChange()];
    }
    case 'on':
      return [say.on({ account, bank }), m.autopayAgreed({ text: letter.text })];
    case 'off':
      return [say.off({ account })];
    case 'paused':
      return [say.paused({ account, bank }), say.stops[letter.reason]];
    case 'ended':
      return [say.ended({ account, bank }), say.stops[letter.reason]];
    default:
      return [say.notPaid({ account, day, why: letter.why })];
  }
}

/** Tells what became of a payment plan, and what follows from that. */
export function paymentPlan(
  { event, accountNo, account, totalCents, count, firstDay, reason, ...said }: PaymentPlanEmail,
  { companyName: company, portalUrl, timeZone }: Sender,
): Draft {
  const sum = formatMoney(totalCents);
  const until = formatInstant(said.until, timeZone);
  return {
    subject: m.planSubject({ event, company }),
    blocks: [
      words(m.planLead({ account, sum, count, day: formatDate(firstDay) })),
      words(
        event === 'broken' && reason !== null
          ? brokenWords[reason as keyof typeof brokenWords]
          : m.planSays({ event, until }),
      ),
      ...(event !== 'broken' && reason !== null ? [words(m.planReason({ reason }))] : []),
      ...portalLink(
        m.planOpen(),
        portalUrl && `${portalUrl}${linkTo(pages.scheduled, { account: accountNo })}`,
      ),
    ],
    phone: (sent) => m.planPhone({ company: sent, sum }),
  };
}
