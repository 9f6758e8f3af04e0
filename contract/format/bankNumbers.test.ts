import { describe, expect, it } from 'vitest';
import { routingDoubt, withoutGaps } from './bankNumbers';

describe('withoutGaps', () => {
  it.each([
    ['0210 00021', '021000021'],
    ['021-000-021', '021000021'],
    ['\u00a0021\u2013000\u2011021\n', '021000021'],
    ['02100002x', '02100002x'],
  ])('%j is %j', (typed, number) => {
    expect(withoutGaps(typed)).toBe(number);
  });
});

describe('routingDoubt', () => {
  it.each(['021000021', '111000025', '091000019', '076401251', '321000022', '611000020'])(
    'has none about %s',
    (routing) => {
      expect(routingDoubt(routing)).toBeUndefined();
    },
  );

  it.each([
    ['123456789', 'unlikely'],
    ['021000012', 'unlikely'],
    ['000000000', 'unlikely'],
    ['131000021', 'unlikely'],
    ['991000025', 'unlikely'],
    ['000000518', 'notDebitable'],
    ['800000006', 'notDebitable'],
    ['800000002', 'unlikely'],
  ])('finds %s %s', (routing, doubt) => {
    expect(routingDoubt(routing)).toBe(doubt);
  });
});
