import * as m from '@locales/queue';
import type { Selectable } from 'kysely';
import { ApiError } from '@contract/problem';
import type { QueuedDetail } from '@contract/queue/schema';
import { openStatuses } from '@contract/requests/states';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import { anyOf } from '@server/db/anyOf';
import type { Tx } from '@server/db/db';
import type { PaymentOptionTable } from '@server/db/tables';
import { noSuchRequest } from '../errors';
import { isUuid } from './readQueued';

interface Who extends Pick<AuditEntry, 'actor' | 'at' | 'origin'> {
  /** When they showed last who they are, an ISO instant. */
  readonly provenAt: string;
}

type Option = Pick<Selectable<PaymentOptionTable>, 'option_id' | 'owner' | 'status'>;

const optionOf = (tx: Tx, requestId: string) =>
  tx.sql
    .selectFrom('payment_option as o')
    .innerJoin('request as r', 'r.option_id', 'o.option_id')
    .select(['o.option_id', 'o.owner', 'o.status'])
    .where('r.request_id', '=', requestId);

/** Whether the bank account of a request waits to be confirmed, and why not by this person where they must not. */
export async function bankConfirmationOf(
  tx: Tx,
  requestId: string,
  actor: string,
): Promise<QueuedDetail['bankConfirmation']> {
  const option = await optionOf(tx, requestId).executeTakeFirst();
  if (option?.status !== 'pendingVerification') return null;
  return { why: (await whyNotBy(tx, option, actor)) ?? null };
}

/**
 * Confirms the bank account that a request names: from now on the bank's file can debit it.
 * @throws ApiError 'not-found' without such a request, 'conflict' where there is nothing to confirm, or somebody else
 *   has to do it
 */
export async function confirmBankAccount(
  tx: Tx,
  requestId: string,
  { provenAt, ...who }: Who,
): Promise<void> {
  const option = isUuid(requestId) ? await optionOf(tx, requestId).forUpdate().executeTakeFirst() : undefined;
  if (!option) throw noSuchRequest();
  if (option.status !== 'pendingVerification') {
    throw nothingDone(m.nothingToConfirm());
  }
  const why = await whyNotBy(tx, option, who.actor);
  if (why !== undefined) throw nothingDone(why);
  await tx.sql
    .updateTable('payment_option')
    .set((eb) => ({
      status: 'active',
      verified_at: who.at.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('option_id', '=', option.option_id)
    .execute();
  await appendAudit(tx, {
    ...who,
    subject: option.owner,
    action: 'option.changed',
    entity: 'option',
    entityId: option.option_id,
    before: { status: option.status },
    after: { status: 'active', provenAt },
  });
}

/**
 * One person must not both let a payment go and vouch for the bank account that it goes from, whichever of its
 * requests they approved.
 */
async function whyNotBy(
  tx: Tx,
  { option_id: optionId, owner }: Option,
  actor: string,
): Promise<string | undefined> {
  if (owner === actor) return m.ownBankAccount();
  const approved = await tx.sql
    .selectFrom('request as r')
    .innerJoin('request_event as e', 'e.request_id', 'r.request_id')
    .select('r.request_no as requestNo')
    .where('r.option_id', '=', optionId)
    .where((eb) => anyOf(eb.ref('r.status'), openStatuses))
    .where('e.event', 'in', ['approve', 'askSecond', 'approveSecond'])
    .where('e.actor', '=', actor)
    .orderBy('r.request_no')
    .executeTakeFirst();
  return approved && m.approvedFromIt({ number: approved.requestNo });
}

const nothingDone = (message: string): ApiError => new ApiError({ code: 'conflict', message });
