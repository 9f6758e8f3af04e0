import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays } from '../format/date';
import { addBankingDays, bankClosure, isBankingDay, subtractBankingDays } from './bankingDays';

const golden = readFileSync(new URL('./testing/fed-closed-weekdays-2024-2040.txt', import.meta.url), 'utf8');

describe('banking days', () => {
  it('are all weekdays from 2024 to 2040 but those of the golden file', () => {
    const closed = [];
    for (let day = '2024-01-01'; day <= '2040-12-31'; day = addDays(day, 1)) {
      if (!isBankingDay(day) && bankClosure(day) !== 'the weekend') closed.push(day);
    }
    const listed = golden.match(/[0-9]{4}-[0-9]{2}-[0-9]{2}/g)!;
    expect(listed).toHaveLength(174);
    expect(closed).toEqual(listed);
  });

  it.each([
    ['2026-07-03', undefined],
    ['2026-07-04', 'the weekend'],
    ['2027-07-05', 'Independence Day'],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2026-05-25', 'Memorial Day'],
  ])('on %s banks are closed for %s', (day, reason) => {
    expect(bankClosure(day)).toBe(reason);
    expect(isBankingDay(day)).toBe(reason === undefined);
  });

  it.each([
    ['2027-11-25', 0, '2027-11-26'],
    ['2027-11-26', 1, '2027-11-29'],
    ['2026-07-02', 1, '2026-07-03'],
    ['2026-07-02', 2, '2026-07-06'],
    ['2026-12-24', 1, '2026-12-28'],
  ])('%s and %i banking days more is %s', (day, count, later) => {
    expect(addBankingDays(day, count)).toBe(later);
    if (isBankingDay(day)) expect(subtractBankingDays(later, count)).toBe(day);
  });
});
