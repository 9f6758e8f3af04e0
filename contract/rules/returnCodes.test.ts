import { describe, expect, it } from 'vitest';
import { blocksBankAccount, returnCodes, returnReason } from './returnCodes';

describe('returnReason', () => {
  it.each([
    ['R01', /not enough money/, /once the money is there/],
    ['r02 ', /closed/, /another bank account/],
    ['R10', /not authorized/, /Call us/],
    ['R29', /business did not authorize/, /Ask your bank to let us debit/],
    ['R13', /no bank that takes such payments/, /another bank account/],
    ['R18', /does not accept that day/, /You did nothing wrong/],
    ['R85', /abroad/, /Call us/],
    ['R63', /code R63/, /Call us/],
    ['toString', /code toString/, /Call us/],
    [null, /sent it back\.$/, /Call us/],
  ])('%s is told in words', (code, words, advice) => {
    const reason = returnReason(code);

    expect(reason.words).toMatch(words);
    expect(reason.advice).toMatch(advice);
  });
});

/** From and to, as Nacha's table gives the numbers out. */
const defined = [
  [1, 47],
  [50, 53],
  [61, 62],
  [67, 77],
  [80, 85],
] as const;

it('knows every code that Nacha’s table defines and no other, each in words of its own', () => {
  const numbers = defined.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

  expect(returnCodes).toEqual(numbers.map((number) => `R${String(number).padStart(2, '0')}`));
  expect(new Set(returnCodes.map((code) => returnReason(code).words)).size).toBe(returnCodes.length);
  for (const code of returnCodes) {
    expect(returnReason(code).words).toMatch(/^[A-Z][^.]+\.$/);
    expect(returnReason(code).words).not.toMatch(/R\d\d|ACH|RDFI|ODFI|addenda/);
  }
});

it('of the codes that are known, these block the bank account', () => {
  expect(returnCodes.filter(blocksBankAccount)).toEqual([
    'R02',
    'R03',
    'R04',
    'R07',
    'R10',
    'R16',
    'R20',
    'R29',
  ]);
  expect([null, 'R63', ' r02'].map(blocksBankAccount)).toEqual([false, false, true]);
});
