import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './ToastBar.stories';

const { Saved, WithAction } = composeStories(stories);

afterEach(() => vi.useRealTimers());

describe('ToastBar', () => {
  it('is told politely and can be closed', async () => {
    const onClose = fn();
    render(<Saved onClose={onClose} />);

    expect(screen.getByRole('status')).toHaveTextContent('Preferences saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does what it offers, and goes', async () => {
    const [onPress, onClose] = [fn(), fn()];
    render(<WithAction action={{ label: 'Undo', onPress }} onClose={onClose} />);

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    expect([onPress.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['goes after six seconds', () => undefined, 1],
    ['stays while the pointer is on it', () => fireEvent.mouseEnter(bar()), 0],
    ['stays while the focus is on it', () => act(() => screen.getByRole('button').focus()), 0],
  ])('%s', (_, hold, closed) => {
    vi.useFakeTimers();
    const onClose = fn();
    render(<Saved onClose={onClose} />);

    hold();
    act(() => {
      vi.advanceTimersByTime(6000);
    });

    expect(onClose).toHaveBeenCalledTimes(closed);
  });
});

const bar = () => document.querySelector('.MuiSnackbar-root')!;
