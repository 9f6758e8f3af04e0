import { describe, expect, it } from 'vitest';
import { checkCommand } from './checkCommand';
import { accountNumbersOf, changed, sample, samples } from './testing/samples';

function check(path: string, read: (path: string) => Uint8Array = sample) {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = checkCommand(path, {
    read,
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed, complained };
}

it('tells what is in a file', () => {
  expect(check('valid-web-debit.ach')).toEqual({
    code: 0,
    printed: [
      'Your Company Inc to Some Bank, made on 2015-03-04 at 22:07, file ID modifier A',
      'Batch 1 (WEB, 220, Your Company Inc, TrnsNickna, effective 2015-03-05): 4 entries, debits $0.00, credits ' +
        '$93.20, hash 32400084',
      'Batch 2 (WEB, 220, Your Company Inc, TrnsNickna, effective 2015-03-16): 1 entry, debits $0.00, credits ' +
        '$175.00, hash 8100021',
      'Batch 3 (PPD, 225, Your Company Inc, TrnsNickna, effective 2015-03-06): 1 entry, debits $150.00, credits ' +
        '$0.00, hash 10100001',
      'All 3 batches: 6 entries, debits $150.00, credits $268.20, hash 50600106',
      'The file is right.',
    ],
    complained: [],
  });
  expect(check('valid-ctx-debit.ach').printed.at(-2)).toBe(
    'All 1 batch: 1 entry and 2 addenda, debits $1,000,000.00, credits $0.00, hash 23138010',
  );
});

it('tells all that is wrong', () => {
  const read = () => changed('valid-ccd-debit.ach', 4, 39, '6');
  expect(check('x.ach', read)).toEqual({
    code: 1,
    printed: [],
    complained: [
      'Record 5, positions 21-32, Total Debit Entry Dollar Amount: It is not what the records add up to, 5001.26. ' +
        '(control)',
      'x.ach has a fault. Do not send it to the bank.',
    ],
  });
});

it('tells why a file was not read', () => {
  const read = () => {
    throw new Error('ENOENT: no such file or directory');
  };
  expect(check('x.ach', read)).toMatchObject({
    code: 1,
    complained: ['x.ach was not checked. ENOENT: no such file or directory'],
  });
});

describe('prints no account number', () => {
  it.each(samples)('of %s', (name) => {
    const { code, printed, complained } = check(name);
    expect(code).toBe(name.startsWith('valid') ? 0 : 1);
    const told = [...printed, ...complained].join('\n');
    for (const account of accountNumbersOf(sample(name))) expect(told).not.toContain(account);
  });
});
