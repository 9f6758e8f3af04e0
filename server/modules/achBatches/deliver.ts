import { type FileStore, TransportError } from '@server/bank/transport/fileStore';
import { clearBeginning, fateOf, fingerprintOf, putWhole, withdraw } from '@server/bank/transport/putWhole';
import type { BankWay } from '@server/bank/transport/pgp';
import { DatabaseGone, outlasting } from '@server/db/databaseGone';
import { lockRow } from '@server/db/lockRow';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { openWorker, type Worker } from '@server/jobs/worker';
import type { AchBatchDeps } from './deps';
import {
  type Attempt,
  beginAttempt,
  deliveryOf,
  type DueDelivery,
  dueDeliveries,
  fingerprintIn,
  lockedBatch,
  noteEnd,
  noteFault,
  noteNotPlaced,
  notePlacing,
} from './deliverySteps';
import { writeMove } from './moveBatch';
import { bytesOf, fileNameOf } from './oneBatch';

export interface DeliveryDeps extends Pick<AchBatchDeps, 'db' | 'clock' | 'numbers'> {
  readonly way: BankWay;
}

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** 'uncertain': the bank may have it, and a person has to ask; 'dropped': it was voided or sent by hand meanwhile. */
type Fate = 'delivered' | 'uncertain' | 'dropped';

/** What came of an attempt; 'notDue': there is none to be made now. */
export type Delivered =
  | { readonly outcome: Fate | 'notDue'; readonly fileName: string }
  | { readonly outcome: 'failed'; readonly fileName: string; readonly error: Error };

interface Wanted extends DueDelivery {
  /** Before its time, since a person asks for it. */
  readonly now?: boolean;
  /** Although nobody knows whether the bank has it: a person has asked the bank. */
  readonly again?: boolean;
}

/** As a file is called at the bank; encrypted ones have a name of their own. */
export const putNameOf = (way: Pick<BankWay, 'pgp'>, batchNo: number): string =>
  `${fileNameOf(batchNo)}${way.pgp?.encrypts ? '.pgp' : ''}`;

/**
 * Puts a released file into the bank's folder, once. What is about to be there is noted before it gets its name, and
 * that it is there together with that it was sent: after a kill between the two the next attempt looks what became of
 * it, and puts nothing twice.
 * @throws DatabaseGone; what is in the way of the file itself is noted and answered
 */
export async function deliver(
  deps: DeliveryDeps,
  { batchNo, task, now = false, again = false }: Wanted,
): Promise<Delivered> {
  const { db, clock, way } = deps;
  const fileName = putNameOf(way, batchNo);
  const beginning = { batchNo, task, fileName, at: clock.now(), now, again };
  const attempt = await db.transaction((tx) => beginAttempt(tx, beginning));
  if (!attempt) return { outcome: 'notDue', fileName };
  try {
    const fate = await way.place.visit((store) =>
      task === 'clear' ? clear(deps, store, attempt) : put(deps, store, attempt),
    );
    await outlasting(db, () => end(deps, attempt, fate));
    return { outcome: fate, fileName };
  } catch (error) {
    if (error instanceof DatabaseGone) throw error;
    const fault = error instanceof TransportError ? error.kind : 'other';
    await outlasting(db, () => noteFault(db, attempt, fault, clock.now()));
    return { outcome: 'failed', fileName, error: error as Error };
  }
}

async function put(deps: DeliveryDeps, store: FileStore, attempt: Attempt): Promise<Fate> {
  const { db, clock, numbers, way } = deps;
  const { out } = way.place;
  const { batchNo, fileName, placed, isLate } = attempt;
  const name = putNameOf(way, batchNo);
  if (placed) {
    const fate = await fateOf(store, out, fileName, placed);
    if (fate === 'put') {
      await clearBeginning(store, out, fileName);
      return 'delivered';
    }
    if (fate === 'gone') return 'uncertain';
    await outlasting(db, () => noteNotPlaced(db, attempt));
    // A key that came since gives it another name from now on.
    if (fileName !== name) await clearBeginning(store, out, fileName);
  }
  if (isLate) {
    await clearBeginning(store, out, name);
    return 'dropped';
  }
  // Readable only as long as it is put.
  const plain = await bytesOf(db, numbers, batchNo);
  try {
    const bytes = way.pgp ? await way.pgp.seal(plain) : plain;
    const wanted = fingerprintOf(bytes);
    const placing = () =>
      outlasting(db, () =>
        db.transaction((tx) => notePlacing(tx, { ...attempt, fileName: name }, wanted, clock.now())),
      );
    await putWhole(store, out, { name, bytes }, async () => {
      if (!(await placing())) throw new Dropped();
    });
    return 'delivered';
  } catch (error) {
    if (error instanceof Dropped) return 'dropped';
    throw error;
  } finally {
    plain.fill(0);
  }
}

