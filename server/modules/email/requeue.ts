import * as m from '@locales/email';
import { ApiError } from '@contract/problem';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Origin } from '@server/http/api';
import type { EmailState } from '@contract/email/labels';
import type { EmailDesk } from '@server/domain/email/desk';

export interface EmailDeps {
  readonly db: Db;
  readonly desk: EmailDesk;
  readonly clock: Clock;
}

interface Asked {
  readonly id: string;
  /** A sign-in. */
  readonly by: string;
  readonly origin: Origin;
}

/**
 * Has an email sent again that was given up. One that was sent again already is left alone, so that asking twice sends
 * once.
 * @throws ApiError 'not-found', or 'conflict' in words where there is nothing to send
 */
export async function requeueEmail({ db, desk, clock }: EmailDeps, asked: Asked): Promise<void> {
  const { id, by, origin } = asked;
  await db.transaction(async (tx) => {
    const letter = await tx.sql
      .selectFrom('outbox_message')
      .selectAll()
      .where('message_id', '=', id)
      .where('recipient', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (!letter) throw noSuchEmail();
    if (letter.state !== 'dead') {
      if (letter.requeued_at !== null) return;
      throw notDead(letter.state);
    }
    if (letter.payload === null) throw forgotten();
    await desk.requeue(tx.sql, id);
    await appendAudit(tx, {
      at: clock.now(),
      actor: by,
      subject: letter.recipient ?? undefined,
      action: 'letter.requeued',
      entity: 'letter',
      entityId: id,
      before: { state: letter.state, attempts: letter.attempts, reason: letter.last_error },
      after: { state: 'queued', letter: letter.letter },
      origin,
    });
  });
}

export const noSuchEmail = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchEmail() });

const notDead = (state: Exclude<EmailState, 'dead'>): ApiError =>
  new ApiError({ code: 'conflict', message: m.cantSendAgain({ state }) });

const forgotten = (): ApiError => new ApiError({ code: 'conflict', message: m.forgotten() });
