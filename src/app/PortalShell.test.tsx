import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { themeWithLink } from '@theme/index';
import { anAccount } from '@stories/support/builders';
import { memoryHistory } from './history';
import { PortalLink, PortalShell } from './PortalShell';
import { danasSession, SignedIn } from './testing/signedIn';

const theme = themeWithLink(PortalLink);

/** Dana's portal where /api/users gives an answer, and everything else is on its way. */
function open(
  users: Response | Promise<Response> | (() => Response),
  at = '/my-account/payments/payment-history',
  others: (path: string) => Response | Promise<Response> = () => onItsWay,
) {
  const dana = danasSession();
  const answer = (path: string) => {
    if (path.startsWith('/api/users?')) return typeof users === 'function' ? users() : users;
    return others(path);
  };
  render(
    <SignedIn {...dana} answer={answer}>
      <ThemeProvider theme={theme}>
        <PortalShell history={memoryHistory(at)} name="dana@example.com" email="dana@example.com" />
      </ThemeProvider>
    </SignedIn>,
  );
  return dana;
}

const onItsWay = new Promise<never>(() => undefined);

const records = (admin: boolean, deposit_plan: boolean) =>
  Response.json([
    { name: 'somebody@example.com', admin: true, deposit_plan: true },
    { name: 'dana@example.com', admin, deposit_plan },
  ]);

/** Seen is its first word alone. */
const toSpanish = 'Español, read this portal in Spanish';
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }));

describe('the shell', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });

  it('has a placeholder for the navigation until the permissions have come', async () => {
    let answer: (response: Response) => void = () => undefined;
    open(new Promise((resolve) => (answer = resolve)));
    expect(screen.getByText('Loading Navigation')).toBeVisible();

    answer(records(false, true));
    expect(await screen.findByRole('link', { name: 'My Deposit Plan' })).toBeVisible();
    expect(screen.queryByText('Loading Navigation')).toBeNull();
  });

  it('unfolds the groups around the page and marks it', async () => {
    open(records(false, false));

    const link = await screen.findByRole('link', { name: 'Payment History' });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Payments' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Purchases' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'My Deposit Plan' })).toBeNull();
  });

  it('has the office at home for an administrator, who is told nothing of accounts first', async () => {
    let answer: (response: Response) => void = () => undefined;
    const users = new Promise<Response>((resolve) => (answer = resolve));
    const nothing = Response.json({ asOf: null, accounts: [] });
    open(users, '/home', (path) => (path.startsWith('/api/cinchusers') ? nothing : onItsWay));
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }),
    ).toBeVisible();
    expect(screen.queryByText(/not linked to an account/)).toBeNull();

    answer(records(true, false));
    expect(await screen.findByText(/^What’s waiting for the office/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To approve' })).toHaveAttribute('href', '/admin/queue');
    expect(screen.getByRole('link', { name: 'Queue' })).toBeVisible();
  });

  it.each([
    [true, ['Admin', 'Change Password', 'Security', 'What you’re told', toSpanish, 'Logout']],
    [false, ['Change Password', 'Security', 'What you’re told', toSpanish, 'Logout']],
  ])('with admin %s offers %j', async (admin, labels) => {
    open(records(admin, false));
    await screen.findByRole('link', { name: 'Contact Us' });
    await openMenu();

    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(labels);
  });

  it.each([
    [
      Response.json({ code: 'broken', message: 'Something broke.' }, { status: 500 }),
      'Error 500: Something broke.',
    ],
    // Whatever is not 200 is an error, also what others call a success.
    [new Response(null, { status: 204 }), 'Error 204: The server answered with status 204.'],
  ])(
    'says that the permissions did not come, keeps the placeholder and lets them be asked for again',
    async (answer, words) => {
      const answers = [answer, records(false, true)];
      open(() => answers.shift()!);
      await waitFor(() =>
        expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words),
      );
      expect(screen.getByText('Loading Navigation')).toBeVisible();

      const menu = within(screen.getByRole('navigation', { name: 'Main' }));
      await userEvent.click(menu.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('link', { name: 'My Deposit Plan' })).toBeVisible();
      expect(screen.queryByText('Loading Navigation')).toBeNull();
    },
  );

  it('says of a page that needs a flag that it is not known whether it may be shown', async () => {
    const answers = [Response.json({}, { status: 500 }), records(true, false)];
    open(() => answers.shift()!, '/admin');
    const page = within(screen.getByRole('main'));
    expect(await page.findByText('Your menu didn’t load')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();
  });

  it.each([
    ['view', 0],
    ['pay', 1],
  ] as const)('offers whoever may only %s so many ways to pay: %i', async (level, ways) => {
    const account = anAccount({ level });
    open(records(false, false), undefined, (path) =>
      path.startsWith('/api/cinchusers?') ? Response.json({ asOf: null, accounts: [account] }) : onItsWay,
    );
    await screen.findByRole('link', { name: 'Payment Requests' });

    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Make a Payment' })).toHaveLength(ways));
  });

  it('has the office’s pages beside each other for an administrator', async () => {
    open(records(true, false), '/admin');

    expect(await screen.findByRole('heading', { name: 'Admin', level: 1 })).toBeVisible();
    const office = within(screen.getByRole('navigation', { name: 'Office' }));
    expect(office.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Admin',
      'Queue',
      'Messages',
      'Announcements',
      'Bank',
      'Accounts',
      'Users',
      'Access requests',
      'Imports',
      'Audit',
      'Email',
      'Company settings',
      'Second person',
    ]);
    expect(office.getByRole('link', { current: 'page' })).toHaveTextContent('Admin');
    expect(screen.queryByRole('navigation', { name: 'Pages of the bank' })).toBeNull();

    // Within the portal: a plain link would load all of it anew.
    await userEvent.click(office.getByRole('link', { name: 'Email' }));
    expect(await screen.findByRole('heading', { name: 'Email', level: 1 })).toBeVisible();
  });

  it('has the pages of the bank below their one tab', async () => {
    open(records(true, false), '/admin/payments/returns');

    expect(await screen.findByRole('heading', { name: 'Returns', level: 1 })).toBeVisible();
    const office = within(screen.getByRole('navigation', { name: 'Office' }));
    expect(office.getByRole('link', { current: 'page' })).toHaveTextContent('Bank');
    const bank = within(screen.getByRole('navigation', { name: 'Pages of the bank' }));
    expect(bank.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Bank files',
      'Returns',
      'Reconciliation',
      'Bank settings',
    ]);
    expect(bank.getByRole('link', { current: 'page' })).toHaveTextContent('Returns');
  });

  it('has nothing of the office for anybody else', async () => {
    open(records(false, true), '/admin');

    expect(await screen.findByText('This page isn’t part of your account')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Office' })).toBeNull();
  });

  it('signs out', async () => {
    const { session, storage } = open(records(false, false));
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));

    expect(session.state()).toEqual({ status: 'signedOut', ended: false });
    expect(storage.length).toBe(0);
  });
});