/** Breaks off before a file gets its name. */
class Dropped extends Error {}

/** A void file is nowhere at the bank, as far as we can reach; of one that was sent by hand the beginning goes. */
async function clear({ db, way }: DeliveryDeps, store: FileStore, attempt: Attempt): Promise<Fate> {
  const { out } = way.place;
  const [delivery, batch] = [
    await deliveryOf(db, attempt.batchNo),
    await db.sql
      .selectFrom('ach_batch')
      .select('status')
      .where('batch_no', '=', attempt.batchNo)
      .executeTakeFirst(),
  ];
  const name = delivery!.file_name;
  if (batch!.status === 'void') await withdraw(store, out, name, fingerprintIn(delivery!));
  else await clearBeginning(store, out, name);
  return 'dropped';
}

/** Notes that the bank has the file and that it was sent, together: nobody sees one without the other. */
function end({ db, clock, way }: DeliveryDeps, attempt: Attempt, fate: Fate): Promise<void> {
  const { batchNo } = attempt;
  const at = clock.now();
  return db.transaction(async (tx) => {
    await lockRow(tx.sql, 'ach_lock');
    const batch = await lockedBatch(tx, batchNo);
    const outcome = fate === 'dropped' ? 'withdrawn' : fate;
    if (!(await noteEnd(tx, attempt, outcome, at)) || fate !== 'delivered') return;
    const delivery = await deliveryOf(tx, batchNo);
    await appendAudit(tx, {
      at,
      actor: 'portal',
      action: 'achBatch.delivered',
      entity: 'achBatch',
      entityId: String(batchNo),
      after: {
        fileName: delivery!.file_name,
        to: way.place.where,
        // Of what lies there: an encrypted file has another one than the batch.
        sha256: delivery!.put_sha256 ?? batch!.file_sha256,
        encrypted: way.pgp?.encrypts ?? false,
      },
    });
    if (batch!.status === 'released')
      await writeMove(tx, { ...batch!, batchNo }, { move: 'send', at, actor: 'portal' });
  });
}

const failures = {
  claim: 'Which bank files are to be delivered could not be read; it is tried again.',
  work: 'A bank file could not be delivered; it is tried again.',
  tidy: 'Bank files could not be tidied.',
} as const;

/** Delivers each released file, once. Whether it is told to customers is the business of the worker for what was sent. */
export const openDeliveryWorker = (deps: DeliveryDeps, log: Log): Worker =>
  openWorker<DueDelivery>({
    name: 'bank-files',
    db: deps.db,
    // One connection to the bank at a time.
    lanes: 1,
    claim: (most) => dueDeliveries(deps.db, deps.clock.now(), most),
    work: async (due) => tell(await deliver(deps, due), due.batchNo, log),
    tidy: async () => undefined,
    complain: (error, doing) => log.warn({ error: error.message }, failures[doing]),
  });

function tell(delivered: Delivered, batch: number, log: Log): void {
  const { outcome, fileName } = delivered;
  if (outcome === 'delivered') log.info({ batch, fileName }, 'A bank file was delivered');
  else if (outcome === 'failed') log.warn({ batch, fileName, error: delivered.error.message }, failures.work);
  else if (outcome === 'uncertain')
    log.warn(
      { batch, fileName },
      'Whether the bank has a file is not known: ask the bank, then mark it as sent, or have it delivered again.',
    );
}
