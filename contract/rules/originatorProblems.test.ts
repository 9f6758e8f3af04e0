import { describe, expect, it } from 'vitest';
import type { OriginatorSettings } from '../originator/schema';
import { anOriginator } from '../testing/anOriginator';
import { originatorProblems } from './originatorProblems';

const pathsOf = (over: Partial<OriginatorSettings>) =>
  Object.keys(originatorProblems({ settings: anOriginator(over), offset: null }, null));
const cutoffs = (...times: string[]) => ({ cutoffs: { times, zone: 'America/Los_Angeles' } });
const limits = (over: Partial<OriginatorSettings['limits']>) => ({
  limits: { ...anOriginator().limits, ...over },
});
const sameDay = (until: string, maxEntryCents: number) => ({
  ...cutoffs('10:00', '15:00'),
  sameDay: { until, maxEntryCents },
});
const bank = (over: Partial<OriginatorSettings['bank']>) => ({ bank: { ...anOriginator().bank, ...over } });

describe('what a bank file says of its sender', () => {
  it.each<[string, Partial<OriginatorSettings>]>([
    ['nothing out of the ordinary', {}],
    ['a routing number as origin', { immediateOrigin: '125100018' }],
    ['an id of 10 characters as origin', { immediateOrigin: '1912345678' }],
    ['letters in the origin', { immediateOrigin: 'LARKSPUR01' }],
    ['signs that a file may hold', { companyName: "O'BRIEN & CO. #1" }],
    ['one time', cutoffs('10:00')],
    ['two times, the later one last', cutoffs('10:00', '10:01')],
    ['another zone', { cutoffs: { times: ['10:00'], zone: 'America/New_York' } }],
    ['UTC', { cutoffs: { times: ['10:00'], zone: 'UTC' } }],
    ['the same day until the last cut-off', sameDay('15:00', 1)],
    ['$1,000,000 of one entry on the same day', sameDay('10:00', 100_000_000)],
    ['a cent of each limit', limits({ entryCents: 1, fileCents: 1, dayCents: 1, customerCents: 1 })],
    ['limits that grow', limits({ entryCents: 1, fileCents: 2, dayCents: 3 })],
    ['no limit of a file between the others', limits({ entryCents: 2, dayCents: 2 })],
    ['a limit of a file alone', limits({ fileCents: 1 })],
    ['a second person for each file', { releaseAboveCents: 0 }],
    ['a day of keeping', { keepDays: 1 }],
    ['ten years of keeping', { keepDays: 3650 }],
  ])('may hold %s', (_, over) => {
    expect(pathsOf(over)).toEqual([]);
  });

  it.each<[string, Partial<OriginatorSettings>, string]>([
    ['a mistyped routing number', bank({ routingNumber: '125100019' }), 'bank.routingNumber'],
    ['the government’s routing number', bank({ routingNumber: '000000518' }), 'bank.routingNumber'],
    ['eight digits of a routing number', bank({ routingNumber: '12510001' }), 'bank.routingNumber'],
    ['a mistyped routing number as origin', { immediateOrigin: '125100019' }, 'immediateOrigin'],
    ['an origin of 9 characters', { immediateOrigin: 'LARKSPUR1' }, 'immediateOrigin'],
    ['an origin of 11 characters', { immediateOrigin: 'LARKSPUR001' }, 'immediateOrigin'],
    ['a sign in the origin', { immediateOrigin: 'LARKSPUR-1' }, 'immediateOrigin'],
    ['a letter in the bank’s name that no file holds', bank({ name: 'Banco de Peñasco' }), 'bank.name'],
    ['such a letter in who sends it', { originName: 'O’BRIEN' }, 'originName'],
    ['such a letter in who debits', { companyName: 'MÜLLER' }, 'companyName'],
    ['such a letter in the id', { companyId: '1–2' }, 'companyId'],
    [
      'such a letter in what a payment is',
      { descriptions: { payments: 'PAGÓ', withdrawals: 'WITHDRAWAL' } },
      'descriptions.payments',
    ],
    [
      'a space at the end of what a withdrawal is',
      { descriptions: { payments: 'PAYMENT', withdrawals: 'BACK ' } },
      'descriptions.withdrawals',
    ],
    ['no name', { companyName: '' }, 'companyName'],
    ['no time', cutoffs(), 'cutoffs.times'],
    ['a time twice', cutoffs('10:00', '10:00'), 'cutoffs.times.1'],
    ['a time before the one above', cutoffs('10:00', '15:00', '14:59'), 'cutoffs.times.2'],
    ['no zone', { cutoffs: { times: ['10:00'], zone: '' } }, 'cutoffs.zone'],
    ['a zone nobody knows', { cutoffs: { times: ['10:00'], zone: 'America/Pullman' } }, 'cutoffs.zone'],
    ['an offset as zone', { cutoffs: { times: ['10:00'], zone: '-08:00' } }, 'cutoffs.zone'],
    ['the same day after the last cut-off', sameDay('15:01', 1), 'sameDay.until'],
    ['a cent above $1,000,000 on the same day', sameDay('10:00', 100_000_001), 'sameDay.maxEntryCents'],
    ['nothing on the same day', sameDay('10:00', 0), 'sameDay.maxEntryCents'],
    ['a limit of nothing for an entry', limits({ entryCents: 0 }), 'limits.entryCents'],
    ['a limit of nothing for a customer', limits({ customerCents: 0 }), 'limits.customerCents'],
    ['a file of less than an entry', limits({ entryCents: 2, fileCents: 1 }), 'limits.fileCents'],
    ['a day of less than a file', limits({ fileCents: 2, dayCents: 1 }), 'limits.dayCents'],
    ['a day of less than an entry', limits({ entryCents: 2, dayCents: 1 }), 'limits.dayCents'],
    ['a second person below zero', { releaseAboveCents: -1 }, 'releaseAboveCents'],
    ['no day of keeping', { keepDays: 0 }, 'keepDays'],
    ['a day above ten years of keeping', { keepDays: 3651 }, 'keepDays'],
  ])('may not hold %s', (_, over, path) => {
    expect(pathsOf(over)).toEqual([path]);
  });
});

