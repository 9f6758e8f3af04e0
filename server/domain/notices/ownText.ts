import { type Kysely, sql } from 'kysely';
import type { OwnNoticeText } from '@contract/rules/noticeText';
import type { Tables } from '@server/db/tables';

/**
 * What the company says in an email of a kind as it is in force, with the account's name; undefined where it says
 * nothing.
 */
export async function ownNoticeText(
  db: Kysely<Tables>,
  kind: string,
  accountNo: string | null,
): Promise<(OwnNoticeText & { readonly account: string }) | undefined> {
  const row = await db
    .selectFrom('notice_text')
    .select([
      'opening',
      'closing',
      'spanish_opening as spanishOpening',
      'spanish_closing as spanishClosing',
      sql<string>`coalesce((select a.name from account a where a.account_no = ${accountNo}), '')`.as(
        'account',
      ),
    ])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { account: _, ...texts } = row;
  return Object.values(texts).every((text) => text === '') ? undefined : row;
}
