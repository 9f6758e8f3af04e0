import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankPlace } from '@server/bank/transport/fileStore';
import type { Pgp } from '@server/bank/transport/pgp';
import { tempFolders } from '@server/bank/transport/testing/tempFolders';
import { testNow } from '@server/testing/testApp';
import { testNumbers } from '@server/testing/testNumbers';
import { openDeliveryWorker } from '../deliver';
import { type Bank, openBank, payable } from './filed';

interface Over {
  readonly db?: Bank['db'];
  readonly place?: BankPlace;
  readonly pgp?: Pgp;
}

/** A bank with settings in force, its folders on this machine, and what delivers files to them. */
export async function openDelivering() {
  const bank = await openBank();
  const folders = await tempFolders();
  let now = new Date(testNow);
  const clock = { now: () => now };
  const depsOf = ({ db = bank.db, place = folders.place, pgp }: Over = {}) => ({
    db,
    clock,
    numbers: testNumbers,
    way: { place, pgp },
  });
  const quiet = { info: () => undefined, warn: () => undefined };
  return {
    ...bank,
    folders,
    depsOf,
    later(minutes: number): void {
      now = new Date(now.getTime() + minutes * 60_000);
      bank.portal.at(now.toISOString());
    },
    worker: (over: Over = {}) => openDeliveryWorker(depsOf(over), quiet),
    /** A file that was released, with one request. */
    async released() {
      await payable(bank.db);
      return bank.office.create();
    },
    one: ({ batchNo }: { readonly batchNo: number }) => bank.office.one(batchNo),
    put: (name: string) => readFile(join(folders.out, name)),
    /** What the audit tells of deliveries. */
    async deliveries() {
      const events = await bank.db.sql
        .selectFrom('audit_event')
        .select(['actor', 'after_state'])
        .where('action', '=', 'achBatch.delivered')
        .execute();
      return events.map(({ actor, after_state }) => `${actor} ${after_state}`);
    },
  };
}

export type Delivering = Awaited<ReturnType<typeof openDelivering>>;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
