import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../session/session';
import type { SessionState } from '../session/sessionState';
import { leadBySession } from './start';

const signedOut: SessionState = { status: 'signedOut', ended: false };
const signedIn = (how: 'fresh' | 'automatic'): SessionState => ({
  status: 'signedIn',
  name: 'dana',
  email: 'dana@example.com',
  how,
});

/** Ends what the last session has the page follow. */
let stop = () => undefined as void;

/** A session that goes through states; only what the address follows is there. */
function sessionGoing(first: SessionState) {
  let state = first;
  let listener: () => void = () => undefined;
  const adding = vi.spyOn(window, 'addEventListener');
  leadBySession({
    state: () => state,
    subscribe(each) {
      listener = each;
      return () => undefined;
    },
  } as Session);
  const follows = adding.mock.calls.map(([type, each]) => [type, each as EventListener] as const);
  adding.mockRestore();
  stop = () => {
    for (const [type, each] of follows) window.removeEventListener(type, each);
  };
  return (next: SessionState) => {
    state = next;
    listener();
  };
}

const address = () => `${location.pathname}${location.search}`;

describe('the address', () => {
  afterEach(() => stop());
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

  it.each([
    ['/login', '/home'],
    ['/login?change=password', '/login?change=password'],
    ['/my-savings', '/my-savings'],
  ])('going back to %s while signed in leads to %s', (at, led) => {
    sessionGoing(signedIn('fresh'));
    history.replaceState({ door: 1 }, '', at);
    dispatchEvent(new PopStateEvent('popstate'));

    expect(address()).toBe(led);
  });
});
