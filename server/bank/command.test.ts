import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type BankAnswer, bankCommand, type BankRequest } from './command';
import { sample } from './nacha/testing/samples';

async function command(args: readonly string[], answer: () => readonly BankAnswer[] = () => []) {
  const printed: string[] = [];
  const complained: string[] = [];
  const asked: BankRequest[] = [];
  const code = await bankCommand(args, {
    read: sample,
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
    ask: async (request) => {
      asked.push(request);
      return answer();
    },
  });
  return { code, printed, complained, asked };
}

it.each([
  [[]],
  [['check']],
  [['check', 'a', 'b']],
  [['write', 'a']],
  [['export', 'a']],
  [['export', '0']],
  [['export', '1', '2']],
  [['export', '--again']],
  [['export', '--to']],
  [['export', '1', '--to', 'a', 'b']],
  [['import', '--all']],
])('explains itself for %j', async (args) => {
  expect(await command(args)).toMatchObject({
    code: 2,
    asked: [],
    complained: [expect.stringContaining('Usage: ')],
  });
});

it.each<[string[], BankRequest]>([
  [['export'], { command: 'bank-export' }],
  [['export', '12'], { command: 'bank-export', batchNo: 12 }],
  [['export', '--to', 'files'], { command: 'bank-export', to: resolve('files') }],
  [['export', '12', '--to', '/files'], { command: 'bank-export', batchNo: 12, to: '/files' }],
  [['export', '12', '--again'], { command: 'bank-export', batchNo: 12, again: true }],
  [['import'], { command: 'bank-import' }],
  [['import', 'a.ach', '/b.ach'], { command: 'bank-import', files: [resolve('a.ach'), '/b.ach'] }],
])('asks for %j', async (args, request) => {
  expect((await command(args)).asked).toEqual([request]);
});

it('checks a file by itself', async () => {
  expect(await command(['check', 'valid-web-debit.ach'])).toMatchObject({ code: 0, asked: [] });
});

it('tells what became of each, and ends with 1 where somebody has to look into one', async () => {
  const answers = [
    { message: 'A is there.', isTrouble: false },
    { message: 'B is not.', isTrouble: true },
  ];
  expect(await command(['export'], () => answers)).toMatchObject({
    code: 1,
    printed: ['A is there.'],
    complained: ['B is not.'],
  });
  expect(await command(['export'], () => answers.slice(0, 1))).toMatchObject({ code: 0 });
  expect(await command(['import'])).toMatchObject({ code: 0, printed: [expect.stringContaining('no file')] });
});

it('tells why nothing was done', async () => {
  const answer = () => {
    throw new Error('No way to the bank is set.');
  };
  expect(await command(['export'], answer)).toMatchObject({
    code: 1,
    complained: ['Not everything was done. No way to the bank is set.'],
  });
});
