import { beforeEach, describe, expect, it } from 'vitest';
import type { Session, SessionState } from '../session/session';
import { leadBySession } from './start';

const signedOut: SessionState = { status: 'signedOut', ended: false };
const signedIn = (how: 'fresh' | 'automatic'): SessionState => ({
  status: 'signedIn',
  name: 'dana',
  email: 'dana@example.com',
  how,
});

/** A session that goes through states; only what the address follows is there. */
function sessionGoing(first: SessionState) {
  let state = first;
  let listener: () => void = () => undefined;
  leadBySession({
    state: () => state,
    subscribe(each) {
      listener = each;
      return () => undefined;
    },
  } as Session);
  return (next: SessionState) => {
    state = next;
    listener();
  };
}

const address = () => `${location.pathname}${location.search}`;

describe('the address', () => {
  beforeEach(() => history.replaceState(null, '', '/my-account/overview?account=117'));

  it.each([
    ['signed out', signedOut, '/login'],
    ['freshly signed in', signedIn('fresh'), '/home'],
    ['signed in by itself', signedIn('automatic'), '/my-account/overview?account=117'],
  ])('%s is led', (_, state, led) => {
    sessionGoing(state);

    expect(address()).toBe(led);
  });

  it.each([
    ['/login', '/home'],
    ['/login?change=password', '/login?change=password'],
  ])('%s, signed in by itself, becomes %s', (at, led) => {
    history.replaceState(null, '', at);
    sessionGoing(signedIn('automatic'));

    expect(address()).toBe(led);
  });

  it.each([
    ['signed out', signedOut],
    ['signed in by itself', signedIn('automatic')],
  ])('of a mailed link stays, %s, with what it carries', (_, state) => {
    history.replaceState(null, '', '/take-back#token');
    const go = sessionGoing(state);
    go(signedOut);
    dispatchEvent(new PopStateEvent('popstate'));

    expect(`${address()}${location.hash}`).toBe('/take-back#token');
  });

  it('follows each change, and going back while signed out leads nowhere', () => {
    const go = sessionGoing(signedOut);
    go(signedIn('fresh'));
    expect(address()).toBe('/home');
    go(signedOut);
    expect(address()).toBe('/login');

    history.replaceState(null, '', '/home');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(address()).toBe('/login');
  });
});
