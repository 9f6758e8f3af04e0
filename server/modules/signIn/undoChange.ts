import { language } from '@locales/language';
import { ApiError } from '@contract/problem';
import * as m from '@locales/auth';
import { appendAudit } from '@server/domain/audit/appendAudit';
import {
  type ContactAttribute,
  endChanges,
  heldContacts,
  nameOfToken,
} from '@server/domain/contactChanges/changes';
import type { Origin } from '@server/http/api';
import type { SignInDeps } from './deps';

/**
 * Puts back every address and number that was replaced within the last days, ends all sign-ins and makes the password
 * useless: whoever made the change knew it. What the pool does can be done again, so the link is used up only after it.
 * @throws ApiError 'not-found' for a link that was used, is too old, or never was
 */
export async function undoContactChange(room: SignInDeps, token: string, origin: Origin): Promise<void> {
  const { db, clock, outbox, poolAdmin } = room;
  const at = clock.now();
  const name = await nameOfToken(db.sql, token, at);
  if (name === undefined) throw noSuchLink();
  const held = await heldContacts(db.sql, name, at);
  for (const [attribute, value] of Object.entries(held) as [ContactAttribute, string][]) {
    await poolAdmin.setContact(name, { attribute, value, proven: true });
  }
  await poolAdmin.signOutEverywhere(name);
  await poolAdmin.resetPassword(name).catch(whereNoneCounts);
  await db.transaction(async (tx) => {
    // Pressed twice: what was done is told once.
    if (!(await endChanges(room, tx.sql, name))) return;
    if (held.email) {
      await outbox.put(tx.sql, {
        channel: 'mail',
        to: held.email,
        reader: name,
        language: language(),
        letter: { name: 'securityNotice', event: 'contactTakenBack', at: at.toISOString() },
      });
    }
    await appendAudit(tx, {
      at,
      actor: 'nobody',
      subject: name,
      action: 'user.takenBack',
      entity: 'user',
      entityId: name,
      after: { restored: Object.keys(held) },
      origin,
    });
  });
}

/** Somebody invited or disabled has no password that could let anybody in. */
function whereNoneCounts(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
}

const noSuchLink = () => new ApiError({ code: 'not-found', message: m.linkRefused() });
