import * as m from '@locales/queue';
import type { Selectable } from 'kysely';
import { ApiError } from '@contract/problem';
import type { QueuedDetail } from '@contract/queue/schema';
import { openStatuses } from '@contract/requests/states';
import { isUuid } from '@server/db/isUuid';
import type { AuditEntry } from '@server/domain/audit/appendAudit';
import { dateInZone } from '@contract/format/date';
import { anyOf } from '@server/db/anyOf';
import type { Tx } from '@server/db/db';
import { accountsOf, notifyOfOption } from '@server/domain/paymentOptions/optionNotices';
import { WRONG_AMOUNTS } from '@server/domain/requests/toldReason';
import { changeOptionStatus } from '@server/domain/validation/settleValidation';
import { dropValidation } from '@server/domain/validation/validations';
import type { PaymentOptionTable } from '@server/db/tables';
import type { QueueDeps } from '../deps';
import { noSuchRequest } from '../errors';

interface Who extends Pick<AuditEntry, 'actor' | 'at' | 'origin'> {
  /** When they showed last who they are, an ISO instant. */
  readonly provenAt: string;
}

type Option = Pick<
  Selectable<PaymentOptionTable>,
  'option_id' | 'owner' | 'status' | 'status_reason' | 'nickname' | 'bank_name' | 'account_last'
>;

/** Also one of which somebody entered wrong amounts too often: they call. What its bank sent back is not vouched for. */
const isUnconfirmed = ({ status, status_reason: reason }: Option): boolean =>
  status === 'pendingVerification' || (status === 'failed' && reason === WRONG_AMOUNTS);

const optionOf = (tx: Tx, requestId: string) =>
  tx.sql
    .selectFrom('payment_option as o')
    .innerJoin('request as r', 'r.option_id', 'o.option_id')
    .select(['o.option_id', 'o.owner', 'o.status', 'o.status_reason'])
    .select(['o.nickname', 'o.bank_name', 'o.account_last'])
    .where('r.request_id', '=', requestId);

/** A return blocked it: its owner and its bank have said since that it may be debited again. */
const isBlocked = ({ status }: Option): boolean => status === 'blocked';

/**
 * Whether the bank account of a request waits to be confirmed, or for its block to be lifted, and why not by this person
 * where they must not.
 */
export async function bankConfirmationOf(
  tx: Tx,
  requestId: string,
  actor: string,
): Promise<QueuedDetail['bankConfirmation']> {
  const option = await optionOf(tx, requestId).executeTakeFirst();
  if (!option || !(isUnconfirmed(option) || isBlocked(option))) return null;
  return { why: (await whyNotBy(tx, option, actor)) ?? null, blocked: isBlocked(option) };
}

/**
 * Confirms the bank account that a request names, or lifts its block: from now on the bank's file can debit it. Of a lifted
 * block everybody of its accounts is told.
 * @throws ApiError 'not-found' without such a request, 'conflict' where there is nothing to confirm, or somebody else
 *   has to do it
 */
export async function confirmBankAccount(
  tx: Tx,
  { outbox, booksZone }: Pick<QueueDeps, 'outbox' | 'booksZone'>,
  requestId: string,
  { provenAt, ...who }: Who,
): Promise<void> {
  const option = isUuid(requestId) ? await optionOf(tx, requestId).forUpdate().executeTakeFirst() : undefined;
  if (!option) throw noSuchRequest();
  if (!isUnconfirmed(option) && !isBlocked(option)) throw nothingDone(m.nothingToConfirm());
  const why = await whyNotBy(tx, option, who.actor);
  if (why !== undefined) throw nothingDone(why);
  const { option_id: optionId, owner, status } = option;
  await dropValidation(tx.sql, optionId, who.at);
  const confirmed = { status: 'active', reason: null, because: { provenAt } } as const;
  if (isBlocked(option)) await tellUnblocked(tx, { outbox, booksZone }, option, who.at);
  await changeOptionStatus(tx, { optionId, owner, status }, confirmed, who);
  await tx.sql
    .updateTable('payment_option')
    .set({ confirmed_by: who.actor })
    .where('option_id', '=', optionId)
    .execute();
}

async function tellUnblocked(
  tx: Tx,
  { outbox, booksZone }: Pick<QueueDeps, 'outbox' | 'booksZone'>,
  { option_id: optionId, owner, nickname, bank_name: bankName, account_last: last }: Option,
  at: Date,
): Promise<void> {
  await notifyOfOption(tx.sql, outbox, {
    event: 'unblocked',
    owner,
    nickname,
    bankName,
    last,
    accounts: await accountsOf(tx.sql, optionId),
    at,
    today: dateInZone(at, booksZone),
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
    .where('e.event', 'in', ['approve', 'askSecond', 'approveSecond', 'approveAgain'])
    .where('e.actor', '=', actor)
    .orderBy('r.request_no')
    .executeTakeFirst();
  return approved && m.approvedFromIt({ number: approved.requestNo });
}

const nothingDone = (message: string): ApiError => new ApiError({ code: 'conflict', message });
