import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UserMenu } from '../UserMenu/UserMenu';
import { AppHeader } from './AppHeader';

const meta = {
  title: 'Shell/AppHeader',
  component: AppHeader,
  args: {
    title: 'Hollis Creek Supply',
    menuOpen: false,
    onToggleMenu: fn(),
    navId: 'main-navigation',
    userMenu: (
      <UserMenu name="Dana Hollis" email="dana@example.com" items={[]} scheme="light" onScheme={fn()} />
    ),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="main-navigation" />
      </>
    ),
  ],
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MenuClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggleMenu).toHaveBeenCalledOnce();

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hollis Creek Supply: Home' })).toHaveFocus();

    await userEvent.tab();
    const account = canvas.getByRole('button', { name: 'Account menu of Dana Hollis' });
    await expect(account).toHaveFocus();
    account.blur();
  },
};

export const MenuOpen: Story = { args: { menuOpen: true } };

export const LongContent: Story = {
  args: { title: 'Upper Hollis Creek and Little Potlatch Growers’ Supply Cooperative' },
};
