import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lastDigits } from '@contract/format/accountNumber';
import type { OriginatorSettings, ProposedOriginator } from '@contract/originator/schema';
import { lockRow } from '@server/db/lockRow';
import type { Tables } from '@server/db/tables';
import { ClearNumber } from '@server/vault/clearNumber';
import type { NumberVault } from '@server/vault/numberVault';
import { type Offset, offsetPlace, type OriginatorVersion } from './originator';

interface Deciding {
  readonly at: Date;
  readonly by: string;
}

/** One decision at a time: the second sees the first. */
export const lockOriginator = (sql: Kysely<Tables>): Promise<void> => lockRow(sql, 'originator_lock');

/** An account whose number was named, sealed at a place of its own. */
export async function sealOffset(
  numbers: Pick<NumberVault, 'seal'>,
  { routingNumber, accountType }: NonNullable<ProposedOriginator['offset']>,
  accountNumber: string,
): Promise<Offset> {
  const place = randomUUID();
  const sealed = await numbers.seal(offsetPlace(place), new ClearNumber(accountNumber));
  return { place, routingNumber, accountType, last: lastDigits(accountNumber), sealed };
}

/** Writes a version that waits to be confirmed; answers its number. */
export async function writeProposal(
  sql: Kysely<Tables>,
  { settings, offset }: { readonly settings: OriginatorSettings; readonly offset: Offset | null },
  { at, by, from }: Deciding & { readonly from: Date },
): Promise<number> {
  const row = await sql
    .insertInto('originator_version')
    .values({
      settings: JSON.stringify(settings),
      ...(offset && {
        offset_routing_number: offset.routingNumber,
        offset_account_type: offset.accountType,
        offset_last: offset.last,
        offset_sealed: JSON.stringify(offset.sealed),
        offset_place: offset.place,
        key_id: offset.sealed.kek,
      }),
      effective_from: from.toISOString(),
      proposed_at: at.toISOString(),
      proposed_by: by,
    })
    .returning('version_id')
    .executeTakeFirstOrThrow();
  return row.version_id;
}

/**
 * Decides a version that waits. One that is confirmed after it was meant to hold does so from now on: files that were
 * made meanwhile were made by the one before.
 */
export async function writeDecision(
  sql: Kysely<Tables>,
  { versionId, effectiveFrom }: Pick<OriginatorVersion, 'versionId' | 'effectiveFrom'>,
  decision: 'confirmed' | 'refused',
  { at, by }: Deciding,
): Promise<string> {
  const now = at.toISOString();
  const from = decision === 'confirmed' && effectiveFrom < now ? now : effectiveFrom;
  await sql
    .updateTable('originator_version')
    .set({ decision, decided_at: now, decided_by: by, effective_from: from })
    .where('version_id', '=', versionId)
    .execute();
  return from;
}
