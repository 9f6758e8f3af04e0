import { expect, it } from 'vitest';
import { reachesCutoff } from './cutoff';
import { earliestPayDate, paySchedule } from './paySchedule';

const cutoff = '2026-04-13T21:00:00.000Z';

/** Each side of the instant, as far as a clock tells them apart. */
const moments: readonly (readonly [at: string, inTime: boolean])[] = [
  ['2026-04-13T20:59:59.999Z', true],
  ['2026-04-13T21:00:00.000Z', true],
  ['2026-04-13T21:00:00.001Z', false],
  ['2026-04-13T21:00:01.000Z', false],
  ['2026-04-13T21:00:30.000Z', false],
  ['2026-04-13T21:01:00.000Z', false],
];

it.each(moments)('%s comes in time: %s', (at, inTime) => {
  expect(reachesCutoff(new Date(at), cutoff)).toBe(inTime);
  expect(reachesCutoff(new Date(at), new Date(cutoff))).toBe(inTime);
});

it.each(
  [0, 1, 2].flatMap((leadBankingDays) =>
    moments.map(([at, inTime]) => [leadBankingDays, at, inTime] as const),
  ),
)('what is accepted %i banking days ahead at %s can still be cancelled', (leadBankingDays, at, inTime) => {
  const hours = { cutoff: '14:00', leadBankingDays, booksZone: 'America/Los_Angeles' };
  const now = new Date(at);
  const { cancelUntil } = paySchedule(earliestPayDate(now, hours), hours);
  expect(reachesCutoff(now, cancelUntil)).toBe(true);
  expect(cancelUntil).toBe(inTime ? cutoff : '2026-04-14T21:00:00.000Z');
});
