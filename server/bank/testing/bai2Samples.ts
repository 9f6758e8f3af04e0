import { FaultyStatement } from '../bankStatement';

/** Each kind of record, texts with commas and slashes, continuations, and money that comes over several days. */
export const whole = [
  '01,125000024,LARKSPUR,260415,0600,1,,,2/',
  '02,LARKSPUR,125000024,1,260414,2359,USD,2/',
  '03,0044556677,USD,010,500000,,,015,-20000,,/',
  '88,100,350000,2,S,100000,200000,50000,400,12345,1,Z/',
  '16,166,100000,S,100000,0,0,98765,ACH_12,SETTLEMENT, FARM PYMT 04/14',
  '88,AND MORE, OF IT',
  '16,301,250000,D,3,0,100000,1,100000,2,50000,4711,,/',
  '88,DEPOSIT AT BRANCH',
  '16,557,12345,V,260415,0930,,,RETURN R01 TRACE 125100010000001/',
  '49,1204690,8/',
  '98,1204690,1,10/',
  '99,1204690,1,12/',
];
/** As some banks write it: padded numbers, empty fields, a continuation within the references. */
export const padded = [
  '01,042000013,ABCCORP ,260415,0506,1,80,,2/',
  '02,042000013,091000022,1,260414,2359,,2/',
  '03,273101322728,,015,00000000500000,,,040,00000000500000,,/   ',
  '88,045,00000000500000,,,072,00000000000000,,/',
  '16,469,0000000471790,,,20070740796815/',
  '88,A. B. C. BILL LN1362407381',
  '16,165,0000000028210,S,00000000028210,00000000000000,00000000000000/',
  '88,I-GEN107032800001754,/',
  '88,CREDIT, IMMEDIATE',
  '16,890,,,,,NO MONEY AT ALL',
  '49,0000002000000,000009/',
  '98,0000002000000,00001,000011/',
  '99,0000002000000,00001,000013/',
];
/** Two accounts of one day and a day more; one account had nothing. */
export const several = [
  '01,125000024,LARKSPUR,260416,0600,7,,,2/',
  '02,LARKSPUR,125000024,1,260414,,,4/',
  '03,111,,/',
  '16,455,2500,0,,/',
  '49,2500,3/',
  '03,222,,015,+700,,/',
  '49,700,2/',
  '98,3200,2,7/',
  '02,LARKSPUR,125000024,1,260415,,,/',
  '03,111,,/',
  '16,949,31,1,,,OF THE BANK’S OWN',
  '49,31,3/',
  '98,31,1,5/',
  '99,3231,2,14/',
];
export const text = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`;

/** What a reader finds wrong. */
export function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof FaultyStatement) return error.faults;
    throw error;
  }
}
