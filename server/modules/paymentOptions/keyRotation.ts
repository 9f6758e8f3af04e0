import { sql as raw } from 'kysely';
import type { Db } from '@server/db/db';
import { lockOriginator } from '@server/domain/originator/decideOriginator';
import { offsetPlace } from '@server/domain/originator/originator';
import type { Job, Jobs } from '@server/jobs/jobs';
import { openWorker, type Worker } from '@server/jobs/worker';
import { rewrapIn, type Sealed } from '@server/vault/envelope';
import type { KeyProvider } from '@server/vault/keyProvider';
import { type NumberVault, returnPlace } from '@server/vault/numberVault';
import { secretPlace } from './openNumbers';

/** A batch begins behind the option that the one before ended with. */
type Work = { readonly after: string };

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

/** Seals the inner keys of all numbers anew where another outer key has become the active one. */
export interface KeyRotation {
  /** Begins, if there is anything to do. */
  begin(): Promise<void>;
  worker(log: Log): Worker;
}

interface KeyRotationOptions {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly keys: KeyProvider;
  readonly numbers: NumberVault;
  readonly batch?: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const DAY = 86_400;

export const rotationQueue = { name: 'option-keys', claimSeconds: 300, keepSeconds: 14 * DAY };

/** Opens the rotation over the jobs; the first time, its queue is made. It can end at any point, and goes on there. */
export async function openKeyRotation({
  db,
  jobs,
  keys,
  numbers,
  batch = 200,
}: KeyRotationOptions): Promise<KeyRotation> {
  const queue = await jobs.queue<Work>(rotationQueue);

  async function rewrapSome(job: Job<Work>): Promise<void> {
    await db.transaction(async ({ sql }) => {
      if (!(await queue.end(sql, job))) return;
      const rows = await sql
        .selectFrom('payment_option')
        .select(['option_id', 'owner', 'account_sealed'])
        .where('key_id', '!=', numbers.activeKey)
        .where('option_id', '>', job.data.after)
        .orderBy('option_id')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { option_id, owner, account_sealed } of rows) {
        const sealed = await numbers.rewrap({ id: option_id, owner }, account_sealed as Sealed);
        await sql
          .updateTable('payment_option')
          .set({ account_sealed: JSON.stringify(sealed), key_id: sealed.kek })
          .where('option_id', '=', option_id)
          .execute();
      }
      const last = rows.at(-1);
      if (last) await queue.add(sql, [{ data: { after: last.option_id } }]);
      else {
        await rewrapOffsets(sql, numbers);
        await rewrapFiles(sql, numbers);
        await rewrapReturns(sql, numbers);
        await rewrapSecrets(sql, keys);
      }
    });
  }

  return {
    async begin() {
      if (await isAnyLeft(db.sql, numbers)) await queue.add(db.sql, [{ data: { after: FIRST } }]);
    },
    worker: (log) =>
      openWorker({
        name: rotationQueue.name,
        db,
        lanes: 1,
        claim: (most) => queue.claim(most),
        work: rewrapSome,
        tidy: () => jobs.recover(),
        complain: (error, doing) =>
          log.warn(
            { error: error.message, doing },
            'Bank account numbers could not be sealed anew; it is tried again.',
          ),
      }),
  };
}

/** The company's own account, of which there are a few versions at most. */
async function rewrapOffsets(sql: Db['sql'], numbers: NumberVault): Promise<void> {
  // A proposal keeps what is sealed of the version before it, which changes here.
  await lockOriginator(sql);
  const rows = await sql
    .selectFrom('originator_version')
    .select(['version_id', 'offset_place', 'offset_sealed'])
    .where('key_id', '!=', numbers.activeKey)
    .orderBy('version_id')
    .forUpdate()
    .execute();
  for (const { version_id, offset_place, offset_sealed } of rows) {
    const sealed = await numbers.rewrap(offsetPlace(offset_place!), offset_sealed as Sealed);
    await sql
      .updateTable('originator_version')
      .set({ offset_sealed: JSON.stringify(sealed), key_id: sealed.kek })
      .where('version_id', '=', version_id)
      .execute();
  }
}

/** Files for the bank that are still kept. */
async function rewrapFiles(sql: Db['sql'], numbers: NumberVault): Promise<void> {
  const rows = await sql
    .selectFrom('ach_batch')
    .select(['batch_no', 'file_sealed'])
    .where('key_id', '!=', numbers.activeKey)
    .orderBy('batch_no')
    .forUpdate()
    .execute();
  for (const { batch_no, file_sealed } of rows) {
    const sealed = await numbers.files.rewrap(String(batch_no), file_sealed as Sealed);
    await sql
      .updateTable('ach_batch')
      .set({ file_sealed: JSON.stringify(sealed), key_id: sealed.kek })
      .where('batch_no', '=', batch_no)
      .execute();
  }
}

/** Files that the bank sent back. */
async function rewrapReturns(sql: Db['sql'], numbers: NumberVault): Promise<void> {
  const rows = await sql
    .selectFrom('ach_return_file')
    .select(['file_no', 'sha256', 'file_sealed'])
    .where('key_id', '!=', numbers.activeKey)
    .orderBy('file_no')
    .forUpdate()
    .execute();
  for (const { file_no, sha256, file_sealed } of rows) {
    const sealed = await numbers.files.rewrap(returnPlace(sha256), file_sealed as Sealed);
    await sql
      .updateTable('ach_return_file')
      .set({ file_sealed: JSON.stringify(sealed), key_id: sealed.kek })
      .where('file_no', '=', file_no)
      .execute();
  }
}

async function rewrapSecrets(sql: Db['sql'], keys: KeyProvider): Promise<void> {
  const secret = sql.selectFrom('option_secret').select(['name', 'sealed']);
  const rows = await secret.where('key_id', '!=', keys.active).forUpdate().execute();
  for (const { name, sealed } of rows) {
    const anew = await rewrapIn(keys, { ...secretPlace, id: name }, sealed as Sealed);
    await sql
      .updateTable('option_secret')
      .set({ sealed: JSON.stringify(anew), key_id: anew.kek })
      .where('name', '=', name)
      .execute();
  }
}

/** Whether anything is sealed by another key than the active one. */
async function isAnyLeft(sql: Db['sql'], { activeKey }: NumberVault): Promise<boolean> {
  const left = await sql
    .selectFrom('option_secret')
    .select('key_id')
    .where('key_id', '!=', activeKey)
    .union(sql.selectFrom('payment_option').select('key_id').where('key_id', '!=', activeKey))
    .union(
      sql
        .selectFrom('originator_version')
        .select(raw<string>`key_id`.as('key_id'))
        .where('key_id', '!=', activeKey),
    )
    .union(
      sql
        .selectFrom('ach_return_file')
        .select(raw<string>`key_id`.as('key_id'))
        .where('key_id', '!=', activeKey),
    )
    .union(
      sql
        .selectFrom('ach_batch')
        .select(raw<string>`key_id`.as('key_id'))
        .where('key_id', '!=', activeKey),
    )
    .limit(1)
    .execute();
  return left.length > 0;
}
