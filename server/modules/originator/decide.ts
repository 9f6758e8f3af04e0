import * as m from '@locales/originator';
import * as options from '@locales/paymentOptions';
import type { OriginatorSettings, ProposedOriginator } from '@contract/originator/schema';
import { ApiError } from '@contract/problem';
import { originatorProblems } from '@contract/rules/originatorProblems';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Db } from '@server/db/db';
import {
  lockOriginator,
  sealOffset,
  writeDecision,
  writeProposal,
} from '@server/domain/originator/decideOriginator';
import {
  confirmedBefore,
  type Offset,
  offsetTold,
  type OriginatorVersion,
  originatorVersions,
  versionWaiting,
} from '@server/domain/originator/originator';
import {
  changedMeanwhile,
  differingAreas,
  effectiveInstant,
  noSuchVersion,
  settingsInvalid,
} from '@server/domain/settings/deciding';
import type { Acting } from '@server/http/stepUp';
import { KeyUnavailable } from '@server/vault/keyProvider';
import type { NumberVault } from '@server/vault/numberVault';

interface Vaulted {
  readonly db: Db;
  readonly numbers: NumberVault;
}

/**
 * Writes a version that waits for another administrator.
 * @throws ApiError 'invalid' by field, or 'conflict' where somebody else proposed meanwhile or another one waits
 */
export async function propose(
  { db, numbers }: Vaulted,
  { settings, offset, effectiveFrom, basedOn }: ProposedOriginator,
  { by, provenAt, at, origin }: Acting,
): Promise<void> {
  const from = effectiveInstant(effectiveFrom, at);
  // Before the transaction: who keeps the company's keys may take a while.
  const named =
    offset?.accountNumber === undefined ? null : await sealed(numbers, offset, offset.accountNumber);
  await db.transaction(async (tx) => {
    await lockOriginator(tx.sql);
    const versions = await originatorVersions(tx.sql);
    const newest = versions[0];
    if ((newest?.versionId ?? null) !== basedOn) throw changedMeanwhile();
    const waiting = versionWaiting(versions);
    if (waiting) throw conflict(m.oneWaits({ version: waiting.versionId, name: waiting.proposedBy }));
    const kept = newest?.offset ?? null;
    const fields = originatorProblems({ settings, offset }, kept);
    if (Object.keys(fields).length > 0) throw settingsInvalid(fields);
    const proposed = { settings, offset: offset && (named ?? kept) };
    const versionId = await writeProposal(tx.sql, proposed, { at, by, from });
    const changes = changesFrom(confirmedBefore(versions, versionId), proposed);
    await appendAudit(tx, {
      at,
      actor: by,
      action: 'originator.proposed',
      entity: 'originator',
      entityId: String(versionId),
      before: changes.before,
      after: { effectiveFrom: from.toISOString(), provenAt, ...changes.after },
      origin,
    });
  });
}

/**
 * Confirms or refuses the version that waits.
 * @throws ApiError 'not-found', or 'conflict' where it waits no more, or whoever proposed it would confirm it
 */
export async function decide(
  db: Db,
  version: number,
  decision: 'confirmed' | 'refused',
  { by, provenAt, at, origin }: Acting,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOriginator(tx.sql);
    const versions = await originatorVersions(tx.sql);
    const decided = versions.find(({ versionId }) => versionId === version);
    if (!decided) throw noSuchVersion();
    if (decided.decision !== null) {
      throw conflict(m.alreadyDecided({ decision: decided.decision, name: decided.decidedBy! }));
    }
    const { proposedBy } = decided;
    if (decision === 'confirmed' && proposedBy === by) throw conflict(m.ownProposal());
    const effectiveFrom = await writeDecision(tx.sql, decided, decision, { at, by });
    const changes = changesFrom(confirmedBefore(versions, version), decided);
    const told =
      decision === 'confirmed'
        ? { before: changes.before, after: { effectiveFrom, proposedBy, provenAt, ...changes.after } }
        : { after: { proposedBy, provenAt } };
    await appendAudit(tx, {
      at,
      actor: by,
      action: decision === 'confirmed' ? 'originator.confirmed' : 'originator.refused',
      entity: 'originator',
      entityId: String(version),
      ...told,
      origin,
    });
  });
}

async function sealed(
  numbers: NumberVault,
  offset: NonNullable<ProposedOriginator['offset']>,
  accountNumber: string,
): Promise<Offset> {
  try {
    return await sealOffset(numbers, offset, accountNumber);
  } catch (error) {
    if (!(error instanceof KeyUnavailable)) throw error;
    throw new ApiError({ code: 'unavailable', message: options.cannotSeal(), cause: error });
  }
}

/** What differs from what was confirmed last, as the audit may keep it: of an account number its last digits alone. */
function changesFrom(
  before: OriginatorVersion | undefined,
  { settings, offset }: { readonly settings: OriginatorSettings; readonly offset: Offset | null },
) {
  return differingAreas(before ? { ...before.settings, offset: offsetTold(before.offset) } : {}, {
    ...settings,
    offset: offsetTold(offset),
  });
}

const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });
