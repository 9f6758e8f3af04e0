import type { PaymentOption } from '@contract/paymentOptions/schema';
import { bankWords } from './moneyWords';

/** A saved bank account that the plan's money cannot be sent to. */
interface LeftOut {
  readonly id: string;
  readonly name: string;
  /** Why, and what to do about it. */
  readonly why: string;
}

/** The saved bank accounts that money of a plan can be sent to, and the others, as the server holds it. */
export interface MoneyBanks {
  readonly offered: readonly PaymentOption[];
  readonly leftOut: readonly LeftOut[];
}

/** @param accountNo the trade account that owns the plan: a bank account has to be linked to it */
export function moneyBanks(banks: readonly PaymentOption[], accountNo: string): MoneyBanks {
  const told = banks.map((bank) => ({ bank, why: whyNot(bank, accountNo) }));
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
): string | undefined {
  if (status === 'blocked' || status === 'failed') {
    return statusReason ?? 'It cannot be used now. Look at it under Payment Options.';
  }
  // Money reaches a bank by the same files that take payments from it.
  if (notDebitable !== null) return notDebitable;
  if (accountIds.includes(accountNo)) return undefined;
  return `It is not linked to account ${accountNo}, which the plan belongs to. Link it under Payment Options.`;
}
