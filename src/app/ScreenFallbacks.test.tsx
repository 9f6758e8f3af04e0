import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Served } from './missingCode';
import { watchTyping } from './missingCode';
import { ScreenNotFetched } from './ScreenFallbacks';

/** The page over a server that has what is said last. */
function open(first: Served, { retried = 0, path = '/home' } = {}) {
  const server = { has: first, asked: 0 };
  const onRetry = vi.fn();
  const reload = vi.fn();
  const served = () => {
    server.asked += 1;
    return Promise.resolve(server.has);
  };
  render(
    <ScreenNotFetched path={path} retried={retried} onRetry={onRetry} served={served} reload={reload} />,
  );
  return { server, onRetry, reload };
}

const hasAsked = (server: { asked: number }, times: number) =>
  waitFor(() => expect(server.asked).toBeGreaterThanOrEqual(times));
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('a screen whose code did not come', () => {
  let stop: () => void;
  beforeEach(() => {
    sessionStorage.clear();
    stop = watchTyping(document);
  });
  afterEach(() => stop());

  it('says so in plain words, and waits for the connection', async () => {
    const { server, onRetry, reload } = open('nothing');
    await hasAsked(server, 1);
    expect(screen.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
    expect(screen.getByText(/We can’t reach the portal right now/)).toBeVisible();
    expect(onRetry).not.toHaveBeenCalled();

    server.has = 'same';
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
  });

  it('is fetched again by whoever does not want to wait', async () => {
    const { server, onRetry } = open('nothing');
    await hasAsked(server, 1);
    server.has = 'same';
    await tryAgain();

    await waitFor(() => expect(onRetry).toHaveBeenCalledOnce());
  });

  it.each([
    ['of a new version', 'other', 0],
    ['that stays away although the server is there', 'same', 1],
  ] as const)('%s is loaded with the whole page, once by itself', async (_, has, retried) => {
    const first = open(has, { retried });
    await waitFor(() => expect(first.reload).toHaveBeenCalledOnce());
    expect(first.onRetry).not.toHaveBeenCalled();

    const second = open(has, { retried });
    await hasAsked(second.server, 1);
    await act(async () => undefined);
    expect(second.reload).not.toHaveBeenCalled();
  });

  it('takes nothing away that was typed, unless it is told to', async () => {
    document.body.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const { reload } = open('other');
    expect(await screen.findByText('There’s a new version of the portal')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();

    await tryAgain();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
