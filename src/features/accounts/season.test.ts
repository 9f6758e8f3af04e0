import { expect, it } from 'vitest';
import { seasonNote } from './season';

it.each([
  [2026, 104, 100, 'Up 4% on 2025 to date'],
  [2026, 75, 100, 'Down 25% on 2025 to date'],
  [2026, 1_001, 1_000, 'As much as 2025 to date'],
  [2026, 500, 0, 'Crop year 2026'],
  [2026, 500, -100, 'Crop year 2026'],
  [null, 0, 0, 'Net of credits'],
])('crop year %s with %d after %d cents: %s', (cropYear, cents, priorCents, note) => {
  expect(seasonNote({ cropYear, cents, priorCents })).toBe(note);
});
