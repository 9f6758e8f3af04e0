import type { RequestDetail } from '@contract/requests/schema';
import type { Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { moveRequest } from '@server/domain/requests/moveRequest';
import { mayOnlyLook } from '../errors';
import type { RequestDeps } from '../requestContext';
import { viewerOf } from '../viewer';
import { readDetail } from './readDetail';

/** Cancels a request; one that is cancelled already is answered as it stands. */
export const cancelRequest = (
  room: RequestDeps,
  caller: Caller,
  id: string,
  { note, version }: { readonly note?: string; readonly version?: number },
  origin: Origin,
): Promise<RequestDetail> =>
  room.db.transaction(async (tx) => {
    const viewer = await viewerOf(tx.sql, room, caller);
    const request = await readDetail(tx.sql, id, viewer);
    if (!viewer.paying.includes(request.accountNo)) throw mayOnlyLook();
    const { status } = await tx.sql
      .selectFrom('request')
      .select('status')
      .where('request_id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (status === 'cancelled') return readDetail(tx.sql, id, viewer);
    await moveRequest(tx, room, {
      requestId: id,
      event: 'cancel',
      role: 'customer',
      actor: caller.username,
      at: viewer.now,
      note: note || undefined,
      version,
      origin,
    });
    return readDetail(tx.sql, id, viewer);
  });
