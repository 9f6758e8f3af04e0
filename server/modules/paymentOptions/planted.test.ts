import { expect, it } from 'vitest';
import * as paymentOptions from '@contract/paymentOptions/endpoints';
import { maxOptionsADay } from '@contract/rules/paymentOption';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { openJobs } from '@server/jobs/openJobs';
import { openOutbox } from '@server/domain/email/openOutbox';
import { emailsIn } from '@server/domain/email/testing/emailsIn';
import { dumpOf } from '@server/testing/dumpOf';
import { fillHousehold } from '@server/testing/household';
import { anAccount, put } from '@server/testing/rows';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { vaultOf } from '@server/vault/vault';
import { newOption, someNumber } from './testing/newOption';

/** Ten times as many in the run before a release. */
const PEOPLE = propertyRuns(3);
const EACH = 20;
const DAY_MS = 86_400_000;
const vault = vaultOf(Buffer.alloc(32, 3), 'outbox');

it(`keeps ${PEOPLE * EACH} account numbers out of logs, answers, emails and every table`, async () => {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  const names = Array.from({ length: PEOPLE }, (_, i) => `grower${i}@example.com`);
  await put(db, 'portal_user', ...names.map((name) => ({ name })));
  const accountOf = (name: string) => `G-${name}`.slice(0, 20);
  await put(db, 'account', ...names.map((name) => anAccount({ account_no: accountOf(name) })));
  const level = { level: 'pay', relationship: 'partner' } as const;
  await put(db, 'account_access', ...names.map((name) => ({ ...level, name, account_no: accountOf(name) })));
  const outbox = await openOutbox({
    db,
    clock: { now: () => new Date(testNow) },
    vault,
    jobs: await openJobs(db),
  });
  const portal = await openTestApp(db, { outbox, logLevel: 'trace' });

  const numbers: string[] = [];
  const answers: string[] = [];
  const call = async (name: string, method: 'GET' | 'POST' | 'DELETE', id = '', payload?: object) => {
    const query = method === 'GET' ? `?username=${name}` : '';
    const url = `${paymentOptions.list.path}${id && `/${id}`}${query}`;
    const { body, statusCode } = await portal.send({
      method,
      url,
      payload,
      token: await portal.tokenOf(name),
    });
    answers.push(body);
    return { statusCode, body };
  };
  for (const name of names) {
    for (let i = 0; i < EACH; i += 1) {
      portal.at(new Date(Date.parse(testNow) + Math.floor(i / maxOptionsADay) * DAY_MS).toISOString());
      const accountNumber = someNumber(10 + (i % 10));
      numbers.push(accountNumber);
      const accountIds = [accountOf(name)];
      const body = newOption({ username: name, nickname: `Farm ${i}`, accountNumber, accountIds });
      expect((await call(name, 'POST', '', body)).statusCode).toBe(200);
      if (i === 0) {
        // Refused ones speak of it too: a duplicate, and what fits nowhere.
        expect((await call(name, 'POST', '', { ...body, nickname: 'Other' })).statusCode).toBe(409);
        expect((await call(name, 'POST', '', { ...body, routingNumber: accountNumber })).statusCode).toBe(
          400,
        );
        expect((await call(name, 'POST', '', { ...body, nickname: accountNumber })).statusCode).toBe(400);
      }
    }
    const list = JSON.parse((await call(name, 'GET')).body) as { id: string }[];
    expect((await call(name, 'DELETE', list[0]!.id)).statusCode).toBe(200);
  }

  expect(new Set(numbers).size).toBe(PEOPLE * EACH);
  const emails = await emailsIn(db, vault);
  expect(emails.length).toBe(PEOPLE * (EACH + 1));
  const tables = await dumpOf(db);
  expect(tables).toContain('grower2@example.com');
  for (const [where, text] of Object.entries({
    log: portal.log.join('\n'),
    answers: answers.join('\n'),
    emails: emails.join('\n'),
    tables,
  })) {
    expect(text.length, where).toBeGreaterThan(1_000);
    expect(
      numbers.filter((number) => tracesOf(number).some((trace) => text.includes(trace))).length,
      where,
    ).toBe(0);
  }
  await portal.close();
}, 120_000);

it('would find one', () => {
  const number = someNumber(12);
  const traces = tracesOf(number);
  const hidden = [
    number,
    [...number].reverse().join(''),
    number.replace(/(\d{4})(?=\d)/g, '$1 '),
    Buffer.from(`{"n":"${number}"}`).toString('hex'),
    ...['', 'x', 'xy'].map((lead) => Buffer.from(`${lead}${number}`).toString('base64')),
  ];

  for (const text of hidden)
    expect(
      traces.some((trace) => text.includes(trace)),
      text,
    ).toBe(true);
});
