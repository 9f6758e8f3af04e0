import { blocksBankAccount, returnReason } from '@contract/rules/returnCodes';
import type { Tx } from '@server/db/db';

/** A bank account that a return made useless, as the audit tells it. */
export interface Blocked {
  readonly optionId: string;
  readonly owner: string;
  readonly before: string;
}

/**
 * Blocks the bank account that a payment was returned from, where the code says that it can pay nothing more
 * (docs/rules.md#returns); undefined where it stays as it was.
 */
export async function blockOption(
  { sql }: Pick<Tx, 'sql'>,
  optionId: string | null,
  code: string | null,
): Promise<Blocked | undefined> {
  if (optionId === null || !blocksBankAccount(code)) return undefined;
  const option = await sql
    .selectFrom('payment_option')
    .select(['status', 'owner'])
    .where('option_id', '=', optionId)
    .forUpdate()
    .executeTakeFirst();
  if (option?.status !== 'active' && option?.status !== 'pendingVerification') return undefined;
  await sql
    .updateTable('payment_option')
    .set((eb) => ({
      status: 'blocked',
      status_reason: returnReason(code).words,
      version: eb('version', '+', 1),
    }))
    .where('option_id', '=', optionId)
    .execute();
  return { optionId, owner: option.owner, before: option.status };
}
