import type { Kysely } from 'kysely';
import type { Tables } from '@server/db/tables';

/** Locks what an account owes and has in credit until the transaction ends: of two requests the second sees the first. */
export async function lockPayment(db: Kysely<Tables>, accountNo: string): Promise<void> {
  await db
    .insertInto('payment_lock')
    .values({ account_no: accountNo })
    .onConflict((conflict) => conflict.column('account_no').doNothing())
    .execute();
  await db
    .selectFrom('payment_lock')
    .select('account_no')
    .where('account_no', '=', accountNo)
    .forUpdate()
    .execute();
}
