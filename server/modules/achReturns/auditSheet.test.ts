import { afterEach, beforeEach, expect, it } from 'vitest';
import * as achReturns from '@contract/achReturns/endpoints';
import { checkable, originate, payable, root } from '@server/modules/achBatches/testing/filed';
import { bankAnswers } from './testing/bankAnswers';
import { openReturns, type Returns } from './testing/returned';

let bank: Returns;
beforeEach(async () => {
  bank = await openReturns();
});
afterEach(() => bank.portal.close());

async function sheet(year: number) {
  const query = { year, format: 'csv' } as const;
  const { name, content } = await bank.portal.as(root).download(achReturns.audit, { query });
  return { name, lines: (await content.text()).split('\r\n') };
}

it('has settings, authorizations, files, returns and corrections of a year, and no account number', async () => {
  const { returns, db } = bank;
  const [one, two] = [await payable(db), await payable(db)];
  await originate(db, { validation: 'prenote' });
  await checkable(db, {});
  const answers = [
    { requestNo: one.requestNo, code: 'R01' },
    { requestNo: two.requestNo, code: 'C09', data: '1918171614' },
  ];
  await returns.move(await returns.take(bankAnswers(await bank.sent(), answers)), 'apply');

  const { name, lines } = await sheet(2026);
  expect(name).toBe('ach_audit_2026.csv');
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^settings,"version 1, customerCents","from 2026-04-13, proposed by root@example.com, confirmed by rita@example.com",,/,
      ),
      'authorizations,CCD,text ccd-1,2,',
      'files sent,2026-04,0 released by a second person,1,200.00',
      'debits sent,2026-04,,2,200.00',
      'debits returned,2026-04,R01,1,100.00',
      'corrections,C09,ask,1,',
      'account checks,prenote,sent,1,',
    ]),
  );
  expect(lines.join()).not.toContain('1918171614');
  expect((await sheet(2025)).lines.filter((line) => /^(files|debits|corrections)/.test(line))).toEqual([]);
});
