import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './SessionDialog.stories';

const { Default } = composeStories(stories);

const press = (name: string) => () => userEvent.click(screen.getByRole('button', { name }));

describe('SessionDialog', () => {
  it('asks whether somebody is there, and begins on the way to stay', () => {
    render(<Default />);

    expect(screen.getByRole('alertdialog', { name: 'Still there?' })).toHaveAccessibleDescription(
      /what you typed is kept/,
    );
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  });

  it.each([
    [120, '2:00'],
    [105, '1:45'],
    [61, '1:01'],
    [60, '1:00'],
    [9, '0:09'],
    [0, '0:00'],
  ])('shows %i seconds as %s without reading them out', (secondsLeft, face) => {
    render(<Default secondsLeft={secondsLeft} />);

    expect(screen.getByRole('timer')).toHaveTextContent(face);
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  });

  it('reads out three times how long it still is', () => {
    const { rerender } = render(<Default secondsLeft={120} />);
    const heard = new Set<string | null>();
    for (let secondsLeft = 120; secondsLeft > 0; secondsLeft -= 5) {
      rerender(<Default secondsLeft={secondsLeft} />);
      heard.add(screen.getByRole('status').textContent);
    }

    expect([...heard]).toEqual([
      'You will be signed out in two minutes.',
      'You will be signed out in one minute.',
      'You will be signed out in 30 seconds.',
    ]);
  });

  it.each([
    ['stays with the button', press('Stay signed in'), [1, 0]],
    ['stays with Escape', () => userEvent.keyboard('{Escape}'), [1, 0]],
    ['leaves with the other button', press('Sign out now'), [0, 1]],
    [
      'takes a click beside it for no answer',
      () => userEvent.click(document.querySelector('.MuiDialog-container')!),
      [0, 0],
    ],
  ])('%s', async (_, answer, heard) => {
    const [onStay, onLeave] = [fn(), fn()];
    render(<Default onStay={onStay} onLeave={onLeave} />);
    await answer();

    expect([onStay.mock.calls.length, onLeave.mock.calls.length]).toEqual(heard);
  });
});
