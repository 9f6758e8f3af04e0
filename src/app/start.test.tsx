import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStyleCache } from '@theme/styleCache';
import type { Session } from '../session/session';
import type { SessionState } from '../session/sessionState';
import { App, fetchFirst } from './App';
import { leadBySession, start } from './start';
import { config } from './testing/signedIn';

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
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/my-account/overview?account=117');
  });

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

  it('of a pay link comes back after the sign-in, over a reload and once', () => {
    const link = '/my-account/payments/make-a-payment?account=117&invoice=104880';
    history.replaceState(null, '', link);
    sessionGoing(signedOut);
    expect(address()).toBe('/login');
    stop();

    const go = sessionGoing(signedOut);
    go(signedIn('fresh'));
    expect(address()).toBe(link);
    go(signedOut);
    go(signedIn('fresh'));
    expect(address()).toBe('/home');
  });

  it('of a link that was left by signing out is not the next one’s', () => {
    history.replaceState(null, '', '/my-account/payments/payment-requests?request=412');
    const go = sessionGoing(signedIn('automatic'));
    go(signedOut);
    go(signedIn('fresh'));

    expect(address()).toBe('/home');
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

describe('the sign-in that stands in the page before its code', () => {
  const drawn = { state: () => signedOut, subscribe: () => () => undefined } as unknown as Session;

  it('is taken over as it is, with what was typed, and what was pressed is done', async () => {
    history.replaceState(null, '', '/login');
    await fetchFirst(false, '/login');
    const root = document.createElement('div');
    root.dataset['drawn'] = 'door';
    root.innerHTML = renderToString(<App config={config} session={drawn} styles={createStyleCache()} />);
    const written = document.createElement('script');
    Object.assign(written, { id: 'config', type: 'application/json', textContent: JSON.stringify(config) });
    document.body.append(root, written);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    field.value = 'Typed*Early1';
    const end = vi.fn();
    window.fieldgateEarly = { pressed: screen.getByRole('button', { name: 'Show password' }), end };
    const complaints = vi.spyOn(console, 'error');
    const adding = vi.spyOn(window, 'addEventListener');

    await act(() => start(root));

    expect(await screen.findByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
    expect(screen.getByLabelText('Password')).toBe(field);
    expect(field.value).toBe('Typed*Early1');
    expect(end).toHaveBeenCalledOnce();
    expect(complaints).not.toHaveBeenCalled();
    for (const [type, each] of adding.mock.calls) window.removeEventListener(type, each as EventListener);
    vi.restoreAllMocks();
    root.remove();
    written.remove();
  });
});
