import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './AppHeader.stories';

const { MenuClosed, MenuOpen } = composeStories(stories);

describe('AppHeader', () => {
  it('shows the company’s name, which leads home', () => {
    render(<MenuClosed />);

    const name = within(screen.getByRole('banner')).getByText('Hollis Creek Supply');
    expect(name.closest('a')).toHaveAttribute('href', '/home');
  });

  it.each([
    ['Open menu', 'false', MenuClosed],
    ['Close menu', 'true', MenuOpen],
  ])('offers to %s', async (name, expanded, Story) => {
    const onToggleMenu = fn();
    render(<Story onToggleMenu={onToggleMenu} />);

    const button = screen.getByRole('button', { name });
    await userEvent.click(button);

    expect(onToggleMenu).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-expanded', expanded);
    expect(button).toHaveAttribute('aria-controls', 'main-navigation');
  });
});
