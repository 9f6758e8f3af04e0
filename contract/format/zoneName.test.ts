import { expect, it } from 'vitest';
import { zoneName } from './zoneName';

it.each([
  ['America/Boise', 'Mountain time'],
  ['America/Los_Angeles', 'Pacific time'],
  ['America/Chicago', 'Central time'],
])('%s is %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
