import * as m from '@locales/requests';
import { ApiError } from '@contract/problem';
import { oneAtATime } from '@server/db/oneAtATime';
import type { RequestDetail } from '@contract/requests/schema';
import type { Tx } from '@server/db/db';
import { onceByKey } from '@server/domain/requests/onceByKey';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { readDetail } from '../one/readDetail';
import { type RequestContext, requestContext, type RequestDeps } from '../requestContext';
import { viewerOf } from '../viewer';

interface Sent {
  readonly endpoint: { readonly method: string; readonly path: string };
  readonly key: string;
  readonly body: unknown;
  readonly caller: Caller;
  readonly origin: Origin;
}

/**
 * What a customer asks for: the request, what it pays or holds, what was agreed to and its emails become durable
 * together, once per key.
 * @param place writes the request down, in its transaction, and answers its id
 */
export function askOnce(
  room: RequestDeps,
  { endpoint: { method, path }, key, body, caller, origin }: Sent,
  place: (asking: RequestContext) => Promise<string>,
): Promise<RequestDetail> {
  const detailOf = async ({ sql }: Tx, id: string) => readDetail(sql, id, await viewerOf(sql, room, caller));
  const asked = {
    owner: caller.username,
    key,
    route: `${method} ${path}`,
    body,
    at: room.clock.now(),
    expectSeen: (tx: Tx, { id }: RequestDetail) => detailOf(tx, id),
  };
  // Whatever is read within has to be read by this transaction: there may be no other connection.
  return onceByKey(room.db, asked, async (tx) => {
    const asking = await requestContext(tx, room, { caller, origin });
    await expectPace(asking);
    return detailOf(tx, await place(asking));
  });
}

/** More than somebody asks for within an hour; each sends emails to the office. */
const MOST_PER_HOUR = 30;

/** @throws ApiError 'too-many' */
async function expectPace({ tx, caller, now }: RequestContext): Promise<void> {
  await oneAtATime(tx, 'request', caller.username);
  const since = new Date(now.getTime() - 3_600_000).toISOString();
  const { count } = await tx.sql
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('submitted_by', '=', caller.username)
    .where('submitted_at', '>', since)
    .executeTakeFirstOrThrow();
  if (count < MOST_PER_HOUR) return;
  throw new ApiError({
    code: 'too-many',
    message: m.tooManyAnHour({ count: MOST_PER_HOUR }),
  });
}
