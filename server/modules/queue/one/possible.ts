import type { QueuedDetail } from '@contract/queue/schema';
import { eventOf, movesOf } from '@contract/requests/officeMoves';
import type { RequestStatus } from '@contract/requests/states';
import type { Tx } from '@server/db/db';
import type { Caller } from '@server/http/caller';
import { whyNot } from '@server/domain/requests/whyNot';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import type { QueueDeps } from '../deps';

/** What somebody of the office can do with a request now, and why not where something stands in the way. */
export async function possibleMoves(
  tx: Tx,
  { booksZone }: Pick<QueueDeps, 'booksZone'>,
  id: string,
  { username: actor }: Pick<Caller, 'username'>,
  at: Date,
): Promise<QueuedDetail['moves']> {
  const { payments } = await companySettingsOf(tx.sql, at);
  const request = await tx.sql
    .selectFrom('request')
    .selectAll()
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const status = request.status as RequestStatus;
  const told: QueuedDetail['moves'] = [];
  for (const move of movesOf({ flow: request.flow, status })) {
    const standing = { status, amountCents: request.amount_cents };
    const event = eventOf(move, standing, payments.secondApprovalCents);
    told.push({ move, why: await whyNot(tx, event, { request, actor, role: 'office', at, booksZone }) });
  }
  return told;
}
