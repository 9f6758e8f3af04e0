import { levelOpens } from '../../../contract/rules/accessOpens';
import { type Access, accessOf } from '../../db/access';
import { noSuchAccount } from '../../http/chosen';
import { mayOnlyLook } from './refusals';
import type { Asking } from './room';

const mayAsk = ({ level }: Access): boolean => levelOpens(level, 'asking');

/** The accounts that a caller may ask for money on. */
export const payingAccounts = async ({ tx, caller, today }: Asking): Promise<string[]> =>
  (await accessOf(tx.sql, caller.username, today)).filter(mayAsk).map(({ accountNo }) => accountNo);

/** @throws Refusal 'not-found' for an account that the caller does not see, 'forbidden' for one to look at only */
export async function expectPayer({ tx, caller, today }: Asking, accountNo: string): Promise<void> {
  const visible = await accessOf(tx.sql, caller.username, today);
  const access = visible.find((one) => one.accountNo === accountNo);
  if (!access) throw noSuchAccount();
  if (!mayAsk(access)) throw mayOnlyLook();
}
