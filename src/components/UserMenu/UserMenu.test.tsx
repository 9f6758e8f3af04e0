import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './UserMenu';
import * as stories from './UserMenu.stories';

const { Customer, Administrator } = composeStories(stories);

describe('UserMenu', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Account menu of Dana Hollis' }));

  it('offers what belongs to the person, and the color scheme', async () => {
    render(<Customer />);
    await open();

    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Change Password',
      'Logout',
    ]);
    expect(screen.getByRole('menuitemradio', { name: 'Same as this device' })).toBeChecked();
  });

  it('leads an administrator to the admin page', async () => {
    render(<Administrator />);
    await open();

    expect(screen.getByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('does what was chosen, and closes', async () => {
    const onSelect = fn();
    render(<Customer items={[{ label: 'Logout', onSelect }]} />);
    await open();

    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));

    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('hands on the chosen scheme', async () => {
    const onScheme = fn();
    render(<Customer onScheme={onScheme} />);
    await open();

    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));

    expect(onScheme).toHaveBeenCalledExactlyOnceWith('dark');
  });

  it.each([
    ['Dana Hollis', 'DH'],
    ['Dana Q. Hollis', 'DH'],
    ['Óscar Ibáñez (office)', 'ÓI'],
    ['dana.hollis@example.com', 'DH'],
    ['dana@example.com', 'D'],
    ['  Prince ', 'P'],
    ['', ''],
  ])('takes the initials of %j as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
