import { expect, it } from 'vitest';
import { whyMayNotPay } from './mayPay';

it.each([
  ['owner', undefined],
  ['pay', undefined],
  ['view', /look at this account/],
  ['documents', /papers of this account/],
] as const)('says of %s why it cannot pay: %s', (level, why) => {
  if (why) expect(whyMayNotPay(level)).toMatch(why);
  else expect(whyMayNotPay(level)).toBeUndefined();
});
