import { describe, expect, it } from 'vitest';
import { blocksBankAccount, returnCodes, returnReason } from './returnCodes';

describe('returnReason', () => {
  it.each([
    ['R01', /not enough money/, /once the money is there/],
    ['r02 ', /closed/, /another bank account/],
    ['R10', /not authorized/, /Call us/],
    ['R29', /business did not authorize/, /Ask the bank to allow/],
    ['R77', /code R77/, /Call us/],
    ['toString', /code toString/, /Call us/],
    [null, /sent it back\.$/, /Call us/],
  ])('%s is told in words', (code, words, advice) => {
    const reason = returnReason(code);

    expect(reason.words).toMatch(words);
    expect(reason.advice).toMatch(advice);
  });
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
  expect([null, 'R77', ' r02'].map(blocksBankAccount)).toEqual([false, false, true]);
});
