import type { BankPlace, FileStore } from '@server/bank/transport/fileStore';
import type { Db } from '@server/db/db';

/** A step of a delivery, counted from 1: the 2nd transaction, the 1st move. */
export interface KillPoint {
  readonly what: 'transaction' | keyof FileStore;
  readonly turn: number;
  /** Whether the process dies with the step done and its answer lost, or right before it. */
  readonly when: 'before' | 'after';
}

/** A process that dies at a point: from then on nothing of it has any effect, and nothing answers it. */
export function mortal(at: KillPoint) {
  let isDead = false;
  const turns = new Map<string, number>();
  async function step<T>(what: KillPoint['what'], work: () => Promise<T>): Promise<T> {
    if (isDead) throw new Error('killed');
    const turn = (turns.get(what) ?? 0) + 1;
    turns.set(what, turn);
    const isHere = what === at.what && turn === at.turn;
    if (isHere && at.when === 'before') {
      isDead = true;
      throw new Error('killed');
    }
    const done = await work();
    if (!isHere) return done;
    isDead = true;
    throw new Error('killed');
  }
  return {
    hasDied: () => isDead,
    db: (db: Db): Db => ({
      ...db,
      transaction: (work) => step('transaction', () => db.transaction(work)),
      get sql() {
        if (isDead) throw new Error('killed');
        return db.sql;
      },
    }),
    place: (place: BankPlace): BankPlace => ({
      ...place,
      visit: (work) => place.visit((store) => work(stepwise(store, step))),
    }),
  };
}

/** Every step in a folder goes through something, such as what ends the process there. */
type Step = <T>(what: keyof FileStore, work: () => Promise<T>) => Promise<T>;

export const stepwise = (store: FileStore, step: Step): FileStore => ({
  size: (path) => step('size', () => store.size(path)),
  list: (folder) => step('list', () => store.list(folder)),
  write: (path, bytes) => step('write', () => store.write(path, bytes)),
  read: (path) => step('read', () => store.read(path)),
  move: (from, to) => step('move', () => store.move(from, to)),
  remove: (path) => step('remove', () => store.remove(path)),
  makeFolder: (path) => step('makeFolder', () => store.makeFolder(path)),
});
