import { expect, it, vi } from 'vitest';
import * as achBatches from '@contract/achBatches/endpoints';
import { batchSheets } from '@contract/achBatches/labels';
import type { AchBatchDetail } from '@contract/achBatches/schema';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { emailsIn } from '@server/domain/email/testing/emailsIn';
import { openOutbox } from '@server/domain/email/openOutbox';
import { openJobs } from '@server/jobs/openJobs';
import { someNumber } from '@server/modules/paymentOptions/testing/newOption';
import { dumpOf } from '@server/testing/dumpOf';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { vaultOf } from '@server/vault/vault';
import { openSentWorker } from './sentRequests';
import {
  bankOffice,
  checkable,
  fillBank,
  offsetNumber,
  originate,
  payable,
  rita,
  root,
  withdrawable,
} from './testing/filed';

/** Ten times as many in the run before a release. */
const COUNT = propertyRuns(50);
const vault = vaultOf(Buffer.alloc(32, 3), 'outbox');

/** The numbers that a text shows, in whatever shape. */
const shownIn = (text: string, numbers: readonly string[]): string[] =>
  numbers.filter((number) => tracesOf(number).some((trace) => text.includes(trace)));

async function openOffice() {
  const db = await openTestDbForTest();
  await fillBank(db, { releaseAboveCents: 0, validation: 'microEntries' });
  const clock = { now: () => new Date(testNow) };
  const outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
  const portal = await openTestApp(db, { outbox, logLevel: 'trace' });
  const inject = vi.spyOn(portal.app, 'inject');
  const numbers: string[] = [offsetNumber];
  const planted = (digits: number): string => {
    const number = someNumber(digits);
    numbers.push(number);
    return number;
  };
  return {
    db,
    portal,
    numbers,
    planted,
    office: bankOffice(portal),
    /** Tells whom the call that sent a file has not told. */
    worker: openSentWorker(
      { db, clock, outbox, booksZone: 'America/Los_Angeles' },
      { warn: (facts) => expect.fail(JSON.stringify(facts)) },
    ),
    /** What may be filed, by turns: payments, withdrawals and bank accounts to check; answers their numbers. */
    async fill(count: number): Promise<string[]> {
      const own = Array.from({ length: count }, (_, n) => planted(10 + (n % 8)));
      for (const [n, accountNumber] of own.entries())
        await [withdrawable, payable, payable, checkable][n % 4]!(db, { accountNumber });
      return own;
    },
    /** Everything that was answered so far, but the files that somebody got. */
    async answers() {
      const all = inject.mock.results.map(({ value }) => value as ReturnType<typeof portal.send>);
      const told = await Promise.all(all);
      const isFile = ({ headers }: (typeof told)[number]) =>
        headers['content-type'] === 'application/octet-stream';
      return told.filter((answer) => !isFile(answer)).map(({ body }) => body);
    },
  };
}
type Office = Awaited<ReturnType<typeof openOffice>>;

/** All that the office can look at about a file. */
async function lookAt({ portal, office }: Office, batch: AchBatchDetail): Promise<void> {
  const [params, query] = [{ batchNo: batch.batchNo }, { limit: 100 }];
  await portal.as(root).call(achBatches.list, { query: { limit: 100, q: 'ada' } });
  await office.one(batch.batchNo);
  await portal.as(root).call(achBatches.entries, { params, query });
  for (const sheet of batchSheets) await office.sheet(batch, sheet);
}

/** Requests that no file can be made of; each is left out again. Answers their ids and what was answered. */
async function fail({ db, portal, office, planted }: Office) {
  const failures: { readonly id: string; readonly status: number; readonly body: string }[] = [];
  const attempt = async (id: string) => {
    const without = failures.map((failure) => failure.id).join();
    const { entryCount, debitCents, creditCents } = await office.proposal(without);
    const { statusCode: status, body } = await portal.send({
      method: 'POST',
      url: achBatches.create.path,
      headers: { 'idempotency-key': `a-key-that-fails-${failures.length}` },
      payload: { without, expected: { entryCount, debitCents, creditCents } },
      token: await portal.tokenOf(root),
    });
    failures.push({ id, status, body });
  };
  // Eighteen digits do not fit, whatever stands beside them; neither does the number of another account open.
  const long = await payable(db, { accountNumber: planted(18), option: { account_digits: 10 } });
  await attempt(long.requestId);
  // This one is left out by itself.
  await payable(db, { accountNumber: planted(12), option: { holder_name: '漢字' } });
  const swapped = await payable(db, { accountNumber: planted(12) });
  const sealed = db.sql.selectFrom('payment_option').select('account_sealed');
  await db.sql
    .updateTable('payment_option')
    .set({ account_sealed: sealed.where('option_id', '=', long.optionId) })
    .where('option_id', '=', swapped.optionId)
    .execute();
  await attempt(swapped.requestId);
  return failures;
}

it(`shows ${COUNT} account numbers to the bank alone`, async () => {
  const here = await openOffice();
  const { db, portal, office, numbers } = here;
  const each = COUNT / 5;

  const sentNumbers = await here.fill(each * 2);
  const sent = await office.create();
  await lookAt(here, sent);
  await expect(office.file(sent)).rejects.toMatchObject({ code: 'conflict' });
  const released = await office.move(sent, 'release', { by: rita });
  const bytes = await office.file(released);
  await lookAt(here, await office.move(released, 'send'));
  while ((await here.worker.round()) > 0);

  await here.fill(each);
  const gone = await office.move(await office.create(), 'void', { reason: 'Wrong day' });
  await lookAt(here, gone);
  await expect(office.file(gone)).rejects.toMatchObject({ code: 'conflict' });

  const failures = await fail(here);
  await originate(db, { balanced: true, releaseAboveCents: 100_000_000, validation: 'microEntries' });
  await here.fill(each * 2);
  const left = failures.map(({ id }) => id).join();
  const expected = { entryCount: 1, debitCents: 1, creditCents: 1 };
  const body = { without: left, expected };
  await expect(
    portal.as(root).call(achBatches.create, { key: 'a-key-of-another-total', body }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const balanced = await office.create({ without: left });
  await lookAt(here, balanced);
  const all = await office.file(balanced);

  // The forms and the vault let none of them come about: they are faults, which the log tells.
  expect(failures.map(({ status }) => status)).toEqual([500, 500]);
  expect(new Set(numbers).size).toBe(COUNT + 4);
  expect(sentNumbers.filter((number) => bytes.includes(number))).toEqual(sentNumbers);
  expect(numbers.filter((number) => all.includes(number)).length).toBe(each * 3 + 1);
  const emails = await emailsIn(db, vault);
  expect(emails).toHaveLength(sentNumbers.length);
  const tables = await dumpOf(db);
  expect(tables).toContain('achBatch.moved');
  for (const [where, text] of Object.entries({
    log: portal.log.join('\n'),
    answers: (await here.answers()).join('\n'),
    emails: emails.join('\n'),
    tables,
  })) {
    expect(text.length, where).toBeGreaterThan(1_000);
    expect(shownIn(text, numbers), where).toEqual([]);
  }
  await portal.close();
}, 120_000);

it('would find one in a file', () => {
  const number = someNumber(12);
  expect(shownIn(`6271110000251${number} 0000010000`, [number, someNumber(13)])).toEqual([number]);
});
