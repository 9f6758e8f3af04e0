import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ApiError } from '@contract/problem';
import type { Tables } from '@server/db/tables';

/** The code of the one branch that somebody sees; undefined where they see all. */
type Branch = string | undefined;

/** What narrows rows to accounts of that branch, for the conditions of a list: docs/rules.md#own-branch. */
export const ofBranch = (branch: Branch, accountNo: string): RawBuilder<SqlBool>[] =>
  branch === undefined ? [] : [isOfBranch(branch, accountNo)];

/** As `ofBranch`, for text of SQL that takes one condition. */
export const isOfBranch = (branch: Branch, accountNo: string): RawBuilder<SqlBool> =>
  branch === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`exists (select from account s where s.account_no = ${sql.ref(accountNo)} and s.home_branch = ${branch})`;

/**
 * For what names one account; what has none is of no branch.
 * @param refusal what is thrown where the account is not there: that it is another branch's is not told
 */
export async function expectOfBranch(
  db: Kysely<Tables>,
  branch: Branch,
  accountNo: string | null,
  refusal: () => ApiError,
): Promise<void> {
  if (branch === undefined) return;
  const account = await db
    .selectFrom('account')
    .select('account_no')
    .where('account_no', '=', accountNo)
    .where('home_branch', '=', branch)
    .executeTakeFirst();
  if (!account) throw refusal();
}

/**
 * @param branch the one branch that is all somebody sees
 * @throws the refusal for an account that is not there, and for one of another branch
 */
export async function expectAccount(
  db: Kysely<Tables>,
  branch: Branch,
  accountNo: string,
  refusal: () => ApiError,
): Promise<void> {
  await expectOfBranch(db, branch, accountNo, refusal);
  const account = db.selectFrom('account').select('account_no').where('account_no', '=', accountNo);
  if (!(await account.executeTakeFirst())) throw refusal();
}
