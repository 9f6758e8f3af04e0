import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../session/sessionState';
import { KeptScreens } from './KeptScreens';
import type { Route } from './routeTable';
import { danasSession, SignedIn } from './testing/signedIn';
import { useRouteFocus } from './useRouteFocus';
import type { Visits } from './useVisits';

/** A screen with a field to leave half filled in. */
const screenCalled = (title: string) => () => {
  const { search } = useLocation();
  return (
    <>
      <h1>{title}</h1>
      <label>
        {`Note of ${title}`}
        <input />
      </label>
      <p>{`${title} at ${search}`}</p>
    </>
  );
};

const route = (path: `/${string}`, keep: boolean, needs?: 'workQueue'): Route => ({
  path,
  title: path,
  keep,
  needs,
  load: () => Promise.resolve(screens[path]!),
});
const screens: Readonly<Record<string, () => React.JSX.Element>> = {
  '/kept': screenCalled('Kept'),
  '/anew': screenCalled('Anew'),
  '/admin-only': screenCalled('Admin'),
  '/late': screenCalled('Late'),
  '/faulty': screenCalled('Faulty'),
};
const routes = [
  route('/kept', true),
  route('/anew', false),
  route('/admin-only', true, 'workQueue'),
  route('/late', false),
  route('/faulty', false),
];

/** The visits of a portal that has these routes. */
function usePlan(): Visits {
  const location = useLocation();
  const current = routes.find(({ path }) => path === location.pathname);
  const keptAt = { ...location, pathname: '/kept', search: '?filter=1' };
  return {
    current: current && { route: current, location: current.path === '/kept' ? keptAt : location },
    kept: [
      { route: routes[0]!, location: keptAt },
      ...(current?.needs ? [{ route: current, location }] : []),
    ],
    hrefOf: (path) => path,
  };
}

function Portal({ admin }: { admin?: boolean }) {
  const visits = usePlan();
  const { arrived, onRouteFocus } = useRouteFocus();
  return (
    <>
      <p>{`Come to ${arrived}`}</p>
      {Object.keys(screens).map((path) => (
        <Link key={path} to={path}>{`Go to ${path}`}</Link>
      ))}
      <KeptScreens
        visits={visits}
        permissions={admin === undefined ? undefined : { admin, deposit_plan: false }}
        onRouteFocus={onRouteFocus}
      />
    </>
  );
}

function open(at: string, admin?: boolean, dana = danasSession()) {
  render(
    <SignedIn {...dana} at={at} answer={() => Response.json([])}>
      <Portal admin={admin} />
    </SignedIn>,
  );
  return dana;
}

const go = (path: string) => userEvent.click(screen.getByRole('link', { name: `Go to ${path}` }));

describe('the screens', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.scrollTo = () => undefined;
  });
  afterEach(() => vi.restoreAllMocks());

  it('stay as they were left, at their own address', async () => {
    open('/kept');
    await userEvent.type(await screen.findByLabelText('Note of Kept'), 'half');
    await go('/anew');
    await screen.findByRole('heading', { name: 'Anew' });

    expect(screen.getByText('Kept at ?filter=1')).not.toBeVisible();
    await go('/kept');
    expect(await screen.findByLabelText('Note of Kept')).toBeVisible();
    expect(screen.getByLabelText('Note of Kept')).toHaveValue('half');
  });

  it('are made anew where the route says so', async () => {
    open('/anew');
    await userEvent.type(await screen.findByLabelText('Note of Anew'), 'half');
    await go('/kept');
    await screen.findByRole('heading', { name: 'Kept' });
    await go('/anew');

    expect(await screen.findByLabelText('Note of Anew')).toHaveValue('');
  });

  it('take the focus, name the page and are announced, each time that one comes to them', async () => {
    open('/kept');
    await screen.findByText('Come to /kept');
    await go('/anew');
    expect(await screen.findByRole('heading', { name: 'Anew' })).toHaveFocus();
    expect(screen.getByText('Come to /anew')).toBeVisible();
    await go('/kept');

    expect(await screen.findByRole('heading', { name: 'Kept' })).toHaveFocus();
    expect(screen.getByText('Come to /kept')).toBeVisible();
    expect(document.title).toBe('/kept · Co-op');
  });

  it.each([
    ['leave the keyboard at the beginning of a document that opens with them', 'automatic', false],
    ['take the focus after a sign-in, whose form is gone', 'fresh', true],
  ] as const)('%s', async (_, how, focused) => {
    const dana = danasSession();
    const state = { ...dana.session.state(), how } as SessionState;
    open('/kept', undefined, { ...dana, session: { ...dana.session, state: () => state } });
    await screen.findByText('Come to /kept');

    expect(screen.getByRole('heading', { name: 'Kept' }) === document.activeElement).toBe(focused);
  });

  it.each([
    [undefined, 'status', 'Loading'],
    [false, 'heading', 'This page isn’t part of your account'],
    [true, 'heading', 'Admin'],
  ])('that need a flag show, with it %s, a %s', async (admin, role, name) => {
    open('/admin-only', admin);

    expect(await screen.findByRole(role, { name })).toBeVisible();
  });

  it('say so at an address that is none of theirs', async () => {
    open('/nowhere');

    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  });

  it('come by themselves once their code can be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>/</html>')));
    const fetched = vi
      .spyOn(routes[3]!, 'load')
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/late.js'));
    open('/kept');
    await go('/late');

    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('say that they are broken where it is not for want of code', async () => {
    vi.spyOn(routes[4]!, 'load').mockRejectedValue(new TypeError('x is undefined'));
    open('/kept');
    await go('/faulty');

    expect(await screen.findByText('Something on this page went wrong')).toBeVisible();
  });

  it('do not open without an access token, and the session ends', async () => {
    const { session, storage } = open('/kept');
    await screen.findByRole('heading', { name: 'Kept' });
    storage.removeItem('userData');
    await go('/anew');

    expect(screen.queryByRole('heading')).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', ended: true });
    expect(console.error).toHaveBeenCalledWith('User token missing or expired. Logging out.');
  });
});
