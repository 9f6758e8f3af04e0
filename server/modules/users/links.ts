import * as m from '@locales/users';
import type { UserLink } from '@contract/officeUsers/schema';
import { ApiError } from '@contract/problem';
import { MAX_ACCOUNTS, tooManyAccounts } from '@contract/rules/accessLevels';
import type { Db } from '@server/db/db';

/**
 * Links a user to these accounts and to no others. Until when a link counts stays as it is.
 * @throws ApiError 'invalid' under the field of an account that is unknown, or named twice; of all where they are too many
 */
export async function replaceLinks(sql: Db['sql'], name: string, links: readonly UserLink[]): Promise<void> {
  // Those of a request that is approved come to those that are there.
  if (links.length > MAX_ACCOUNTS) {
    throw new ApiError({
      code: 'invalid',
      message: tooManyAccounts(),
      fields: { accounts: tooManyAccounts() },
    });
  }
  const numbers = links.map(({ accountNo }) => accountNo);
  const known = await sql
    .selectFrom('account')
    .select('account_no')
    .where('account_no', 'in', [...numbers, ''])
    .execute();
  const before = await linksOf(sql, name);
  const there = new Set([
    ...known.map(({ account_no }) => account_no),
    ...before.map((link) => link.accountNo),
  ]);
  const wrong = numbers.flatMap((number, at) => {
    const field = `accounts[${at}].accountNo`;
    if (!there.has(number)) return [[field, m.noSuchAccount({ number })]];
    return numbers.indexOf(number) < at ? [[field, m.accountTwice({ number })]] : [];
  });
  if (wrong.length > 0) {
    const fields = Object.fromEntries(wrong) as Record<string, string>;
    throw new ApiError({ code: 'invalid', message: Object.values(fields).join(' '), fields });
  }
  await sql.deleteFrom('account_access').where('name', '=', name).execute();
  if (links.length === 0) return;
  const validTo = new Map(before.map((link) => [link.accountNo, link.validTo]));
  await sql
    .insertInto('account_access')
    .values(
      links.map(({ accountNo, level, relationship }) => ({
        name,
        account_no: accountNo,
        level,
        relationship,
        valid_to: validTo.get(accountNo) ?? null,
      })),
    )
    .execute();
}

/** By account number. */
export const linksOf = (sql: Db['sql'], name: string) =>
  sql
    .selectFrom('account_access')
    .select(['account_no as accountNo', 'level', 'relationship', 'valid_to as validTo'])
    .where('name', '=', name)
    .orderBy('account_no')
    .execute();

/** Links in words for the audit: '00117 owner'. */
export const linkWords = (links: readonly UserLink[]): string[] =>
  links.map(({ accountNo, level, relationship }) => `${accountNo} ${level}, ${relationship}`).toSorted();
