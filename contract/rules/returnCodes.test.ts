import { describe, expect, it } from 'vitest';
import { returnReason } from './returnCodes';

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
