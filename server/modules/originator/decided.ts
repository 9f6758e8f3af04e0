import type { Kysely } from 'kysely';
import type { DecidedOriginator } from '@contract/originator/schema';
import type { Tables } from '@server/db/tables';
import {
  confirmedBefore,
  offsetTold,
  type OriginatorVersion,
  originatorVersions,
  reasonsForNoFile,
  versionState,
  versionWaiting,
} from '@server/domain/originator/originator';
import { noSuchVersion } from '@server/domain/settings/deciding';

interface Reading {
  readonly now: Date;
  readonly booksZone: string;
  /** The sign-in of who reads it. */
  readonly reader: string;
}

/**
 * Every version, and one of them whole.
 * @param version the newest where undefined
 * @throws ApiError 'not-found'
 */
export async function decidedOriginator(
  sql: Kysely<Tables>,
  { now, booksZone, reader }: Reading,
  version?: number,
): Promise<DecidedOriginator> {
  const versions = await originatorVersions(sql);
  const shown = version === undefined ? versions[0] : versions.find((one) => one.versionId === version);
  if (version !== undefined && !shown) throw noSuchVersion();
  const waiting = versionWaiting(versions);
  return {
    versions: versions.map((one) => ({
      id: one.versionId,
      state: versionState(one, versions, now),
      effectiveFrom: one.effectiveFrom,
      proposedBy: one.proposedBy,
      proposedAt: one.proposedAt,
      decidedBy: one.decidedBy,
      decidedAt: one.decidedAt,
    })),
    shown: shown?.versionId ?? null,
    settings: shown?.settings ?? null,
    offset: offsetTold(shown?.offset ?? null),
    before: shown ? whole(confirmedBefore(versions, shown.versionId)) : null,
    missing: [...reasonsForNoFile(versions, now)],
    mayDecide: waiting !== undefined && waiting.proposedBy !== reader,
    booksZone,
  };
}

const whole = (version: OriginatorVersion | undefined): DecidedOriginator['before'] =>
  version ? { settings: version.settings, offset: offsetTold(version.offset) } : null;
