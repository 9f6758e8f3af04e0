import { describe, expect, it } from 'vitest';
import { endNotice } from './authFormState';

describe('the sign-in page', () => {
  it.each([
    [false, undefined],
    [true, 'Your session ended. Sign in to go on.'],
    ['idle', 'You were away, so we signed you out. Sign in to go on.'],
    ['everywhere', 'You’re signed out on all your devices. Sign in again where you need to.'],
  ] as const)('after an end that was %s says %s', (ended, words) => {
    expect(endNotice(ended)?.words).toBe(words);
  });
});
