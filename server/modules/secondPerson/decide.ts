import type { AddedPowers } from '@contract/rules/consent';
import type { RequestOf } from '@contract/endpoint';
import type * as secondPerson from '@contract/secondPerson/endpoints';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { expectAdmin, lockAdmins } from '@server/domain/consent/admins';
import { type Consent, decideConsent } from '@server/domain/consent/consents';
import { confirmLimits, type WantedSettings } from '@server/domain/consent/limits';
import { officePowersOf, withAdded, writePowers } from '@server/domain/consent/powers';
import type { Acting } from '@server/http/stepUp';

type Decision = RequestOf<(typeof secondPerson)['decide']>['body']['decision'];

/**
 * Decides what another administrator proposed; what is confirmed holds from now on.
 * @throws ApiError as `decideConsent`, and 'conflict' where the settings were changed meanwhile
 */
export async function decide(tx: Tx, id: string, decision: Decision, acting: Acting): Promise<void> {
  const { by, at, provenAt, origin } = acting;
  const admins = await lockAdmins(tx.sql);
  expectAdmin(admins, by);
  const consent = await decideConsent(tx, id, decision, { by, at, admins });
  const told = decision === 'confirmed' ? await confirmed(tx, consent, acting) : undefined;
  const { kind, subject, proposed_by: proposedBy } = consent;
  await appendAudit(tx, {
    at,
    actor: by,
    ...(subject !== null && { subject }),
    action: `${kind}.${decision}`,
    entity: kind === 'powers' ? 'user' : 'settings',
    entityId: subject ?? id,
    ...(told && { before: told.before }),
    after: { ...told?.after, proposedBy, provenAt },
    origin,
  });
}

interface Told {
  readonly before: object;
  readonly after: object;
}

async function confirmed(
  tx: Tx,
  { kind, subject, wanted, proposed_by: proposedBy }: Consent,
  acting: Acting,
): Promise<Told | undefined> {
  if (kind === 'limits') {
    await confirmLimits(tx, wanted as WantedSettings, { ...acting, proposedBy });
    return undefined;
  }
  const name = subject!;
  await tx.sql.selectFrom('portal_user').select('name').where('name', '=', name).forUpdate().execute();
  const before = (await officePowersOf(tx.sql, name))!;
  const after = withAdded(before, wanted as AddedPowers);
  await writePowers(tx, name, before, after, acting.at);
  return { before, after };
}
