import { folderStore } from '@server/bank/transport/folderStore';
import type { BankWay } from '@server/bank/transport/pgp';
import { fingerprintOf, putWhole } from '@server/bank/transport/putWhole';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { deliver, type Delivered, type DeliveryDeps, putNameOf } from './deliver';
import type { AchBatchDeps } from './deps';
import { dueDeliveries } from './deliverySteps';
import { bytesOf } from './oneBatch';

export interface ExportDeps extends Pick<AchBatchDeps, 'db' | 'clock' | 'numbers'> {
  readonly pgp: BankWay['pgp'];
}

/** A file that was put somewhere, or why not. */
export interface Exported {
  readonly batchNo: number;
  readonly fileName: string;
  readonly outcome: Delivered['outcome'] | 'saved';
  /** What was in the way; undefined where nothing was. */
  readonly why?: string;
}

/** So many files at most are delivered by one command; the next one goes on. */
const MOST = 50;

/**
 * Delivers one released file now, or every one whose turn it is. They are marked as sent.
 * @param again although nobody knows whether the bank has it: a person has asked the bank
 */
export async function deliverNow(
  deps: DeliveryDeps,
  batchNo: number | undefined,
  again: boolean,
): Promise<readonly Exported[]> {
  const batches =
    batchNo === undefined
      ? await dueDeliveries(deps.db, deps.clock.now(), MOST)
      : [{ batchNo, task: 'deliver' as const }];
  const exported: Exported[] = [];
  for (const due of batches) {
    const wanted = { ...due, now: batchNo !== undefined, again };
    const delivered = await deliver(deps, wanted);
    if (due.task === 'clear') continue;
    exported.push({
      batchNo: due.batchNo,
      fileName: delivered.fileName,
      outcome: delivered.outcome,
      ...(delivered.outcome === 'failed' && { why: delivered.error.message }),
    });
  }
  return exported;
}

/**
 * Saves a released file, or all that are not sent yet, into a folder of this machine for somebody to carry on. They are
 * not marked as sent. Each is in the audit.
 * @param folder absolute
 * @throws ApiError 'not-found', 'conflict' where a file must not leave
 */
export async function saveFiles(
  { db, clock, numbers, pgp }: ExportDeps,
  {
    batchNo,
    folder,
    by,
  }: { readonly batchNo: number | undefined; readonly folder: string; readonly by: string },
): Promise<readonly Exported[]> {
  const released = db.sql.selectFrom('ach_batch').select('batch_no').where('status', '=', 'released');
  const batches =
    batchNo === undefined
      ? (await released.orderBy('batch_no').execute()).map(({ batch_no }) => batch_no)
      : [batchNo];
  const exported: Exported[] = [];
  // They hold account numbers: nobody else on this machine reads them.
  const store = folderStore(0o600);
  for (const one of batches) {
    const plain = await bytesOf(db, numbers, one);
    const fileName = putNameOf({ pgp }, one);
    try {
      const bytes = pgp ? await pgp.seal(plain) : plain;
      await db.transaction((tx) =>
        appendAudit(tx, {
          at: clock.now(),
          actor: by,
          action: 'export.made',
          entity: 'achBatch',
          entityId: String(one),
          after: { fileName, folder, sha256: fingerprintOf(bytes).sha256 },
        }),
      );
      await putWhole(store, folder, { name: fileName, bytes });
    } finally {
      plain.fill(0);
    }
    exported.push({ batchNo: one, fileName, outcome: 'saved' });
  }
  return exported;
}
