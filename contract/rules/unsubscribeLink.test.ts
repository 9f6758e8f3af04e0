import { expect, it } from 'vitest';
import { unsubscribeLink } from './unsubscribeLink';

it.each([
  ['/unsubscribe/abc', 'abc'],
  ['/unsubscribe/a%2Fb', 'a/b'],
  ['/unsubscribe/', ''],
  ['/unsubscribe/%', ''],
  ['/unsubscribe', undefined],
  ['/unsubscribed/abc', undefined],
  ['/notices/choices', undefined],
])('reads in %s the link %s', (address, link) => {
  expect(unsubscribeLink(address)).toBe(link);
});
