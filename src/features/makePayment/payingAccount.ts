import type { Account } from '@contract/accounts/schema';
import { whyMayNotPay } from '@contract/rules/mayPay';

/** The account that is paid: the one chosen, else the only one there is to pay; undefined where one has to be chosen. */
export function payingAccount(accounts: readonly Account[], selected: string | null): Account | undefined {
  if (selected !== null) return accounts.find(({ id }) => id === selected);
  if (accounts.length === 1) return accounts[0];
  const payable = accounts.filter(({ level }) => whyMayNotPay(level) === undefined);
  return payable.length === 1 ? payable[0] : undefined;
}
