import { describe, expect, it } from 'vitest';
import { pinDifference } from './pin';

const pin = { chromium: '156.0.8078.79', sample: 'a1' };

describe('the pin', () => {
  it('fits its own browser', () => {
    expect(pinDifference(pin, { ...pin })).toBeUndefined();
  });

  it('fits a security release of its browser', () => {
    expect(pinDifference(pin, { ...pin, chromium: '156.0.8078.108' })).toBeUndefined();
  });

  it.each([
    [
      'another major version',
      { ...pin, chromium: '157.0.8078.79' },
      'taken with Chromium 156.0.8078.79, this is 157.0.8078.79',
    ],
    ['other fonts', { ...pin, sample: 'b2' }, 'the machine’s fonts or its way to blend differ'],
  ])('tells %s', (_, running, words) => {
    expect(pinDifference(pin, running)).toContain(words);
  });
});
