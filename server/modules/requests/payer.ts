import { levelOpens } from '@contract/rules/accessOpens';
import { type Access, accessOf } from '@server/domain/visibility/access';
import { noSuchAccount } from '@server/http/chosen';
import { mayOnlyLook } from './errors';
import type { RequestContext } from './requestContext';

const mayAsk = ({ level }: Access): boolean => levelOpens(level, 'asking');

/** The accounts that a caller may ask for money on. */
export const payingAccounts = async ({ tx, caller, today }: RequestContext): Promise<string[]> =>
  (await accessOf(tx.sql, caller.username, today)).filter(mayAsk).map(({ accountNo }) => accountNo);

/** @throws ApiError 'not-found' for an account that the caller does not see, 'forbidden' for one to look at only */
export async function expectPayer({ tx, caller, today }: RequestContext, accountNo: string): Promise<void> {
  const visible = await accessOf(tx.sql, caller.username, today);
  const access = visible.find((one) => one.accountNo === accountNo);
  if (!access) throw noSuchAccount();
  if (!mayAsk(access)) throw mayOnlyLook();
}
