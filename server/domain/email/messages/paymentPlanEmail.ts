import { brokenWords } from '@contract/paymentPlans/labels';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { linkTo, pages } from '@contract/rules/portalLinks';
import * as m from '@locales/emails';
import type { EmailOf } from '../emails';
import { type Draft, portalLink, type Sender, words } from './draft';

/** Tells what became of a payment plan, and what follows from that. */
export function paymentPlan(
  { event, accountNo, account, totalCents, count, firstDay, reason, ...said }: EmailOf<'paymentPlan'>,
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
      ...portalLink(m.planOpen(), portalUrl && `${portalUrl}${linkTo(pages.scheduled, { account: accountNo })}`),
    ],
    phone: (sent) => m.planPhone({ company: sent, sum }),
  };
}
