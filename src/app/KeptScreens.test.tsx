import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, type Location, Router, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../session/sessionState';
import { type History, memoryHistory, useAddress } from './history';
import { KeptScreens } from './KeptScreens';
import type { Route } from './routeTable';
import { RouteFocusProvider } from './RouteFocus';
import { screens } from './screenCode';
import { danasSession, SignedIn } from './testing/signedIn';
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

/** Routes of the portal, each with a screen of this test. */
const called = {
  '/my-savings': 'Kept',
  '/security': 'Anew',
  '/admin': 'Admin',
  '/login': 'Late',
  '/home': 'Faulty',
} as const;
type Path = keyof typeof called;

const route = (path: Path, keep: boolean, needs?: 'workQueue'): Route => ({
  path,
  title: () => path,
  keep,
  needs,
});
const routes = [
  route('/my-savings', true),
  route('/security', false),
  route('/admin', true, 'workQueue'),
  route('/login', false),
  route('/home', false),
];

const keptAt: Location = { pathname: '/my-savings', search: '?filter=1', hash: '', state: null, key: 'kept' };

/** The visits of a portal that has these routes. */
function planAt(location: Location): Visits {
  const current = routes.find(({ path }) => path === location.pathname);
  const { key } = location;
  return {
    current: current && { route: current, location: current.path === '/my-savings' ? keptAt : location, key },
    kept: [
      { route: routes[0]!, location: keptAt, key },
      ...(current?.needs ? [{ route: current, location, key }] : []),
    ],
    hrefOf: (path) => path,
  };
}

function Portal({ history, admin }: { history: History; admin?: boolean }) {
  const location = useAddress(history);
  return (
    <Router navigator={history} location="/">
      <RouteFocusProvider>
        {Object.keys(called).map((path) => (
          <Link key={path} to={path}>{`Go to ${path}`}</Link>
        ))}
        <KeptScreens
          pathname={location.pathname}
          visits={planAt(location)}
          permissions={admin === undefined ? undefined : { admin, deposit_plan: false }}
        />
      </RouteFocusProvider>
    </Router>
  );
}

function open(at: string, admin?: boolean, dana = danasSession()) {
  render(
    <SignedIn {...dana} answer={() => Response.json([])}>
      <Portal history={memoryHistory(at)} admin={admin} />
    </SignedIn>,
  );
  return dana;
}

const go = (path: string) => userEvent.click(screen.getByRole('link', { name: `Go to ${path}` }));

const announced = { selector: 'output' } as const;

describe('the screens', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.scrollTo = () => undefined;
    for (const [path, title] of Object.entries(called))
      vi.spyOn(screens, path as Path).mockResolvedValue(screenCalled(title));
  });
  afterEach(() => vi.restoreAllMocks());

  it('stay as they were left, at their own address', async () => {
    open('/my-savings');
    await userEvent.type(await screen.findByLabelText('Note of Kept'), 'half');
    await go('/security');
    await screen.findByRole('heading', { name: 'Anew' });

    expect(screen.getByText('Kept at ?filter=1')).not.toBeVisible();
    await go('/my-savings');
    expect(await screen.findByLabelText('Note of Kept')).toBeVisible();
    expect(screen.getByLabelText('Note of Kept')).toHaveValue('half');
  });

  it('are made anew where the route says so', async () => {
    open('/security');
    await userEvent.type(await screen.findByLabelText('Note of Anew'), 'half');
    await go('/my-savings');
    await screen.findByRole('heading', { name: 'Kept' });
    await go('/security');

    expect(await screen.findByLabelText('Note of Anew')).toHaveValue('');
  });

  it('take the focus, name the page and are announced, each time that one comes to them', async () => {
    open('/my-savings');
    await screen.findByText('/my-savings', announced);
    await go('/security');
    expect(await screen.findByRole('heading', { name: 'Anew' })).toHaveFocus();
    expect(screen.getByText('/security', announced)).toBeVisible();
    await go('/my-savings');

    expect(await screen.findByRole('heading', { name: 'Kept' })).toHaveFocus();
    expect(screen.getByText('/my-savings', announced)).toBeVisible();
    expect(document.title).toBe('/my-savings · Co-op');
  });

  it.each([
    ['leave the keyboard at the beginning of a document that opens with them', 'automatic', false],
    ['take the focus after a sign-in, whose form is gone', 'fresh', true],
  ] as const)('%s', async (_, how, focused) => {
    const dana = danasSession();
    const state = { ...dana.session.state(), how } as SessionState;
    open('/my-savings', undefined, { ...dana, session: { ...dana.session, state: () => state } });
    await screen.findByText('/my-savings', announced);

    expect(screen.getByRole('heading', { name: 'Kept' }) === document.activeElement).toBe(focused);
  });

  it.each([
    [undefined, 'status', 'Loading'],
    [false, 'heading', 'This page isn’t part of your account'],
    [true, 'heading', 'Admin'],
  ])('that need a flag show, with it %s, a %s', async (admin, role, name) => {
    open('/admin', admin);

    expect(await screen.findByRole(role, { name })).toBeVisible();
  });

  it('say so at an address that is none of theirs', async () => {
    open('/nowhere');

    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  });

  it('come by themselves once their code can be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>/</html>')));
    const fetched = vi
      .mocked(screens['/login'])
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/late.js'));
    open('/my-savings');
    await go('/login');

    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('say that they are broken where it is not for want of code', async () => {
    vi.mocked(screens['/home']).mockRejectedValue(new TypeError('x is undefined'));
    open('/my-savings');
    await go('/home');

    expect(await screen.findByText('Something on this page went wrong')).toBeVisible();
  });

  it('do not open without an access token, and the session ends', async () => {
    const { session, storage } = open('/my-savings');
    await screen.findByRole('heading', { name: 'Kept' });
    storage.removeItem('userData');
    await go('/security');

    expect(screen.queryByRole('heading')).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', ended: true });
    expect(console.error).toHaveBeenCalledWith('User token missing or expired. Logging out.');
  });
});
