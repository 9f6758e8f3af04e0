import { ApiError } from '@contract/problem';
import * as m from '@locales/email';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { endSuppression } from '@server/domain/email/returned/suppressions';
import type { Origin } from '@server/http/api';

interface Lifting {
  readonly address: string;
  readonly reason: string;
  /** A sign-in. */
  readonly by: string;
  readonly origin: Origin;
}

/**
 * Ends the mark of an address for somebody of the office, who says why.
 * @throws ApiError 'conflict' where it has none
 */
export const liftSuppression = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { address: typed, reason, by, origin }: Lifting,
): Promise<{ address: string }> =>
  db.transaction(async (tx) => {
    const address = typed.toLowerCase();
    const at = clock.now();
    const ended = await endSuppression(tx, address, { by: 'office', at });
    if (!ended) throw new ApiError({ code: 'conflict', message: m.noMark() });
    await appendAudit(tx, {
      at,
      actor: by,
      subject: address,
      action: 'address.lifted',
      entity: 'letter',
      before: ended,
      after: { reason },
      origin,
    });
    return { address };
  });
