import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UserMenu, type UserMenuItem } from './UserMenu';

const password: UserMenuItem = { label: 'Change Password', icon: 'key', onSelect: fn() };
const signOut: UserMenuItem = { label: 'Logout', icon: 'signOut', onSelect: fn() };

const meta = {
  title: 'Navigation/UserMenu',
  component: UserMenu,
  args: { name: 'Dana Hollis', email: 'dana@example.com', items: [], scheme: 'system', onScheme: fn() },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = { args: { items: [password, signOut] } };

export const Administrator: Story = {
  args: { items: [{ label: 'Admin', icon: 'admin', href: '/admin' }, password, signOut], scheme: 'dark' },
};

export const Opened: Story = {
  args: Administrator.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu of Dana Hollis' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Opened, moved through and left by the keyboard alone; the focus is back where it came from. */
export const ByKeyboard: Story = {
  args: Administrator.args,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu of Dana Hollis' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('menuitemradio', { name: 'Dark' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Admin' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Change Password' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    button.blur();
  },
};

export const LongContent: Story = {
  args: {
    name: 'Dana Montgomery-Hollis of Upper Hollis Creek and Little Potlatch',
    email: 'partnership-of-the-upper-hollis-creek@accounts.hollis-creek.example',
    items: [password, signOut],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
