import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './FilterChips.stories';

const { Counted } = composeStories(stories);

describe('FilterChips', () => {
  it('tells the choice without relying on color', () => {
    render(<Counted selected="open" />);

    const chosen = screen.getByRole('button', { pressed: true });
    expect(chosen).toHaveTextContent('Open 13');
    expect(chosen.querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'All 1,046' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is worked with the keyboard', async () => {
    const onSelect = fn();
    render(<Counted onSelect={onSelect} />);

    screen.getByRole('button', { name: 'Past due 7' }).focus();
    await userEvent.keyboard('{Enter}');

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('pastDue');
  });
});
