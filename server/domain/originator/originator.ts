import type { Kysely, Selectable } from 'kysely';
import * as m from '@locales/originator';
import { formatInstant } from '@contract/format/date';
import type { VersionState } from '@contract/originator/labels';
import type { DecidedOriginator, OriginatorSettings } from '@contract/originator/schema';
import type { OriginatorVersionTable, Tables } from '@server/db/tables';
import type { ClearNumber } from '@server/vault/clearNumber';
import type { Sealed } from '@server/vault/envelope';
import type { NumberVault } from '@server/vault/numberVault';

/** The company's own account, against which balanced files are booked. */
export interface Offset extends NonNullable<DecidedOriginator['offset']> {
  /** The place under which the number is sealed. */
  readonly place: string;
  readonly sealed: Sealed;
}

export interface OriginatorVersion {
  readonly versionId: number;
  readonly settings: OriginatorSettings;
  /** Null where files are not balanced. */
  readonly offset: Offset | null;
  /** An ISO instant. */
  readonly effectiveFrom: string;
  readonly proposedAt: string;
  readonly proposedBy: string;
  /** Null while it waits for another administrator. */
  readonly decision: 'confirmed' | 'refused' | null;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
}

/** Every version, the newest first. They are few: a company changes its bank seldom. */
export async function originatorVersions(sql: Kysely<Tables>): Promise<readonly OriginatorVersion[]> {
  const rows = await sql.selectFrom('originator_version').selectAll().orderBy('version_id', 'desc').execute();
  return rows.map((row) => ({
    versionId: row.version_id,
    settings: settingsIn(row),
    offset: offsetOf(row),
    effectiveFrom: row.effective_from,
    proposedAt: row.proposed_at,
    proposedBy: row.proposed_by,
    decision: row.decision,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  }));
}

/** A version that was written before bank accounts were checked by files has them confirmed by hand. */
const settingsIn = ({
  settings,
}: Pick<Selectable<OriginatorVersionTable>, 'settings'>): OriginatorSettings => ({
  ...(settings as OriginatorSettings),
  validation: (settings as Partial<OriginatorSettings>).validation ?? 'byHand',
});

const offsetOf = (row: Selectable<OriginatorVersionTable>): Offset | null =>
  row.offset_place === null
    ? null
    : {
        place: row.offset_place,
        routingNumber: row.offset_routing_number!,
        accountType: row.offset_account_type!,
        last: row.offset_last!,
        sealed: row.offset_sealed as Sealed,
      };

/**
 * The version that bank files are made by at an instant: the last confirmed one that holds already
 * (docs/rules.md#originator).
 */
export const versionInForce = (
  versions: readonly OriginatorVersion[],
  now: Date,
): OriginatorVersion | undefined =>
  versions
    .filter(({ decision, effectiveFrom }) => decision === 'confirmed' && effectiveFrom <= now.toISOString())
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom) || b.versionId - a.versionId)[0];

export const versionWaiting = (versions: readonly OriginatorVersion[]): OriginatorVersion | undefined =>
  versions.find(({ decision }) => decision === null);

/** What was confirmed last before a version, which it takes the place of. */
export const confirmedBefore = (
  versions: readonly OriginatorVersion[],
  version: number,
): OriginatorVersion | undefined =>
  versions.find(({ decision, versionId }) => decision === 'confirmed' && versionId < version);

export function versionState(
  version: OriginatorVersion,
  versions: readonly OriginatorVersion[],
  now: Date,
): VersionState {
  if (version.decision === null) return 'waiting';
  if (version.decision === 'refused') return 'refused';
  if (version.effectiveFrom > now.toISOString()) return 'coming';
  return version === versionInForce(versions, now) ? 'inForce' : 'past';
}

/** What bank files are made by. */
export type Originator = Pick<OriginatorVersion, 'versionId' | 'settings' | 'offset'>;

/** What bank files are made by; undefined where none can be made now, and `whyNoFile` says why. */
export async function originatorInForce(sql: Kysely<Tables>, now: Date): Promise<Originator | undefined> {
  return versionInForce(await originatorVersions(sql), now);
}

/** The settings by which a file was made, whatever is in force now. */
export async function settingsOfVersion(sql: Kysely<Tables>, versionId: number): Promise<OriginatorSettings> {
  const row = await sql
    .selectFrom('originator_version')
    .select('settings')
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow();
  return settingsIn(row);
}

/** Why no bank file can be made now, in words for the office; empty where one can. */
export const whyNoFile = async (sql: Kysely<Tables>, now: Date): Promise<readonly string[]> =>
  reasonsForNoFile(await originatorVersions(sql), now);

export function reasonsForNoFile(versions: readonly OriginatorVersion[], now: Date): readonly string[] {
  if (versionInForce(versions, now)) return [];
  const reasons = [...versions].reverse().flatMap((version) => {
    const { versionId: id, proposedBy: name, effectiveFrom, settings } = version;
    const state = versionState(version, versions, now);
    if (state === 'waiting') return [m.waitsForSecond({ version: id, name })];
    if (state !== 'coming') return [];
    // By the clock that the bank goes by, as all times of the version are meant.
    return [m.holdsOnlyFrom({ version: id, when: formatInstant(effectiveFrom, settings.cutoffs.zone) })];
  });
  return reasons.length > 0 ? reasons : [m.noneProposed()];
}

/** The place of an account number in the vault, of which the vault's additional data is made. */
export const offsetPlace = (id: string) => ({ id, owner: 'originator' }) as const;

/** The number of the company's own account, for the writer of bank files alone. */
export const offsetNumberOf = (
  numbers: Pick<NumberVault, 'open'>,
  { place, sealed }: Pick<Offset, 'place' | 'sealed'>,
): Promise<ClearNumber> => numbers.open(offsetPlace(place), sealed);

/** What may be told of the account. */
export const offsetTold = (offset: Offset | null): DecidedOriginator['offset'] =>
  offset && {
    routingNumber: offset.routingNumber,
    accountType: offset.accountType,
    last: offset.last,
  };
