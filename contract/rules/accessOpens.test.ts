import { expect, it } from 'vitest';
import { levelOpens } from './accessOpens';

it.each([
  ['owner', true, true, true],
  ['pay', true, true, true],
  ['view', true, true, false],
  ['documents', false, false, false],
] as const)('%s opens savings: %s, requests: %s, asking: %s', (level, savings, requests, asking) => {
  expect([levelOpens(level, 'savings'), levelOpens(level, 'requests'), levelOpens(level, 'asking')]).toEqual([
    savings,
    requests,
    asking,
  ]);
});
