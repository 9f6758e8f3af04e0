import type { Kysely } from 'kysely';
import * as m from '@locales/depositPlan';
import { townOf } from '@contract/format/town';
import type { Tables } from '@server/db/tables';

/** Whose a deposit account is, as it stands on an envelope. */
export const ownerOf = (db: Kysely<Tables>) => async (accountNo: string) => {
  const { name, dba, address1, address2, ...place } = await db
    .selectFrom('account')
    .select(['name', 'dba', 'address1', 'address2', 'city', 'state', 'zip'])
    .where('account_no', '=', accountNo)
    .executeTakeFirstOrThrow();
  const known = [dba && m.doingBusinessAs({ name: dba }), address1, address2, townOf(place)];
  return { name, address: known.filter((line): line is string => Boolean(line)) };
};
