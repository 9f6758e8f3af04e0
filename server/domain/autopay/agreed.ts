import { createHash } from 'node:crypto';
import * as m from '@locales/autopay';
import { lastDigits, masked } from '@contract/format/accountNumber';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { whyMayNotPay } from '@contract/rules/mayPay';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { restingFor } from '../contactChanges/changes';
import type { Outbox } from '../email/outbox';
import { companySettingsOf } from '../settings/companySettings';
import { accessOf } from '../visibility/access';

/** What debits that are agreed to before need of the portal. */
export interface AutopayDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly companyName: string;
  /** Whom to call where the company's settings name nobody. */
  readonly supportPhone: string | undefined;
}

/** About one entry of the form. */
export const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });

interface Asked {
  readonly account: string;
  readonly optionId: string;
}

/** The names that a text of consent bears in every language, but for the phone where nobody is named. */
interface AgreedNames {
  readonly company: string;
  /** "Farm checking ••4417 (Palouse Bank)". */
  readonly bank: string;
  readonly account: string;
  readonly phone: string | undefined;
}

/**
 * Whom and what a consent names: the account, and one of the caller's own confirmed bank accounts that is linked to it.
 * Whoever removes that waits.
 * @throws ApiError about the field that is wrong
 */
export async function agreedNames(
  tx: Pick<Tx, 'sql'>,
  { clock, companyName, supportPhone }: Pick<AutopayDeps, 'clock' | 'companyName' | 'supportPhone'>,
  username: string,
  { account, optionId }: Asked,
): Promise<AgreedNames> {
  const { name, status, no_ach } = await tx.sql
    .selectFrom('account')
    .select(['name', 'status', 'no_ach'])
    .where('account_no', '=', account)
    .executeTakeFirstOrThrow();
  if (status === 'X') throw about('account', m.accountClosed());
  if (no_ach) throw about('account', m.noBankPayments());
  const option = isUuid(optionId)
    ? await tx.sql
        .selectFrom('payment_option as o')
        .innerJoin('payment_option_account as l', 'l.option_id', 'o.option_id')
        .select(['o.nickname', 'o.account_last', 'o.bank_name', 'o.status'])
        .where('o.option_id', '=', optionId)
        .where('o.owner', '=', username)
        .where('o.status', '<>', 'removed')
        .where('l.account_no', '=', account)
        .forShare('o')
        .executeTakeFirst()
    : undefined;
  if (!option) throw about('optionId', m.chooseBank());
  if (option.status !== 'active') throw about('optionId', m.notConfirmed());
  const { contact } = await companySettingsOf(tx.sql, clock.now());
  const own = `${option.nickname} ${masked(option.account_last)}`;
  return {
    company: companyName,
    bank: option.bank_name === null ? own : `${own} (${option.bank_name})`,
    account: `${name} (${masked(lastDigits(account))})`,
    phone: contact.creditPhone ?? supportPhone,
  };
}

interface Consent {
  readonly version: string;
  readonly text: string;
  readonly english: string | null;
}

/** A text of consent with the digest that it is kept with. */
export const digested = (consent: Consent): Consent & { readonly sha256: string } => ({
  ...consent,
  sha256: createHash('sha256').update(consent.text).digest('hex'),
});

/** @throws ApiError 'conflict' where a change of contacts rests, or where another text was read than would be kept */
export async function expectAgreed(
  tx: Pick<Tx, 'sql'>,
  { username, now }: { readonly username: string; readonly now: Date },
  agreed: { readonly version: string; readonly sha256: string },
  read: { readonly authorization: string; readonly authorizationSha256: string },
): Promise<void> {
  if (await restingFor(tx.sql, username, now))
    throw new ApiError({ code: 'conflict', message: m.banksRest() });
  const isSame = agreed.version === read.authorization && agreed.sha256 === read.authorizationSha256;
  if (!isSame) throw new ApiError({ code: 'conflict', message: m.agreementChanged() });
}

interface Payer extends Pick<AutopayDeps, 'clock' | 'booksZone'> {
  readonly username: string;
}

/**
 * @param noSuchAccount what is thrown for an account that somebody does not see
 * @throws ApiError 'forbidden' for one to look at only
 */
export async function expectPayer(
  sql: Db['sql'],
  { clock, booksZone, username }: Payer,
  accountNo: string,
  noSuchAccount: () => ApiError,
): Promise<void> {
  const visible = await accessOf(sql, username, dateInZone(clock.now(), booksZone));
  const access = visible.find((one) => one.accountNo === accountNo);
  if (!access) throw noSuchAccount();
  const why = whyMayNotPay(access.level);
  if (why) throw new ApiError({ code: 'forbidden', message: why });
}
