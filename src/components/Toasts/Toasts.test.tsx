import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './Toasts.stories';

const { Empty } = composeStories(stories);

describe('Toasts', () => {
  it('shows one after the other, politely', async () => {
    render(<Empty />);

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Preferences saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied.'));
  });

  it('shows the next only once the one before has gone', async () => {
    render(<Empty />);

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('status');
    // On its way out, and the next is asked for meanwhile.
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied.'));
  });
});
