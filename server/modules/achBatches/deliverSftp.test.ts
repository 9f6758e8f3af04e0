import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateKey } from 'openpgp';
import { expect, it } from 'vitest';
import { openPgp } from '@server/bank/transport/pgp';
import { bankSftp, hostKeyOf } from '@server/bank/transport/sftpStore';
import { openSftpServer } from '@server/bank/transport/testing/sftpServer';
import { fingerprintOf, sshKey } from '@server/bank/transport/testing/sshKeys';
import { tempFolders } from '@server/bank/transport/testing/tempFolders';
import { someNumber } from '@server/modules/paymentOptions/testing/newOption';
import { dumpOf } from '@server/testing/dumpOf';
import { testNow } from '@server/testing/testApp';
import { testNumbers } from '@server/testing/testNumbers';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { openDeliveryWorker } from './deliver';
import { openDelivering } from './testing/delivering';
import { openBank, payable } from './testing/filed';

const COUNT = 18;

const shownIn = (text: string, numbers: readonly string[]): string[] =>
  numbers.filter((number) => tracesOf(number).some((trace) => text.includes(trace)));

async function pgpOf() {
  const [bank, own] = await Promise.all(
    ['Bank', 'Us'].map((name) => generateKey({ userIDs: { name }, date: new Date('2026-01-01T00:00:00Z') })),
  );
  return openPgp({
    bank: Buffer.from(bank!.publicKey),
    own: Buffer.from(own!.privateKey),
    passphrase: undefined,
    signature: 'required',
    now: () => new Date(testNow),
  });
}

/** A bank's server on loopback, which we are let into. */
async function openServer(debug?: (line: string) => void) {
  const folders = await tempFolders();
  const [hostKey, userKey] = [sshKey(), sshKey()];
  const { port, faults } = await openSftpServer(folders.home, hostKey, userKey);
  const place = bankSftp({
    host: '127.0.0.1',
    port,
    user: 'larkspur',
    key: Buffer.from(userKey.private),
    passphrase: undefined,
    hostKeys: [hostKeyOf(fingerprintOf(hostKey))!],
    out: '/out',
    in: '/in',
    debug,
  });
  return { folders, faults, place };
}

it('delivers once where the answer to the renaming was lost, and holds the file until that is found out', async () => {
  const here = await openDelivering();
  const { folders, faults, place } = await openServer();
  const batch = await here.released();
  faults.cutAfterRename = true;
  await here.worker({ place }).round();
  expect(await folders.sent()).toEqual(['ach_1.ach']);
  expect(await here.one(batch)).toMatchObject({
    status: 'released',
    delivery: { state: 'uncertain', fault: 'unreachable', nextTryAt: '2026-04-13T15:00:30.000Z' },
    moves: [
      { move: 'send', why: expect.stringContaining('on its way') as string },
      { move: 'void', why: expect.stringContaining('on its way') as string },
    ],
  });

  here.later(1);
  await here.worker({ place }).round();
  expect(await here.one(batch)).toMatchObject({ status: 'sent', delivery: { state: 'delivered' } });
  expect(await folders.sent()).toEqual(['ach_1.ach']);
  expect(await here.deliveries()).toHaveLength(1);
  await here.portal.close();
});

it.each([
  ['plain', false],
  ['encrypted', true],
])(`shows ${COUNT} account numbers of a file over SFTP to the bank alone: %s`, async (_, encrypts) => {
  const { db, portal, office } = await openBank();
  const numbers = Array.from({ length: COUNT }, (_, n) => someNumber(10 + (n % 8)));
  for (const accountNumber of numbers) await payable(db, { accountNumber });
  const { batchNo } = await office.create();

  const log: string[] = [];
  const say = (facts: object, message: string) => void log.push(`${JSON.stringify(facts)} ${message}`);
  let now = new Date(testNow);
  const { folders, faults, place } = await openServer((line) => log.push(line));
  const way = { place, pgp: encrypts ? await pgpOf() : undefined };
  const worker = openDeliveryWorker(
    { db, clock: { now: () => now }, numbers: testNumbers, way },
    { info: say, warn: say },
  );

  // Cut in the middle at first, and then whole.
  faults.cutAfter = 1_000;
  await worker.round();
  expect((await office.one(batchNo)).delivery).toMatchObject({ state: 'retrying', fault: 'unreachable' });
  faults.cutAfter = undefined;
  now = new Date(now.getTime() + 60_000);
  await worker.round();
  expect(await office.one(batchNo)).toMatchObject({ status: 'sent', delivery: { state: 'delivered' } });

  // What the first attempt had begun is gone.
  const [name, ...more] = await folders.sent();
  expect([name, more]).toEqual([encrypts ? 'ach_1.ach.pgp' : 'ach_1.ach', []]);
  const put = await readFile(join(folders.out, name!), 'latin1');
  expect(shownIn(put, numbers)).toEqual(encrypts ? [] : numbers);
  for (const [where, text] of Object.entries({
    log: log.join('\n'),
    portal: portal.log.join('\n'),
    tables: await dumpOf(db),
  })) {
    expect(text.length, where).toBeGreaterThan(500);
    expect(shownIn(text, numbers), where).toEqual([]);
  }
  await portal.close();
});
