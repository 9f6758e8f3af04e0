import { Refusal } from '../../../../contract/problem';
import { appendAudit, type AuditEntry } from '../../../audit/appendAudit';
import type { Tx } from '../../../db/db';
import { noSuchRequest } from '../refusals';
import { isUuid } from './readQueued';

interface Who extends Pick<AuditEntry, 'actor' | 'at' | 'origin'> {
  /** When they showed last who they are, an ISO instant. */
  readonly provenAt: string;
}

/**
 * Confirms the bank account that a request names: from now on the bank's file can debit it.
 * @throws Refusal 'not-found' without such a request, 'conflict' where there is nothing to confirm, or by its owner
 */
export async function confirmBankAccount(
  tx: Tx,
  requestId: string,
  { provenAt, ...who }: Who,
): Promise<void> {
  const option = isUuid(requestId)
    ? await tx.sql
        .selectFrom('payment_option as o')
        .innerJoin('request as r', 'r.option_id', 'o.option_id')
        .select(['o.option_id as id', 'o.owner', 'o.status'])
        .where('r.request_id', '=', requestId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!option) throw noSuchRequest();
  if (option.owner === who.actor) {
    throw nothingDone('It is your own bank account; somebody else has to confirm it.');
  }
  if (option.status !== 'pendingVerification') {
    throw nothingDone('This bank account does not wait to be confirmed. Look at it as it stands now.');
  }
  await tx.sql
    .updateTable('payment_option')
    .set((eb) => ({
      status: 'active',
      verified_at: who.at.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('option_id', '=', option.id)
    .execute();
  await appendAudit(tx, {
    ...who,
    subject: option.owner,
    action: 'option.changed',
    entity: 'option',
    entityId: option.id,
    before: { status: option.status },
    after: { status: 'active', provenAt },
  });
}

const nothingDone = (message: string): Refusal => new Refusal({ code: 'conflict', message });
