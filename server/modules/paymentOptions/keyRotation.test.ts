import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOriginator } from '@contract/testing/anOriginator';
import type { Db } from '@server/db/db';
import type { Jobs } from '@server/jobs/jobs';
import { openJobs } from '@server/jobs/openJobs';
import { sealOffset, writeProposal } from '@server/domain/originator/decideOriginator';
import { offsetNumberOf, originatorVersions } from '@server/domain/originator/originator';
import { anOption } from '@server/domain/requests/testing/anOption';
import { put } from '@server/testing/rows';
import { openTestDb, openTestDbForTest } from '@server/testing/testDb';
import { testKeyRing } from '@server/testing/testNumbers';
import { ClearNumber } from '@server/vault/clearNumber';
import { rewrapIn, type Sealed } from '@server/vault/envelope';
import type { KeyProvider } from '@server/vault/keyProvider';
import { keyRing } from '@server/vault/keyRing';
import { arn, fakeKms } from '@server/vault/testing/fakeKms';
import { openKeyRotation } from './keyRotation';
import { openNumbers, secretPlace } from './openNumbers';
import { someNumber } from './testing/newOption';

const old = testKeyRing('2026');
const both = testKeyRing('2027', '2026');
const onlyNew = testKeyRing('2027');
const numbers = new Map<string, string>();
/** Of the company's own account, under the number of its version. */
let own: readonly [version: number, number: string];
let db: Db;
let jobs: Jobs;
beforeAll(async () => {
  db = await openTestDb();
  jobs = await openJobs(db);
  const vault = await openNumbers(db, old);
  for (let i = 0; i < 25; i += 1) {
    const row = anOption();
    const number = someNumber(10);
    const sealed = await vault.seal({ id: row.option_id, owner: row.owner }, new ClearNumber(number));
    await put(db, 'payment_option', { ...row, account_sealed: JSON.stringify(sealed), key_id: sealed.kek });
    numbers.set(row.option_id, number);
  }
  const number = someNumber(12);
  const account = { routingNumber: '125100018', accountType: 'checking' } as const;
  const proposed = {
    settings: anOriginator({ balanced: true }),
    offset: await sealOffset(vault, account, number),
  };
  const at = new Date('2026-04-13T15:00:00.000Z');
  own = [await writeProposal(db.sql, proposed, { at, by: 'root@example.com', from: at }), number];
});
afterAll(() => db.close());

const keysInUse = async () => {
  const rows = await db.sql
    .selectFrom('payment_option')
    .select('key_id')
    .union(db.sql.selectFrom('originator_version').select(raw<string>`key_id`.as('key_id')))
    .orderBy('key_id')
    .execute();
  return rows.map(({ key_id }) => key_id);
};

async function workerOver(keys: KeyProvider) {
  const failures: unknown[] = [];
  const rotation = await openKeyRotation({ db, jobs, keys, numbers: await openNumbers(db, keys), batch: 4 });
  const log = { warn: (facts: unknown) => void failures.push(facts) };
  return { rotation, worker: rotation.worker(log), failures };
}

it('has nothing to do while the key is the same', async () => {
  const { rotation, worker } = await workerOver(old);
  await rotation.begin();

  expect(await worker.round()).toBe(0);
});

it('goes on where it ended, and every number opens at each point of the way', async () => {
  const first = await workerOver(both);
  await first.rotation.begin();
  let rounds = 0;
  // As if the process ended after each batch: another one comes, and begins once more.
  for (;;) {
    const { rotation, worker, failures } = await workerOver(both);
    if (rounds % 2 === 0) await rotation.begin();
    if ((await worker.round()) === 0) break;
    rounds += 1;
    expect(failures).toEqual([]);
    expect(await opened(both)).toEqual(numbers);
  }

  expect(rounds).toBeGreaterThan(5);
  expect(await keysInUse()).toEqual(['2027']);
  expect(await opened(onlyNew)).toEqual(numbers);
  expect(await ownNumber(onlyNew)).toBe(own[1]);
});

