import * as m from '@locales/requests';
import { lastDigits, masked } from '@contract/format/accountNumber';
import { formatMoney } from '@contract/format/money';
import { depositStatusOf, depositTroubles } from '@contract/rules/depositStatus';
import { depositAvailableOf } from '@server/domain/requests/depositAvailable';
import { payingAccounts } from './payer';
import { about, noDepositPlan, notYours } from './errors';
import type { RequestContext } from './requestContext';

/** A deposit account that money is taken out of. */
export interface DepositSource {
  readonly savId: string;
  /** The account that owns it. */
  readonly accountNo: string;
  /** "Ada deposit plan ••117". */
  readonly words: string;
}

/**
 * One of the caller's deposit accounts, open.
 * @param field of the form, for what is wrong with it
 */
export async function depositSource(
  asking: RequestContext,
  savId: string,
  field: string,
): Promise<DepositSource> {
  const { tx, caller } = asking;
  if (!caller.permissions.deposit_plan) throw noDepositPlan();
  const deposit = await tx.sql
    .selectFrom('deposit_account')
    .select(['account_no', 'title', 'status'])
    .where('sav_id', '=', savId)
    .executeTakeFirst();
  const own = await payingAccounts(asking);
  if (!deposit || !own.includes(deposit.account_no)) {
    throw notYours(field, m.noSuchDeposit());
  }
  const trouble = depositTroubles[depositStatusOf(deposit.status)];
  if (trouble) throw about(field, trouble);
  const words = `${deposit.title} ${masked(lastDigits(savId))}`;
  return { savId, accountNo: deposit.account_no, words };
}

/** Of a deposit account that is locked, so that what is found available stays so until the request holds it. */
export async function expectAvailable(
  { tx }: RequestContext,
  savId: string,
  amountCents: number,
): Promise<void> {
  const [deposit] = await depositAvailableOf(tx.sql, [savId]);
  const available = deposit?.availableCents ?? 0;
  if (amountCents <= available) return;
  throw about(
    'amount',
    available > 0 ? m.availableOnly({ amount: formatMoney(available) }) : m.nothingAvailable(),
  );
}
