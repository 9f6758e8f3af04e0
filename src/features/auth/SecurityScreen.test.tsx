import { ThemeProvider } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as overview from '@stories/screens/security.stories';
import { allCodes, done, failing, noCodes, security, SignedIn } from '@stories/screens/securitySession';
import { theme } from '@theme/index';
import type { Security, SignInCodes } from '@/session/security';
import { SecurityScreen } from './SecurityScreen';

// Parts of the page are fetched when they are needed, which a busy machine does slowly.
configure({ asyncUtilTimeout: 15_000 });

const { Default, Empty, Error, NotOffered, Loading } = composeStories(overview);
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };

/** The page before a pool that does as it is told; what is switched is seen at the next look. */
function open(first: SignInCodes, changes: Partial<Security> = {}, send?: typeof fetch) {
  let codes = first;
  const chooseCodes = fn<Security['chooseCodes']>((choice) => {
    codes = { ...codes, on: choice.on, preferred: choice.preferred };
    return done(undefined);
  });
  const pool = security({ codes: () => done(codes), chooseCodes, ...changes });
  render(
    <ThemeProvider theme={theme}>
      <SignedIn auth={pool} send={send}>
        <SecurityScreen clock={clock} zone="UTC" />
      </SignedIn>
    </ThemeProvider>,
  );
  return { chooseCodes };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the security page', () => {
  it('says whether codes are asked for', async () => {
    render(<Empty />);
    expect(await screen.findByText('Codes are off. Your password alone lets you in.')).toBeVisible();
  });

  it('keeps whether news come by email, and says where it could not', async () => {
    const answers = [
      Response.json({ wanted: true }),
      Response.json({ wanted: false }),
      Response.json({}, { status: 500 }),
    ];
    const send = fn<typeof fetch>(() => Promise.resolve(answers.shift()!));
    open(noCodes, {}, send);
    const news = await screen.findByRole('switch', { name: 'News from the company by email' });
    expect(news).toBeChecked();
    await userEvent.click(news);
    expect(await screen.findByText('News by email is off')).toBeVisible();
    expect(send).toHaveBeenLastCalledWith(
      '/api/signin/email-news',
      expect.objectContaining({ method: 'PUT', body: '{"wanted":false}' }),
    );
    expect(news).not.toBeChecked();
    await userEvent.click(news);
    expect(await screen.findByText(/Couldn’t save what you chose/)).toBeVisible();
    expect(news).not.toBeChecked();
  });

  it('names devices as people do, and marks the one that asks', async () => {
    render(<Default />);
    const [first, ...others] = await screen.findAllByRole('button', { name: /^Remove/ });

    expect(first!.closest('li')).toHaveTextContent(
      'Chrome on WindowsLast signed in Nov 21, 2026, 3:40 AM PSTThis device',
    );
    expect(others.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove Safari on iPhone',
      'Remove Unnamed device',
    ]);
  });

  it('leads to the change of the password', async () => {
    render(<Loading />);
    expect(await screen.findByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/login?change=password',
    );
  });

  it('says what a pool does not offer, and offers no retry', async () => {
    render(<NotOffered />);
    expect(await screen.findByText(/Codes aren’t available here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again where it did not load', async () => {
    render(<Error />);
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });
});

describe('a way to get codes', () => {
  it('whose address is proven is switched on at once', async () => {
    const { chooseCodes } = open(noCodes);
    await press('Turn on: Email');

    expect(await screen.findByRole('button', { name: 'Turn off: Email' })).toBeVisible();
    expect(chooseCodes).toHaveBeenCalledExactlyOnceWith({ on: ['email'], preferred: undefined });
  });

  it('by an app is switched on by its first code', async () => {
    const confirmApp = fn<Security['confirmApp']>(() => done(undefined));
    const { chooseCodes } = open({ ...noCodes, on: ['email'] }, { confirmApp });
    await press('Set up: Authenticator app');
    await userEvent.type(await (await dialog()).findByLabelText('6-digit code'), '123456');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Turn on' }));

    expect(await screen.findByRole('button', { name: 'Turn off: Authenticator app' })).toBeVisible();
    expect(confirmApp).toHaveBeenCalledExactlyOnceWith('123456');
    expect(chooseCodes).toHaveBeenCalledExactlyOnceWith({ on: ['email', 'totp'], preferred: undefined });
  });

  it('by text is switched on once the number is proven', async () => {
    const send = fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
    const { chooseCodes } = open(noCodes, {}, send);
    await press('Set up: Text message');
    await userEvent.type((await dialog()).getByLabelText('Phone number'), '509 555 0134');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Send a code' }));
    await userEvent.type(await (await dialog()).findByLabelText('6-digit code'), '654321');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Turn on' }));

    expect(await screen.findByRole('button', { name: 'Turn off: Text message' })).toBeVisible();
    expect(send).toHaveBeenCalledWith(
      '/api/signin/phone',
      expect.objectContaining({ method: 'PUT', body: '{"phone":"+15095550134"}' }),
    );
    expect(chooseCodes).toHaveBeenCalledExactlyOnceWith({ on: ['sms'], preferred: undefined });
  });

  it('that is switched off is asked about first, and is no favourite any more', async () => {
    const { chooseCodes } = open(allCodes);
    await press('Turn off: Authenticator app');
    const question = within(await screen.findByRole('alertdialog'));
    expect(chooseCodes).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Turn off' }));

    expect(await screen.findByRole('button', { name: 'Set up: Authenticator app' })).toBeVisible();
    expect(chooseCodes).toHaveBeenCalledExactlyOnceWith({
      on: ['email', 'sms'],
      off: ['totp'],
      preferred: undefined,
    });
  });

  it('becomes the first by a choice among several', async () => {
    const { chooseCodes } = open(allCodes);
    await userEvent.click(await screen.findByRole('radio', { name: 'Text message' }));

    expect(await screen.findByRole('radio', { name: 'Text message' })).toBeChecked();
    expect(chooseCodes).toHaveBeenCalledExactlyOnceWith({ on: allCodes.on, preferred: 'sms' });
  });

  it('that is refused says why and stays as it was', async () => {
    open(noCodes, { chooseCodes: () => failing('NetworkError', 'Network error') });
    await press('Turn on: Email');

    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    expect(screen.getByRole('button', { name: 'Turn on: Email' })).toBeEnabled();
  });
});
