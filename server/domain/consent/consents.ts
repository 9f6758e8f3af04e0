import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { ApiError } from '@contract/problem';
import type { decisions } from '@contract/secondPerson/labels';
import * as m from '@locales/secondPerson';
import { isUuid } from '@server/db/isUuid';
import type { Tx } from '@server/db/db';
import type { ConsentTable, Tables } from '@server/db/tables';

export type Consent = Selectable<ConsentTable>;

interface Proposed extends Pick<Consent, 'kind' | 'subject' | 'wanted'> {
  readonly by: string;
  readonly at: Date;
}

/**
 * Writes down what waits for a second administrator. The caller holds a lock under which no other is written for the same.
 * @returns its id
 * @throws ApiError 'conflict' where the same waits already, or somebody would give power to themselves
 */
export async function proposeConsent(
  { sql }: Tx,
  { kind, subject, wanted, by, at }: Proposed,
): Promise<string> {
  if (subject === by) throw conflict(m.notForOneself());
  const open = await waitingConsent(sql, kind, subject);
  if (open) throw conflict(m.alreadyWaits({ name: open.proposed_by }));
  const id = randomUUID();
  await sql
    .insertInto('consent')
    .values({
      consent_id: id,
      kind,
      subject,
      wanted: JSON.stringify(wanted),
      proposed_by: by,
      proposed_at: at.toISOString(),
    })
    .execute();
  return id;
}

/** What waits of a kind, about somebody; undefined where nothing does. */
export const waitingConsent = (
  sql: Kysely<Tables>,
  kind: Consent['kind'],
  subject: string | null,
): Promise<Consent | undefined> =>
  sql
    .selectFrom('consent')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', 'is not distinct from', subject)
    .where('decision', 'is', null)
    .executeTakeFirst();

interface Deciding {
  readonly by: string;
  readonly at: Date;
  /** Whoever is an administrator now. */
  readonly admins: readonly string[];
}

/**
 * Decides what waits; of two who decide at once, the second is told who was first.
 * @throws ApiError 'not-found', or 'conflict' where it waits no more, whoever proposed it or gets the power would confirm
 *   it, or its proposer is no administrator any more
 */
export async function decideConsent(
  { sql }: Tx,
  id: string,
  decision: (typeof decisions)[number],
  { by, at, admins }: Deciding,
): Promise<Consent> {
  const found = await sql
    .selectFrom('consent')
    .selectAll()
    .where('consent_id', '=', isUuid(id) ? id : null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new ApiError({ code: 'not-found', message: m.noSuchProposal() });
  if (found.decision !== null)
    throw conflict(m.alreadyDecided({ decision: found.decision, name: found.decided_by! }));
  const isOwn = found.proposed_by === by;
  if (decision === 'withdrawn' && !isOwn) throw conflict(m.notYoursToWithdraw());
  if (decision === 'confirmed') {
    if (isOwn) throw conflict(m.ownProposal());
    if (found.subject === by) throw conflict(m.aboutOneself());
    if (!admins.includes(found.proposed_by)) throw conflict(m.proposerGone({ name: found.proposed_by }));
  }
  await sql
    .updateTable('consent')
    .set({ decision, decided_by: by, decided_at: at.toISOString() })
    .where('consent_id', '=', id)
    .execute();
  return found;
}

/** Whoever gets the name later has nothing to do with what was proposed for it. */
export const dropConsents = async (
  { sql }: Tx,
  subject: string,
  { by, at }: Pick<Deciding, 'by' | 'at'>,
): Promise<void> => {
  await sql
    .updateTable('consent')
    .set({ decision: 'refused', decided_by: by, decided_at: at.toISOString() })
    .where('kind', '=', 'powers')
    .where('subject', '=', subject)
    .where('decision', 'is', null)
    .execute();
};

const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });
