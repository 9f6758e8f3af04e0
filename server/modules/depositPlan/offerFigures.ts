import type { Kysely } from 'kysely';
import { levelOpens } from '@contract/rules/accessOpens';
import type { Access } from '@server/domain/visibility/access';
import { anyOf } from '@server/db/anyOf';
import type { Tables } from '@server/db/tables';
import { depositAvailableOf } from '@server/domain/requests/depositAvailable';

/** What of the tables an offer is made of. */
export const offerParts = (db: Kysely<Tables>) => ({
  async available(savId: string) {
    const [available] = await depositAvailableOf(db, [savId]);
    return available!.availableCents;
  },

  /** To whom a check is made out: the owner of the account that a deposit account belongs to, and its branch. */
  ownerOf: (accountNo: string) =>
    db
      .selectFrom('account')
      .select(['name', 'home_branch as homeBranch'])
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow(),

  /** Branches that are in use, with their places. */
  branches: () => db.selectFrom('branch').selectAll().where('active', '=', true).orderBy('name').execute(),

  /** Trade accounts that money can be moved to: those that the caller may pay. */
  async tradeAccounts(accesses: readonly Access[]) {
    const payable = accesses.filter(({ level }) => levelOpens(level, 'asking'));
    return db
      .selectFrom('account')
      .select(['account_no as accountNo', 'name'])
      .where((eb) =>
        anyOf(
          eb.ref('account_no'),
          payable.map(({ accountNo }) => accountNo),
        ),
      )
      .where('account_type', '=', 'T')
      .where('status', '<>', 'X')
      .orderBy('account_no')
      .execute();
  },
});
