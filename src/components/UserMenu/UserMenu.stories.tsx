import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UserMenu, type UserMenuItem } from './UserMenu';

const password: UserMenuItem = { label: 'Change Password', icon: 'key', onSelect: fn() };
const signOut: UserMenuItem = { label: 'Logout', icon: 'signOut', onSelect: fn() };

const meta = {
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
