import { createHash } from 'node:crypto';
import { inLanguage } from '@locales/inLanguage';
import { language } from '@locales/language';
import * as m from '@locales/requests';
import { lastDigits, masked } from '@contract/format/accountNumber';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { AuthorizationText } from '@contract/requests/schema';
import type { PaySchedule } from '@contract/rules/paySchedule';
import { spanishVersion } from '@contract/rules/settingsProblems';
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

type Agreeing = Pick<RequestContext, 'room' | 'caller' | 'settings'>;

/**
 * The text that is in force for a payment in the language of the call, its names filled in; English, where the company
 * has no other.
 */
export function agreementOf(asking: Agreeing, payment: AgreedPayment): AuthorizationText {
  const { web, ccd, internal } = asking.settings.authorizations;
  const { source, schedule } = payment;
  const agreement = source.flow === 'internal' ? internal : source.secCode === 'WEB' ? web : ccd;
  const english = (button: string) =>
    inLanguage('en', () => filled(agreement.text, { ...namesIn(asking, payment), button }));
  const button = m.authorizeAndSend();
  const shown =
    language() === 'es' && agreement.spanish !== null
      ? {
          version: spanishVersion(agreement),
          text: filled(agreement.spanish, { ...namesIn(asking, payment), button }),
          english: english(inLanguage('en', () => m.authorizeAndSend())),
        }
      : { version: agreement.version, text: english(button), english: null };
  return { ...shown, sha256: createHash('sha256').update(shown.text).digest('hex'), ...schedule };
}

type Names = Readonly<Record<string, string>>;

const filled = (text: string, names: Names): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => names[name] ?? braces);

/** What stands for the names in braces, in the language of the moment. */
const namesIn = (
  { room, caller, settings }: Agreeing,
  { accountNo, accountName, amountCents, schedule, source }: AgreedPayment,
): Names => ({
  company: room.companyName,
  amount: formatMoney(amountCents),
  date: formatDate(schedule.effectiveDate),
  account: `${accountName} (${masked(lastDigits(accountNo))})`,
  cutoff: formatInstant(schedule.cancelUntil, room.booksZone),
  phone: settings.contact.creditPhone ?? room.supportPhone ?? m.byCallingOurOffice(),
  email: caller.username,
  ...(source.flow === 'internal'
    ? { plan: source.words }
    : {
        accountType: source.accountType === 'savings' ? m.ofSavings() : m.ofChecking(),
        bank: source.bank ?? m.myBank(),
        last: source.last,
        routing: source.routing,
        holder: source.holder,
      }),
});

/** Nothing is agreed to unseen: the words that were on the screen must be the ones in force, in the same language. */
export function expectAgreed(
  agreement: AuthorizationText,
  agreed: { readonly authorization: string; readonly authorizationSha256?: string },
): void {
  const same =
    agreed.authorization === agreement.version &&
    (agreed.authorizationSha256 === undefined || agreed.authorizationSha256 === agreement.sha256);
  if (same) return;
  throw lookAgain('authorization', m.agreementChanged());
}
