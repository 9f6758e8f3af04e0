import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './AccountMenu.stories';

const { One, AllOfThem } = composeStories(stories);

describe('AccountMenu', () => {
  it('marks the account that is shown and hands on another', async () => {
    const onSelect = fn();
    render(<One onSelect={onSelect} />);

    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Hollis Creek Farms');
    await userEvent.click(screen.getByRole('menuitemradio', { name: /Hollis & Daughters.*Closed/ }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('1904');
  });

  it('marks all accounts together', () => {
    render(<AllOfThem />);

    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('3 accounts together');
  });

  it('closes by Escape', async () => {
    const onClose = fn();
    render(<One onClose={onClose} />);

    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });
});
