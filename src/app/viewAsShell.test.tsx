import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themeWithLink } from '@theme/index';
import { ConfigProvider } from '../data/config';
import type { Viewing } from '../data/viewing';
import { SessionProvider } from '../session/SessionProvider';
import { memoryHistory } from './history';
import { PortalLink, PortalShell } from './PortalShell';
import { SignedInApp } from './SignedInApp';
import { config, danasSession, SignedIn } from './testing/signedIn';

const theme = themeWithLink(PortalLink);
const viewing: Viewing = {
  id: 'view-1',
  actor: 'dana@example.com',
  subject: 'ada@example.com',
  name: 'Ada Holt',
  until: Number.MAX_SAFE_INTEGER,
  from: '/admin/users',
};
const onItsWay = new Promise<never>(() => undefined);

/** The shell around a page of Ada's, at which Dana of the office looks; Dana is an administrator. */
function open(at: string) {
  const dana = danasSession();
  dana.session.keepPermissions({ admin: true, deposit_plan: false });
  const answer = (path: string) =>
    path.startsWith('/api/users?')
      ? Response.json([{ name: viewing.subject, admin: false, deposit_plan: true, language: 'es' }])
      : onItsWay;
  render(
    <SignedIn {...dana} answer={answer} viewing={viewing}>
      <ThemeProvider theme={theme}>
        <PortalShell history={memoryHistory(at)} name={viewing.subject} email={viewing.subject} />
      </ThemeProvider>
    </SignedIn>,
  );
  return dana;
}

describe('the shell under a view as a customer', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });

  it('is the customer’s, below the banner, and keeps nothing of it', async () => {
    const { session } = open('/my-account/payments/payment-history');

    const banner = await screen.findByRole('region', { name: 'View as customer' });
    expect(await within(banner).findByText(/^You see the portal as Ada Holt/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'My Deposit Plan' })).toBeVisible();
    expect(session.keptPermissions()).toEqual({ admin: true, deposit_plan: false });
    expect(sessionStorage.getItem('languageChoice')).toBeNull();
    expect(document.cookie).not.toContain('es');
  });

  it('has a menu by the customer’s name, without what belongs to a sign-in', async () => {
    open('/my-account/payments/payment-history');
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Ada Holt' }));

    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Password|Security/i })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Administration' })).toBeNull();
  });

  it.each(['/security', '/login'])('shows nobody’s sign-in at %s', async (at) => {
    open(at);

    expect(await screen.findByRole('heading', { level: 1, name: 'Not part of this view' })).toBeVisible();
    expect(screen.queryByLabelText(/password/i)).toBeNull();
  });

  it.each(['/admin', '/admin/users', '/admin/audit'])('does not open the office at %s', async (at) => {
    open(at);

    expect(await screen.findByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  });
});

describe('the portal of a tab in which a view was begun', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
    history.replaceState(null, '', '/my-account/payments/payment-history');
  });
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  /** Whose portal it is in a tab that keeps a view; answers which calls named the view. */
  async function load(kept: object) {
    sessionStorage.setItem('viewAs', JSON.stringify(kept));
    const sent: (readonly [path: string, view: string | undefined])[] = [];
    vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
      sent.push([url.split('?', 1)[0]!, headers['x-view-as']]);
      const users = ['ada', 'dana'].map((name) => ({ name: `${name}@example.com`, admin: name === 'dana' }));
      return url.startsWith('/api/users') ? Promise.resolve(Response.json(users)) : onItsWay;
    });
    const dana = danasSession();
    render(
      <ConfigProvider value={config}>
        <SessionProvider session={dana.session}>
          <SignedInApp name="dana@example.com" email="dana@example.com" />
        </SessionProvider>
      </ConfigProvider>,
    );
    await screen.findByRole('button', { name: /^Account menu of/ });
    return sent;
  }

  it('is the customer’s, and every call but those about the view names it', async () => {
    const sent = await load(viewing);

    expect(screen.getByRole('button', { name: 'Account menu of Ada Holt' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'View as customer' })).toBeVisible();
    await waitFor(() => expect(sent.map(([path]) => path)).toContain('/api/office/views-as/view-1/pages'));
    expect(sent[0]).toEqual(['/api/start', 'view-1']);
    for (const [path, view] of sent) expect(view).toBe(path.includes('views-as') ? undefined : 'view-1');
  });

  it('is one’s own where somebody else had begun the view', async () => {
    const sent = await load({ ...viewing, actor: 'rita@example.com' });

    expect(screen.queryByRole('region', { name: 'View as customer' })).toBeNull();
    expect(new Set(sent.map(([, view]) => view))).toEqual(new Set([undefined]));
  });
});
