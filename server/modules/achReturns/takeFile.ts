import { createHash } from 'node:crypto';
import type { ReturnedEntry } from '@server/bank/nacha/returnsOf';
import type { Cell } from '@server/db/db';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import { originatorInForce } from '@server/domain/originator/originator';
import { returnPlace } from '@server/vault/numberVault';
import { contentsOf } from './contents';
import type { AchReturnDeps } from './deps';
import { type Found, matchRows } from './matchRows';
import { keepEntries, returnsIn } from './statementEntries';

interface Incoming {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Who brings a file, and when: a person, or 'portal' where it was fetched from the bank. */
interface Bringer extends Pick<AuditEntry, 'origin'> {
  readonly by: string;
  readonly at: Date;
}

interface Taken {
  readonly fileNo: number;
  /** Whether the same bytes were taken before. */
  readonly known: boolean;
}

const DAY_MS = 86_400_000;
/** Where no bank settings say how long. */
const KEEP_DAYS = 365;

/**
 * Keeps a file that the bank sent, sealed, and finds what its rows speak of. Nothing is applied.
 * @throws ApiError 'invalid' with what is wrong in it
 */
export async function takeFile(
  { db, numbers }: Pick<AchReturnDeps, 'db' | 'numbers'>,
  { name, bytes }: Incoming,
  { by, at, origin }: Bringer,
): Promise<Taken> {
  const { format, rows: told, entries } = contentsOf(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const sealed = await numbers.files.seal(returnPlace(sha256), bytes);
  return db.transaction(async (tx) => {
    const settings = (await originatorInForce(tx.sql, at))?.settings;
    const keepDays = settings?.keepDays ?? KEEP_DAYS;
    const inserted = await tx.sql
      .insertInto('ach_return_file')
      .values({
        name,
        format,
        sha256,
        status: 'waiting',
        file_sealed: JSON.stringify(sealed),
        key_id: sealed.kek,
        keep_until: new Date(at.getTime() + keepDays * DAY_MS).toISOString(),
        taken_at: at.toISOString(),
        taken_by: by,
      })
      .onConflict((is) => is.column('sha256').doNothing())
      .returning('file_no')
      .executeTakeFirst();
    if (!inserted) return { fileNo: await numberOf(tx.sql, sha256), known: true };
    const { file_no: fileNo } = inserted;
    const rows = [...told, ...(await returnsIn(tx, entries))];
    const found = await matchRows(tx, rows);
    await tx.copyIn('ach_return_row', rowColumns, cellsOf(fileNo, rows, found));
    await keepEntries(tx, fileNo, entries, found);
    await appendAudit(tx, {
      at,
      actor: by,
      action: 'achReturns.taken',
      entity: 'achReturns',
      entityId: String(fileNo),
      after: { name, sha256, rows: Math.max(rows.length, entries.length) },
      origin,
    });
    return { fileNo, known: false };
  });
}

/** By COPY: a file may hold tens of thousands of them. */
const rowColumns = [
  'file_no',
  'seq',
  'kind',
  'code',
  'original_trace',
  'returned_on',
  'amount_cents',
  'account_last',
  'match',
  'batch_no',
  'entry_seq',
  'state',
];

async function* cellsOf(
  fileNo: number,
  rows: readonly ReturnedEntry[],
  found: readonly Found[],
): AsyncGenerator<readonly Cell[]> {
  for (const [index, row] of rows.entries()) {
    const { kind, code, originalTrace, returnedOn, amountCents, accountLast } = row;
    const { match, batchNo, entrySeq } = found[index]!;
    const what = [kind, code, originalTrace, returnedOn, amountCents, accountLast];
    yield [fileNo, index + 1, ...what, match, batchNo, entrySeq, 'waiting'];
  }
}

async function numberOf(db: AchReturnDeps['db']['sql'], sha256: string): Promise<number> {
  const { file_no } = await db
    .selectFrom('ach_return_file')
    .select('file_no')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return file_no;
}