describe('the account that balances a file', () => {
  const account = { routingNumber: '125100018', accountType: 'checking' as const };
  const balanced = anOriginator({ balanced: true });
  const pathsWith = (
    offset: Parameters<typeof originatorProblems>[0]['offset'],
    kept: Parameters<typeof originatorProblems>[1] = null,
    settings = balanced,
  ) => Object.keys(originatorProblems({ settings, offset }, kept));

  it.each([
    ['is named with its number', pathsWith({ ...account, accountNumber: '123' })],
    ['has a number of 17 digits', pathsWith({ ...account, accountNumber: '1'.repeat(17) })],
    ['is the one of the version before', pathsWith(account, account)],
    ['is not there where files are not balanced', pathsWith(null, account, anOriginator())],
  ])('%s', (_, found) => {
    expect(found).toEqual([]);
  });

  it.each([
    ['missing', pathsWith(null, account), 'balanced'],
    ['there for nothing', pathsWith(account, account, anOriginator()), 'balanced'],
    ['without a number the first time', pathsWith(account), 'offset.accountNumber'],
    [
      'at another bank without its number',
      pathsWith({ ...account, routingNumber: '323200011' }, account),
      'offset.accountNumber',
    ],
    [
      'of another kind without its number',
      pathsWith({ ...account, accountType: 'savings' }, account),
      'offset.accountNumber',
    ],
    [
      'of 18 digits, which no file has room for',
      pathsWith({ ...account, accountNumber: '1'.repeat(18) }),
      'offset.accountNumber',
    ],
    ['of 2 digits', pathsWith({ ...account, accountNumber: '12' }), 'offset.accountNumber'],
    ['of letters', pathsWith({ ...account, accountNumber: '12a4' }), 'offset.accountNumber'],
    [
      'at a bank that is not one',
      pathsWith({ ...account, routingNumber: '125100019', accountNumber: '123' }),
      'offset.routingNumber',
    ],
  ])('may not be %s', (_, found, path) => {
    expect(found).toEqual([path]);
  });
});
