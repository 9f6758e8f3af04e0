import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './ListToolbar.stories';

const { Default, Filtered, SearchOnly } = composeStories(stories);

describe('ListToolbar', () => {
  it('opens the filters', async () => {
    const onOpen = fn();
    render(<Default filter={{ count: 0, onOpen }} />);

    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));

    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('says how many filters are in use', () => {
    render(<Filtered />);

    expect(screen.getByRole('button', { name: 'Filter · 2 in use' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  });

  it('has only what the list can do', () => {
    render(<SearchOnly />);

    expect(screen.getByRole('searchbox', { name: 'Search statements' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
