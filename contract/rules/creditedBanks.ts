import * as m from '@locales/forms';
import type { PaymentOption } from '../paymentOptions/schema';

/** A saved bank account as it is chosen: its name and last digits. */
export const bankWords = ({ nickname, accountLast }: Pick<PaymentOption, 'nickname' | 'accountLast'>) =>
  `${nickname} ••${accountLast}`;

/** A saved bank account that money cannot be sent to. */
interface LeftOut {
  readonly id: string;
  readonly name: string;
  /** Why, and what to do about it. */
  readonly why: string;
}

/** The saved bank accounts that money can be sent to, and the others, as the server holds it. */
export interface CreditedBanks {
  readonly offered: readonly PaymentOption[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * @param accountNo the trade account that the money comes from: a bank account has to be linked to it
 * @param isConfirmed whether it has to be confirmed before anybody asks
 */
export function creditedBanks(
  banks: readonly PaymentOption[],
  accountNo: string,
  { isConfirmed = false }: { readonly isConfirmed?: boolean } = {},
): CreditedBanks {
  const told = banks.map((bank) => ({ bank, why: whyNot(bank, accountNo, isConfirmed) }));
  return {
    offered: told.flatMap(({ bank, why }) => (why === undefined ? [bank] : [])),
    leftOut: told.flatMap(({ bank, why }) =>
      why === undefined ? [] : [{ id: bank.id, name: bankWords(bank), why }],
    ),
  };
}

function whyNot(
  { status, statusReason, notDebitable, accountIds }: PaymentOption,
  accountNo: string,
  isConfirmed: boolean,
): string | undefined {
  if (status === 'blocked' || status === 'failed') return statusReason ?? m.bankUnusable();
  // Money reaches a bank by the same files that take payments from it.
  if (notDebitable !== null) return notDebitable;
  if (!accountIds.includes(accountNo)) return m.bankNotLinked({ account: accountNo });
  return isConfirmed && status !== 'active' ? m.notConfirmedYet() : undefined;
}
