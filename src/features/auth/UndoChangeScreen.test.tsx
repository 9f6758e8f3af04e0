import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { config } from '@stories/support/config';
import { theme } from '@theme/index';
import { ApiError } from '@contract/problem';
import { ConfigProvider } from '@/data/config';
import { undoChange } from '@/data/ownSignIn';
import { UndoChangeScreen } from './UndoChangeScreen';

const token = 'T'.repeat(43);
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };

function open(onTakeBack: (token: string) => Promise<void>, of = token) {
  render(
    <ConfigProvider value={{ ...config, supportPhone: '509-555-0110' }}>
      <ThemeProvider theme={theme}>
        <UndoChangeScreen token={of} clock={clock} onTakeBack={onTakeBack} />
      </ThemeProvider>
    </ConfigProvider>,
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Undo change' }));

describe('the page of the mailed link', () => {
  it('does nothing when it is opened, and asks', () => {
    const onTakeBack = vi.fn(() => Promise.resolve());
    open(onTakeBack);

    expect(screen.getByRole('heading', { name: 'Undo this change?' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'It was me, keep it' })).toHaveAttribute('href', '/login');
    expect(onTakeBack).not.toHaveBeenCalled();
  });

  it('takes the change back once it is pressed, and says what comes next', async () => {
    const onTakeBack = vi.fn(() => Promise.resolve());
    open(onTakeBack);
    await press();

    expect(await screen.findByRole('heading', { name: 'Change undone' })).toHaveFocus();
    expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(token);
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
  });

  it('says that a used link does not work, and whom to call', async () => {
    open(() => Promise.reject(new ApiError({ code: 'not-found', message: 'No.' })));
    await press();

    expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toHaveFocus();
    expect(screen.getByText(/509-555-0110/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo change' })).toBeNull();
  });

  it('can be tried again where the portal does not answer', async () => {
    const message = 'The portal didn’t answer. Check your connection and try again.';
    open(() => Promise.reject(new ApiError({ code: 'unavailable', message })));
    await press();

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo change' })).toBeEnabled();
  });

  it.each(['', 'short', `${token}&x`])('needs the whole link: %j', (some) => {
    open(() => Promise.resolve(), some);
    expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });
});

describe('what it sends', () => {
  it('is the token in the body, and nothing in the address', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
    await undoChange(token, send);

    const [address, init] = send.mock.calls[0]!;
    expect(address).toBe('/api/signin/take-back');
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify({ token }) });
  });

  it('comes back as a refusal in the server’s words', async () => {
    const problem = { code: 'not-found', message: 'This link does not work.' };
    const send = () => Promise.resolve(new Response(JSON.stringify(problem), { status: 404 }));

    await expect(undoChange(token, send)).rejects.toMatchObject(problem);
    await expect(undoChange(token, () => Promise.reject(new TypeError('gone')))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
