import * as m from '@locales/payRules';
import type { Account } from '../accounts/schema';
import { levelOpens } from './accessOpens';

type PaidAccount = Pick<Account, 'accountNo' | 'status' | 'level'>;

/** Whether somebody with this access may pay on the account. The server checks again. */
export const mayPay = ({ status, level }: Pick<Account, 'status' | 'level'>): boolean =>
  status !== 'closed' && levelOpens(level, 'asking');

/** The same by account number; false for an account that is not the person's. */
export const mayPayOn = (accounts: readonly PaidAccount[], accountNo: string): boolean =>
  accounts.some((account) => account.accountNo === accountNo && mayPay(account));

/** Why somebody with this access cannot ask for a payment; undefined if they can. */
export function whyMayNotPay(level: Account['level']): string | undefined {
  if (level === 'view') return m.viewOnly();
  return level === 'documents' ? m.documentsOnly() : undefined;
}

/** The account that is paid: the one chosen, else the only one there is to pay; undefined where one has to be chosen. */
export function payingAccount<A extends Pick<Account, 'id' | 'level'>>(
  accounts: readonly A[],
  selected: string | null,
): A | undefined {
  if (selected !== null) return accounts.find(({ id }) => id === selected);
  if (accounts.length === 1) return accounts[0];
  const payable = accounts.filter(({ level }) => whyMayNotPay(level) === undefined);
  return payable.length === 1 ? payable[0] : undefined;
}
