import { describe, expect, it } from 'vitest';
import { isScreen } from './pages';

describe('isScreen', () => {
  it.each(['/', '/login', '/home', '/my-account/purchases/purchase-details', '/no-such-screen'])(
    '%s is',
    (path) => {
      expect([isScreen('GET', path), isScreen('HEAD', path)]).toEqual([true, true]);
    },
  );

  it.each(['/api', '/api/nothing', '/idp/', '/demo/mail', '/assets/gone.js', '/favicon.ico', '/old.html'])(
    '%s is not',
    (path) => {
      expect(isScreen('GET', path)).toBe(false);
    },
  );

  it('answers nothing but reading', () => {
    expect(isScreen('POST', '/home')).toBe(false);
  });
});