it('lets the start do without the old key afterwards, and not with the old one alone', async () => {
  await expect(openNumbers(db, onlyNew)).resolves.toMatchObject({ activeKey: '2027' });
  await expect(openNumbers(db, old)).rejects.toThrow(
    /Saved bank accounts cannot be opened. The key "2027" is not among those.*Put back the keys/,
  );
  const other = keyRing(`2027:${Buffer.alloc(32, 1).toString('base64')}`, 'the test');
  await expect(openNumbers(db, other)).rejects.toThrow('"2027" of the test does not open');
});

it('lets no start do without a key that only the company’s own account needs', async () => {
  const company = await openTestDbForTest();
  const vault = await openNumbers(company, old);
  const account = { routingNumber: '125100018', accountType: 'savings' } as const;
  const offset = await sealOffset(vault, account, someNumber(12));
  const at = new Date('2026-04-13T15:00:00.000Z');
  const version = { settings: anOriginator({ balanced: true }), offset };
  await writeProposal(company.sql, version, { at, by: 'root@example.com', from: at });
  // As if it had been the only thing that a rotation left out.
  await openNumbers(company, both);
  const rotation = await openKeyRotation({
    db: company,
    jobs: await openJobs(company),
    keys: both,
    numbers: await openNumbers(company, both),
  });
  await company.sql
    .updateTable('option_secret')
    .set({ sealed: JSON.stringify(await resealedSecret(company)), key_id: '2027' })
    .execute();

  await expect(openNumbers(company, onlyNew)).rejects.toThrow('The key "2026" is not among those');
  await rotation.begin();
  expect(await rotation.worker({ warn: () => undefined }).round()).toBe(1);
  await expect(openNumbers(company, onlyNew)).resolves.toMatchObject({ activeKey: '2027' });
});

/** The key of the fingerprints under the new key alone. */
async function resealedSecret(company: Db): Promise<Sealed> {
  const row = await company.sql.selectFrom('option_secret').select('sealed').executeTakeFirstOrThrow();
  return rewrapIn(both, secretPlace, row.sealed as Sealed);
}

it('moves from keys of a file to AWS KMS, opens no start without it, and no place but its own', async () => {
  const { over, heard, close } = await fakeKms();
  const keys = over(arn, onlyNew);
  const { rotation, worker, failures } = await workerOver(keys);
  await rotation.begin();
  while ((await worker.round()) > 0) expect(failures).toEqual([]);

  expect(await keysInUse()).toEqual([arn]);
  expect(await opened(over())).toEqual(numbers);
  expect(await ownNumber(over())).toBe(own[1]);
  await expect(openNumbers(db, onlyNew)).rejects.toThrow(`The key "${arn}" is not among those`);
  const said = JSON.stringify(heard);
  for (const number of [...numbers.values(), own[1]]) expect(said).not.toContain(number);
  await close();
  await expect(openNumbers(db, over())).rejects.toThrow(
    `The AWS KMS key ${arn} cannot be used (ECONNREFUSED)`,
  );
});

it('opens no start with a KMS key that is not ours', async () => {
  const denied = { status: 400, body: { __type: 'AccessDeniedException', Message: 'planted' } };
  const { over } = await fakeKms([denied]);

  await expect(openNumbers(db, over())).rejects.toThrow('cannot be used (AccessDeniedException)');
});

async function opened(keys: KeyProvider): Promise<Map<string, string>> {
  const vault = await openNumbers(db, keys);
  const rows = await db.sql
    .selectFrom('payment_option')
    .select(['option_id', 'owner', 'account_sealed'])
    .execute();
  const pairs = rows.map(async ({ option_id: id, owner, account_sealed }) => {
    const clear = await vault.open({ id, owner }, account_sealed as Sealed);
    return [id, clear.reveal()] as const;
  });
  const found = new Map(await Promise.all(pairs));
  return new Map([...numbers.keys()].map((id) => [id, found.get(id)!]));
}

async function ownNumber(keys: KeyProvider): Promise<string> {
  const vault = await openNumbers(db, keys);
  const versions = await originatorVersions(db.sql);
  const { offset } = versions.find(({ versionId }) => versionId === own[0])!;
  return (await offsetNumberOf(vault, offset!)).reveal();
}
