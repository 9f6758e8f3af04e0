import { createHash } from 'node:crypto';
import { lastDigits, masked } from '@contract/format/accountNumber';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { AuthorizationText } from '@contract/requests/schema';
import type { PaySchedule } from '@contract/rules/paySchedule';
import type { RequestContext } from '../requestContext';
import { lookAgain } from '../errors';
import type { Source } from './source';

export interface AgreedPayment {
  readonly accountNo: string;
  readonly accountName: string;
  readonly amountCents: number;
  readonly schedule: PaySchedule;
  readonly source: Source;
}

/** The text that is in force for a payment, its names filled in. */
export function agreementOf(
  { room, caller, settings }: Pick<RequestContext, 'room' | 'caller' | 'settings'>,
  { accountNo, accountName, amountCents, schedule, source }: AgreedPayment,
): AuthorizationText {
  const { web, ccd, internal } = settings.authorizations;
  const agreement = source.flow === 'internal' ? internal : source.secCode === 'WEB' ? web : ccd;
  const names: Readonly<Record<string, string>> = {
    company: room.companyName,
    amount: formatMoney(amountCents),
    date: formatDate(schedule.effectiveDate),
    account: `${accountName} (${masked(lastDigits(accountNo))})`,
    cutoff: formatInstant(schedule.cancelUntil, room.booksZone),
    phone: settings.contact.creditPhone ?? room.supportPhone ?? 'our office',
    email: caller.username,
    ...(source.flow === 'internal'
      ? { plan: source.words }
      : {
          accountType: source.accountType,
          bank: source.bank,
          last: source.last,
          routing: source.routing,
          holder: source.holder,
        }),
  };
  const text = agreement.text.replace(/\{(\w+)\}/g, (braces, name: string) => names[name] ?? braces);
  return {
    version: agreement.version,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    ...schedule,
  };
}

/** Nothing is agreed to unseen: the words that were on the screen must be the ones in force. */
export function expectAgreed(
  agreement: AuthorizationText,
  agreed: { readonly authorization: string; readonly authorizationSha256?: string },
): void {
  const same =
    agreed.authorization === agreement.version &&
    (agreed.authorizationSha256 === undefined || agreed.authorizationSha256 === agreement.sha256);
  if (same) return;
  throw lookAgain(
    'authorization',
    'What you authorize has changed since it was shown to you. Read it again, then submit.',
  );
}
