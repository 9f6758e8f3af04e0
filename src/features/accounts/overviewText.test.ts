import { describe, expect, it } from 'vitest';
import { anAccount } from '@stories/support/builders';
import { noticeOf, seasonNote } from './overviewText';

describe('noticeOf', () => {
  it.each([
    [{ status: 'active' }, undefined],
    [{ status: 'active', level: 'view' }, /view this account/],
    [{ status: 'closed', closedOn: '2026-02-28' }, /closed on Feb 28, 2026/],
    [{ status: 'closed', closedOn: null }, /was closed\. You can read/],
    [{ status: 'hold' }, /on hold.*Call Tekoa at \(509\) 555-0188/],
    [{ status: 'cod' }, /cash on delivery/],
  ] as const)('%o', (over, words) => {
    const { message } = noticeOf(anAccount(over)) ?? {};
    if (words) expect(message).toMatch(words);
    else expect(message).toBeUndefined();
  });
});

it.each([
  [2026, 104, 100, '4% more than 2025 to date'],
  [2026, 75, 100, '25% less than 2025 to date'],
  [2026, 1_001, 1_000, 'As much as 2025 to date'],
  [2026, 500, 0, 'Crop year 2026'],
  [2026, 500, -100, 'Crop year 2026'],
  [null, 0, 0, 'After credits'],
])('crop year %s with %d after %d cents: %s', (cropYear, cents, priorCents, note) => {
  expect(seasonNote({ cropYear, cents, priorCents })).toBe(note);
});
