import { expect, it, vi } from 'vitest';
import { propertyRuns } from '@contract/testing/propertyRuns';
import { bai2Of, type Booked, camt053Of } from '@server/bank/testing/statements';
import { fillBank, payable } from '@server/modules/achBatches/testing/filed';
import { someNumber } from '@server/modules/paymentOptions/testing/newOption';
import { dumpOf } from '@server/testing/dumpOf';
import { openTestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { returnsOffice } from './testing/returned';

/** Ten times as many in the run before a release. */
const COUNT = propertyRuns(40);

it('keeps the numbers on bank statements nowhere: not in tables, answers, logs or refusals', async () => {
  const db = await openTestDbForTest();
  await fillBank(db);
  await payable(db);
  const portal = await openTestApp(db, { logLevel: 'trace' });
  const inject = vi.spyOn(portal.app, 'inject');
  const returns = returnsOffice(portal);
  const numbers: string[] = [];
  const planted = (n: number) => {
    // Those of 15 digits look as trace numbers do.
    const number = someNumber(n % 3 === 0 ? 15 : 9 + (n % 9));
    numbers.push(number);
    return number;
  };
  const grouped = (number: string, gap: string) => number.replace(/(\d{4})(?=\d)/g, `$1${gap}`);
  const booked = (n: number): Booked => ({
    code: ['166', '557', '301', '469'][n % 4]!,
    cents: 100 + n,
    reference: planted(n),
    text: [
      `R01 ACCT${planted(n + 1)} OF MISTER X`,
      `OR ${grouped(planted(n + 2), ' ')} OR ${grouped(planted(n + 4), '-')}`,
    ],
  });
  const bai2 = bai2Of([
    {
      day: '2026-04-14',
      accounts: [{ number: planted(5), booked: Array.from({ length: COUNT }, (_, n) => booked(n)) }],
    },
  ]);
  const party = (n: number) =>
    `<RltdPties><DbtrAcct><Id><Othr><Id>${planted(n)}</Id></Othr></Id></DbtrAcct></RltdPties>`;
  const camt = camt053Of(
    Array.from({ length: COUNT }, (_, n) => ({
      cents: n % 2 === 0 ? 500 + n : -500 - n,
      proprietary: planted(n),
      words: `PAYMENT FROM ${planted(n + 1)}`,
      details:
        `<TxDtls><Refs><EndToEndId>${planted(n + 2)}</EndToEndId></Refs>${party(n)}` +
        `${n % 2 === 0 ? '' : `<RtrInf><Rsn><Prtry>R01</Prtry></Rsn><AddtlInf>${planted(n + 4)}</AddtlInf></RtrInf>`}</TxDtls>`,
    })),
  );
  // Refused: cut off, with fields that are none, and as words of a person.
  for (const wrong of [
    bai2.slice(0, -40),
    bai2.replaceAll('16,', `16,${planted(1)},`),
    bai2.replaceAll(',Z,', `,${planted(2)},`),
    bai2.replaceAll('\n98,', `\n${planted(3)},`),
    camt.slice(0, -40),
    camt.replaceAll('USD', planted(1)),
    camt.replaceAll('BOOK', planted(2)),
    camt.replaceAll('2026-04-14', planted(4)),
  ]) {
    expect((await returns.send(wrong, 'wrong.txt')).status).toBe(400);
  }
  for (const text of [bai2, camt]) {
    const fileNo = await returns.take(text, 'statement.txt');
    expect(await returns.entries(fileNo)).toHaveLength(Math.min(COUNT, 100));
    await returns.rows(fileNo);
    await returns.move(fileNo, 'apply');
    await returns.move(fileNo, 'undo');
  }

  const told = await Promise.all(
    inject.mock.results.map(({ value }) => value as ReturnType<typeof portal.send>),
  );
  const seen = [await dumpOf(db), portal.log.join('\n'), ...told.map(({ body }) => body)].join('\n');
  expect(seen).toContain('OF MISTER X');
  expect(numbers.filter((number) => tracesOf(number).some((trace) => seen.includes(trace)))).toEqual([]);
  await portal.close();
});
