import { expect, it, vi } from 'vitest';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { emailsIn } from '@server/domain/email/testing/emailsIn';
import { openOutbox } from '@server/domain/email/openOutbox';
import { openJobs } from '@server/jobs/openJobs';
import { bankOffice, fillBank, payable } from '@server/modules/achBatches/testing/filed';
import { someNumber } from '@server/modules/paymentOptions/testing/newOption';
import { dumpOf } from '@server/testing/dumpOf';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { vaultOf } from '@server/vault/vault';
import { bankAnswers } from './testing/bankAnswers';
import { returnsOffice } from './testing/returned';

/** Ten times as many in the run before a release. */
const COUNT = propertyRuns(30);
const vault = vaultOf(Buffer.alloc(32, 3), 'outbox');

it('shows the numbers that banks send nowhere: not in the database, answers, logs, emails or refusals', async () => {
  const db = await openTestDbForTest();
  await fillBank(db, { releaseAboveCents: 100_000_000 });
  const clock = { now: () => new Date(testNow) };
  const outbox = await openOutbox({ db, clock, vault, jobs: await openJobs(db) });
  const portal = await openTestApp(db, { outbox, logLevel: 'trace' });
  const inject = vi.spyOn(portal.app, 'inject');
  const returns = returnsOffice(portal);
  const office = bankOffice(portal);
  const numbers: string[] = [];
  const planted = (digits: number) => {
    const number = someNumber(digits);
    numbers.push(number);
    return number;
  };
  const names: string[] = [];
  for (let n = 0; n < COUNT; n += 1) {
    const { requestNo } = await payable(db, { accountNumber: planted(10 + (n % 8)) });
    names.push(requestNo);
  }
  const batch = await office.create();
  const ours = await office.file(batch);
  await office.move(batch, 'send');
  portal.at('2026-04-15T16:00:00.000Z');

  const answers = names.map((requestNo, n) =>
    n % 3 === 0 ? { requestNo, code: 'R01' } : { requestNo, code: 'C01', data: planted(10 + (n % 7)) },
  );
  const bytes = Buffer.from(bankAnswers(ours, answers));
  // Refused: cut off, and with a character that is none of a corrected number.
  await returns.send(bytes.subarray(0, bytes.length - 500));
  const csv = `trace_no,return_code,return_date,amount,corrected_data\nx,C01,2026-04-15,0,${planted(12)}\n`;
  expect((await returns.send(csv, 'wrong.csv')).status).toBe(400);
  const fileNo = await returns.take(bytes);
  await returns.rows(fileNo);
  const changes = answers.filter(({ code }) => code === 'C01').length;
  expect(await returns.move(fileNo, 'apply')).toMatchObject({
    states: { applied: COUNT, ask: 0, refused: 0 },
    changeCount: changes,
  });
  await returns.move(fileNo, 'undo');
  await returns.move(fileNo, 'apply');

  const told = await Promise.all(
    inject.mock.results.map(({ value }) => value as ReturnType<typeof portal.send>),
  );
  const seen = [
    await dumpOf(db),
    portal.log.join('\n'),
    JSON.stringify(await emailsIn(db, vault)),
    ...told
      .filter(({ headers }) => headers['content-type'] !== 'application/octet-stream')
      .map(({ body }) => body),
  ].join('\n');
  expect(seen).toContain(names[0]);
  expect(numbers.filter((number) => tracesOf(number).some((trace) => seen.includes(trace)))).toEqual([]);
  await portal.close();
});
