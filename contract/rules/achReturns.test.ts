import { describe, expect, it } from 'vitest';
import { returnDeadline, whyNoResend } from './achReturns';
import { exceedsRate, ratePercent } from './returnRates';

describe('until when a bank returns an entry', () => {
  it.each([
    // Two banking days: Friday, April 10, 2026 to Tuesday.
    ['R01', 'WEB', '2026-04-10', '2026-04-14'],
    ['R02', 'CCD', '2026-04-10', '2026-04-14'],
    ['R10', 'CCD', '2026-04-10', '2026-04-14'],
    ['R29', 'CCD', '2026-04-10', '2026-04-14'],
    // Sixty days for a consumer who did not authorize it.
    ['R07', 'WEB', '2026-04-10', '2026-06-09'],
    ['R10', 'WEB', '2026-04-10', '2026-06-09'],
    ['R11', 'PPD', '2026-04-10', '2026-06-09'],
    ['R05', 'CCD', '2026-04-10', '2026-06-09'],
  ])('%s under %s of %s: %s', (code, sec, effective, last) => {
    expect(returnDeadline(code, sec, effective)).toBe(last);
  });
});

describe('what Nacha accepts', () => {
  it.each([
    ['administrative', 3, 100, false],
    ['administrative', 31, 1000, true],
    ['unauthorized', 5, 1000, false],
    ['unauthorized', 51, 10_000, true],
    ['overall', 15, 100, false],
    ['overall', 16, 100, true],
    ['overall', 1, 0, true],
    ['overall', 0, 0, false],
  ] as const)('%s, %i of %i: more %s', (rate, returns, debits, more) => {
    expect(exceedsRate(rate, returns, debits)).toBe(more);
  });
});

describe('a share in percent', () => {
  it.each([
    [1, 120, '0.83'],
    [14, 412, '3.40'],
    [1, 30_000, '0.00'],
    [1, 10_000, '0.01'],
    [3, 3, '100.00'],
    [0, 412, '0.00'],
    [0, 0, null],
  ])('%i of %i is %s', (returns, debits, percent) => {
    expect(ratePercent(returns, debits)).toBe(percent);
  });
});

describe('sending a returned payment again', () => {
  const first = { code: 'R01', resends: 0, firstEffective: '2026-04-10', today: '2026-04-15' };

  it.each([
    [{}, undefined],
    [{ code: 'R09' }, undefined],
    [{ code: 'R02' }, 'code'],
    [{ code: 'R10' }, 'code'],
    [{ code: 'R29' }, 'code'],
    [{ code: null }, 'code'],
    [{ resends: 1 }, undefined],
    [{ resends: 2 }, 'often'],
    [{ today: '2026-10-07' }, undefined],
    [{ today: '2026-10-08' }, 'late'],
  ])('%o: %s', (over, why) => {
    expect(whyNoResend({ ...first, ...over })).toBe(why);
  });
});
