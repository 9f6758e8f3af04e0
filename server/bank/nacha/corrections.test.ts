import { describe, expect, it } from 'vitest';
import { returnCodes } from '@contract/rules/returnCodes';
import { changeCodes } from './codes';
import { correctionOf } from './corrections';
import { readFile } from './readFile';
import { returnsOf } from './returnsOf';
import { sample } from './testing/samples';

const routing = '111000025';

describe('a notification of change', () => {
  it.each([
    ['C01', '1918171614', { accountNumber: '1918171614' }],
    ['C01', '744-5678-99', { accountNumber: '744567899' }],
    ['C01', '12345678901234567', { accountNumber: '12345678901234567' }],
    ['C01', 'ABC123', undefined],
    ['C01', '12', undefined],
    ['C01', '', undefined],
    ['C02', routing, { routingNumber: routing }],
    ['C02', '11100002', undefined],
    ['C03', `${routing}   1918171614`, { routingNumber: routing, accountNumber: '1918171614' }],
    ['C03', routing, undefined],
    ['C04', 'ADA FARMS LLC', { holderName: 'ADA FARMS LLC' }],
    ['C05', '37', { accountType: 'savings' }],
    ['C05', '22', { accountType: 'checking' }],
    ['C05', '42', undefined],
    ['C06', '1918171614          37', { accountNumber: '1918171614', accountType: 'savings' }],
    ['C06', '1918171614', undefined],
    [
      'C07',
      `${routing}1918171614       27`,
      { routingNumber: routing, accountNumber: '1918171614', accountType: 'checking' },
    ],
    ['C07', `${routing}1918171614`, undefined],
    ['C09', 'PR-2026-000001', undefined],
    ['C13', '', undefined],
    ['C14', '', undefined],
  ])('%s with "%s" corrects %o', (code, data, correction) => {
    expect(correctionOf(code, data)).toEqual(correction);
  });

  it('is known by every code', () => {
    expect(changeCodes.filter((code) => returnCodes.includes(code))).toEqual([]);
  });
});

describe('what comes back in a file', () => {
  it('is every return with its code, its trace number and its amount', () => {
    expect(returnsOf(readFile(sample('valid-return-WEB.ach')))).toMatchObject({
      others: 0,
      returned: [
        {
          kind: 'return',
          code: 'R01',
          originalTrace: '091400600000001',
          amountCents: 12_354,
          direction: 'debit',
        },
        {
          kind: 'return',
          code: 'R03',
          originalTrace: '091400600000003',
          amountCents: 4_565,
          direction: 'credit',
        },
      ],
    });
  });

  it('is a change with its corrected data', () => {
    const { returned } = returnsOf(readFile(sample('valid-cor-example.ach')));
    expect(returned).toMatchObject([
      {
        kind: 'change',
        code: 'C01',
        originalTrace: '121042880000001',
        amountCents: 0,
        returnedOn: '2019-08-29',
      },
    ]);
    expect(correctionOf('C01', returned[0]!.correctedData)).toEqual({ accountNumber: '1918171614' });
  });

  it('is nothing of a file that goes to the bank', () => {
    expect(returnsOf(readFile(sample('valid-web-debit.ach')))).toMatchObject({ returned: [], others: 6 });
  });
});
