import type { QueuedDetail } from '@contract/queue/schema';
import { eventOf, movesOf } from '@contract/requests/officeMoves';
import { forbiddenMessage } from '@contract/rules/forbiddenMessages';
import { mayUse } from '@contract/rules/desks';
import type { RequestStatus } from '@contract/requests/states';
import type { Tx } from '@server/db/db';
import type { Caller } from '@server/http/caller';
import { changesOf } from '@server/domain/requests/approvalBasis';
import { whyNot } from '@server/domain/requests/whyNot';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import type { QueueDeps } from '../deps';

/**
 * What somebody of the office can do with a request now, why not where something stands in the way, and what has changed
 * since it was approved.
 */
export async function possibleMoves(
  tx: Tx,
  { booksZone }: Pick<QueueDeps, 'booksZone'>,
  id: string,
  { username: actor, permissions }: Pick<Caller, 'username' | 'permissions'>,
  at: Date,
): Promise<Pick<QueuedDetail, 'moves' | 'changes'>> {
  const { payments } = await companySettingsOf(tx.sql, at);
  const request = await tx.sql
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const status = request.status as RequestStatus;
  const changes = await changesOf(tx.sql, id);
  const moves: QueuedDetail['moves'] = [];
  const mayMove = mayUse(permissions, 'workQueue');
  for (const move of mayMove ? movesOf({ flow: request.flow, status }, changes.length > 0) : []) {
    const standing = { status, amountCents: request.amount_cents };
    const event = eventOf(move, standing, payments.secondApprovalCents);
    const lacks = event === 'approveSecond' && !mayUse(permissions, 'approveLarge');
    const why = lacks
      ? forbiddenMessage('approveLarge')
      : await whyNot(tx, event, { request, actor, role: 'office', at, booksZone });
    moves.push({ move, why });
  }
  return { moves, changes };
}
