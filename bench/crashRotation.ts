import { createHash } from 'node:crypto';
import { openJobs } from '@server/jobs/openJobs';
import { openKeyRotation } from '@server/modules/paymentOptions/keyRotation';
import { openNumbers } from '@server/modules/paymentOptions/openNumbers';
import type { Db } from '@server/db/db';
import type { Engine } from '@server/db/engine';
import { anOption } from '@server/domain/requests/testing/anOption';
import { put } from '@server/testing/rows';
import { testKeyRing } from '@server/testing/testNumbers';
import { ClearNumber } from '@server/vault/clearNumber';
import type { Sealed } from '@server/vault/envelope';
import type { KeyProvider } from '@server/vault/keyProvider';
import { outcomeLine } from '@server/domain/email/testing/mailRun';
import { startWriter } from './killing';
import { openEngine, openOver, type Ground } from './ground';
import { trapAt, trappedEngine } from './trap';

const OPTIONS = 40;
const BATCH = 4;
const moments = ['before', 'during', 'after'] as const;

/** No number stands in writing: each follows from the id of its row. */
const numberOf = (id: string): string =>
  BigInt(`0x${createHash('sha256').update(id).digest('hex')}`)
    .toString()
    .slice(0, 12);

const keyName = (turn: number): string => `key-${turn}`;

/**
 * Ends the rotation to the key of this turn, which somebody died over; says "whole" if every number opens before and
 * after, and with that key alone; and then dies at a statement of the rotation to the next key.
 */
export async function rotateUntilKilled(ground: Ground, turn: number, statement: number): Promise<void> {
  const moment = moments[turn % moments.length]!;
  const trap = trapAt({ steps: Array.from({ length: statement }, () => /./), moment });
  const db = await openOver(trappedEngine(trap, await openEngine(ground)));
  const unfinished = testKeyRing(keyName(turn), ...(turn > 0 ? [keyName(turn - 1)] : []));
  const before = await unreadable(db, unfinished);
  await rotate(db, unfinished);
  const after = await unreadable(db, testKeyRing(keyName(turn)));
  process.stdout.write(`${before} ${after}\n`);
  trap.arm();
  await rotate(db, testKeyRing(keyName(turn + 1), keyName(turn)));
}

/** Whether all numbers open after each kill, and after the rotation was ended with the new key alone. */
export async function killRotations(ground: Ground, kills: number): Promise<boolean> {
  let statements = 0;
  const counted = (engine: Engine): Engine =>
    trappedEngine({ arm: () => undefined, through: (_, work) => ((statements += 1), work()) }, engine);
  const db = await openOver(counted(await openEngine(ground)));
  await fill(db, testKeyRing(keyName(0)));
  statements = 0;
  await rotate(db, testKeyRing(keyName(1), keyName(0)));
  const all = statements;
  await db.close();
  let unopened = 0;
  let told = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const statement = Math.ceil(((kill - 0.5) * all) / kills);
    const { dataDir, databaseUrl = '' } = ground;
    const writer = startWriter(['rotation', dataDir, databaseUrl, String(kill), String(statement)]);
    for await (const line of writer.lines) {
      told += 1;
      unopened += line.split(' ').reduce((sum, n) => sum + Number(n), 0);
    }
    if ((await writer.gone) !== 'SIGKILL') throw new Error('A rotation of keys ended before it was killed.');
  }
  const last = await openOver(await openEngine(ground));
  await rotate(last, testKeyRing(keyName(kills + 1), keyName(kills)));
  unopened += await unreadable(last, testKeyRing(keyName(kills + 1)));
  await last.close();
  const engine = ground.databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  console.log(
    `kill -9 while ${OPTIONS} sealed numbers get another key, ${engine}: ` +
      outcomeLine({ injected: kills, lost: unopened, duplicated: 0 }),
  );
  return unopened === 0 && told === kills;
}

async function rotate(db: Db, keys: KeyProvider): Promise<void> {
  const jobs = await openJobs(db);
  const numbers = await openNumbers(db, keys);
  const rotation = await openKeyRotation({ db, jobs, keys, numbers, batch: BATCH });
  const failures: unknown[] = [];
  const worker = rotation.worker({ warn: (facts) => void failures.push(facts) });
  await rotation.begin();
  while ((await worker.round()) > 0);
  if (failures.length > 0) throw new Error(`Keys did not turn: ${JSON.stringify(failures[0])}`);
}

/** So many numbers do not open with these keys, or are another number, or stand beside the name of another key. */
async function unreadable(db: Db, keys: KeyProvider): Promise<number> {
  const numbers = await openNumbers(db, keys);
  const rows = await db.sql
    .selectFrom('payment_option')
    .select(['option_id as id', 'owner', 'account_sealed', 'key_id'])
    .execute();
  const good = await Promise.all(
    rows.map(async ({ id, owner, account_sealed, key_id: key }) => {
      const sealed = account_sealed as Sealed;
      const clear = await numbers.open({ id, owner }, sealed).catch(() => undefined);
      return clear?.reveal() === numberOf(id) && sealed.kek === key;
    }),
  );
  return OPTIONS - good.filter(Boolean).length;
}

async function fill(db: Db, keys: KeyProvider): Promise<void> {
  const numbers = await openNumbers(db, keys);
  for (let i = 0; i < OPTIONS; i += 1) {
    const row = anOption();
    const { option_id: id, owner } = row;
    const sealed = await numbers.seal({ id, owner }, new ClearNumber(numberOf(id)));
    await put(db, 'payment_option', { ...row, account_sealed: JSON.stringify(sealed), key_id: sealed.kek });
  }
}
