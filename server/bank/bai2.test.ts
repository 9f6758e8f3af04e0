import { describe, expect, it } from 'vitest';
import { readBai2 } from './bai2';
import { faultsOf, several, padded, text, whole } from './testing/bai2Samples';
import { bai2Of } from './testing/statements';

describe('a BAI2 statement', () => {
  it('tells deposits and withdrawals with their texts, whatever funds type stands between', () => {
    expect(readBai2(text(whole))).toEqual([
      {
        bookedOn: '2026-04-14',
        amountCents: 100_000,
        kind: 'achSettlement',
        typeCode: '166',
        returnCode: null,
        reference: '98765 ACH_12',
        words: 'SETTLEMENT, FARM PYMT 04/14 AND MORE, OF IT',
      },
      {
        bookedOn: '2026-04-14',
        amountCents: 250_000,
        kind: 'other',
        typeCode: '301',
        returnCode: null,
        reference: '4711',
        words: 'DEPOSIT AT BRANCH',
      },
      {
        bookedOn: '2026-04-14',
        amountCents: -12_345,
        kind: 'achReturn',
        typeCode: '557',
        returnCode: 'R01',
        reference: '',
        words: 'RETURN R01 TRACE 125100010000001',
      },
    ]);
  });

  it('may be padded, and go on at any field', () => {
    expect(readBai2(text(padded))).toMatchObject([
      { amountCents: -471_790, reference: '20070740796815', words: 'A. B. C. BILL LN1362407381' },
      { amountCents: 28_210, reference: 'I-GEN107032800001754', words: 'CREDIT, IMMEDIATE' },
    ]);
  });

  it('may have several days and accounts; a code that is not known is of another kind', () => {
    expect(
      readBai2(text(several)).map(({ bookedOn, amountCents, kind }) => [bookedOn, amountCents, kind]),
    ).toEqual([
      ['2026-04-14', -2_500, 'achSettlement'],
      ['2026-04-15', 31, 'other'],
    ]);
  });

  it('of a day without transactions is empty', () => {
    expect(readBai2(bai2Of([{ day: '2026-04-14', accounts: [{ booked: [] }] }]))).toEqual([]);
    expect(readBai2('01,125000024,LARKSPUR,260415,0600,1,,,2/\n99,0,0,2/')).toEqual([]);
  });
});

describe('a BAI2 statement is refused with record, line and rule', () => {
  it.each([
    [9, '49,1204690,7/', 'Record 49 in line 10 counts 7 records; there are 8.'],
    [
      9,
      '49,1204691,8/',
      'Record 49 in line 10 has a control total of 1204691; its amounts sum up to 1204690.',
    ],
    [10, '98,1204690,2,10/', 'Record 98 in line 11 counts 2 accounts; there is 1.'],
    [10, '98,1204690,1,9/', 'Record 98 in line 11 counts 9 records; there are 10.'],
    [
      10,
      '98,1204600,1,10/',
      'Record 98 in line 11 has a control total of 1204600; the totals of its accounts sum up to 1204690.',
    ],
    [11, '99,1204690,2,12/', 'Record 99 in line 12 counts 2 groups; there is 1.'],
    [11, '99,1204690,1,13/', 'Record 99 in line 12 counts 13 records; there are 12.'],
    [11, '99,,1,12/', 'Record 99 in line 12 has no control total.'],
    [0, '01,125000024,LARKSPUR,260415,0600,1,,,1/', 'Record 01 in line 1 has to be of version 2.'],
    [0, '01,125000024,LARKSPUR,261315,0600,1,,,2/', 'Record 01 in line 1 has no day of making as YYMMDD.'],
    [1, '02,LARKSPUR,125000024,1,260431,2359,USD,2/', 'Record 02 in line 2 has no day as YYMMDD.'],
    [
      1,
      '02,LARKSPUR,125000024,4,260414,2359,USD,2/',
      'Record 02 in line 2 is a deletion, a correction or a test; only statements (1) are read.',
    ],
    [
      1,
      '02,LARKSPUR,125000024,1,260414,2359,USD,3/',
      'Record 02 in line 2 is of a day that is not over; only final figures (2, 4) are read.',
    ],
    [
      1,
      '02,LARKSPUR,125000024,1,260414,2359,USD,2',
      'Record 02 in line 2 has a line that does not end with a slash.',
    ],
    [2, '03,0044556677,CAD,010,500000,,,015,-20000,,/', 'Record 03 in line 3 is not in US dollars (USD).'],
    [
      2,
      '03,0044556677,USD,010,5000.00,,,015,-20000,,/',
      'Record 03 in line 3 has an amount of type 010 that is no whole cents.',
    ],
    [
      2,
      '03,0044556677,USD,01,500000,,,015,-20000,,/',
      'Record 03 in line 3 has a type code that is not of 3 digits.',
    ],
    [
      2,
      '03,0044556677,USD,010,500000,x,,015,-20000,,/',
      'Record 03 in line 3 has a count of type 010 that is no number.',
    ],
    [
      3,
      '88,100,350000,2,S,100000,200000,40000,400,12345,1,Z/',
      'Record 03 in line 3 spreads another amount over days than it has.',
    ],
    [
      4,
      '16,166,1000.00,S,100000,0,0,98765,ACH_12,TEXT',
      'Record 16 in line 5 has an amount that is no whole cents.',
    ],
    [4, '16,166,-100000,Z,98765,ACH_12,TEXT', 'Record 16 in line 5 has an amount that is no whole cents.'],
    [4, '16,166,100000,S,x,0,0,98765,ACH_12,TEXT', 'Record 16 in line 5 spreads an amount that is no cents.'],
    [
      4,
      '16,166,100000,Q,98765,ACH_12,TEXT',
      'Record 16 in line 5 has a funds type that is none of 0, 1, 2, S, V, D and Z.',
    ],
    [4, '16,66,100000,Z,98765,ACH_12,TEXT', 'Record 16 in line 5 has a type code that is not of 3 digits.'],
    [
      4,
      '16,810,100000,Z,98765,ACH_12,TEXT',
      'Record 16 in line 5 has type code 810, which is neither a deposit nor a withdrawal.',
    ],
    [4, '16,166,100000,Z', 'Record 16 in line 5 does not end with a slash.'],
    [4, '16,166,9999999999999999,Z,,,TEXT', 'Record 16 in line 5 has an amount that is too large.'],
    [8, '16,557,12345,V,260231,0930,,,RETURN', 'Record 16 in line 9 has no value date as YYMMDD.'],
    [9, '16,557,1,Z,,/', 'Record 98 in line 11 stands where 16 or 49 has to.'],
    [1, '16,557,1,Z,,/', 'Record 16 in line 2 stands where 02 or 99 has to.'],
    [3, 'Dear customer, 0044556677', 'What stands in line 4 is no record of BAI2.'],
    [3, '', 'What stands in line 4 is no record of BAI2.'],
  ])('line %i as %s', (index, line, fault) => {
    const lines = whole.map((one, at) => (at === index ? line : one));
    expect(faultsOf(() => readBai2(text(lines)))[0]).toBe(fault);
  });

  it('where it breaks off, and where something follows its end', () => {
    expect(faultsOf(() => readBai2(text(whole.slice(0, -1))))).toEqual([
      'Record 99 is missing after line 11.',
    ]);
    expect(faultsOf(() => readBai2(text([...whole, whole[1]!])))).toEqual([
      'Record 02 in line 13 stands after the end of the file.',
    ]);
  });
});
