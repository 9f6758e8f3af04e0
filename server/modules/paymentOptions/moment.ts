import { levelOpens } from '@contract/rules/accessOpens';
import type { CompanySettings } from '@contract/settings/schema';
import { dateInZone } from '@contract/format/date';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import type { Clock } from '@server/clock';
import { restingFor } from '@server/domain/contactChanges/changes';
import { accessOf } from '@server/domain/visibility/access';
import type { Db } from '@server/db/db';
import type { Origin } from '@server/http/api';
import { noSuchAccount } from '@server/http/chosen';
import type { Outbox } from '@server/domain/email/outbox';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import type { RandomBelow } from '@server/domain/validation/validations';
import type { NumberVault } from '@server/vault/numberVault';
import { asOption } from './optionRows';
import { optionsOf } from './optionRows';
import { mayNotPay, mayNotPayFor, noAccountChosen, noSuchOption, resting } from './errors';

/** What the work on saved bank accounts needs. */
export interface OptionDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  readonly numbers: NumberVault;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly companyName: string;
  /** The bank behind a routing number; null where nobody could tell. Never throws. */
  readonly bankNameOf: (routing: string) => Promise<string | null>;
  readonly random: RandomBelow;
}

/** The same for a call that changes something. */
export interface CallDeps extends OptionDeps {
  /** Where the call came from. */
  readonly origin: Origin;
}

/** The moment of a call, and what holds in it. */
interface Moment {
  readonly now: Date;
  readonly today: string;
  readonly payable: readonly string[];
  readonly payments: CompanySettings['payments'];
  /** An account that may be chosen, or what is wrong with one that may not. */
  chosen(accounts: readonly string[]): readonly string[];
}

/** @param owner the caller's own name */
export async function momentOf(
  { db, clock, booksZone }: Pick<OptionDeps, 'db' | 'clock' | 'booksZone'>,
  owner: string,
): Promise<Moment> {
  const now = clock.now();
  const today = dateInZone(now, booksZone);
  const [access, { payments }] = await Promise.all([
    accessOf(db.sql, owner, today),
    companySettingsOf(db.sql, now),
  ]);
  const payable = access.filter(({ level }) => levelOpens(level, 'asking')).map(({ accountNo }) => accountNo);
  return {
    now,
    today,
    payable,
    payments,
    chosen(accounts) {
      if (payable.length === 0) throw mayNotPay();
      const chosen = [...new Set(accounts)];
      if (chosen.length === 0) throw noAccountChosen();
      const closed = chosen.find((accountNo) => !payable.includes(accountNo));
      if (closed === undefined) return chosen;
      throw access.some(({ accountNo }) => accountNo === closed) ? mayNotPayFor(closed) : noSuchAccount();
    },
  };
}

/** @throws ApiError 'conflict' in the days after an address or number of the owner's sign-in was replaced */
export async function expectNoRest({ db, clock, booksZone }: OptionDeps, owner: string): Promise<void> {
  const change = await restingFor(db.sql, owner, clock.now());
  if (change) throw resting(change, booksZone);
}

/** All of them as the owner sees them, or the one that is named. */
export const listed = async (
  sql: Db['sql'],
  owner: string,
  moment: Moment,
  id?: string,
): Promise<PaymentOption[]> =>
  (await optionsOf(sql, owner, moment.now, id)).map((row) => asOption(row, moment));

/** @throws ApiError 'not-found' where there is none, or it is somebody else's */
export async function one(sql: Db['sql'], owner: string, moment: Moment, id: string): Promise<PaymentOption> {
  const [option] = await listed(sql, owner, moment, id);
  if (!option) throw noSuchOption();
  return option;
}
