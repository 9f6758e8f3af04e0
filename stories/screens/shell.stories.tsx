import type { Meta, StoryObj } from '@storybook/react-vite';
import { atEveryWidth, narrow } from '../../.storybook/modes';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomePage } from '@/features/home/HomePage';
import { usualHome } from '../support/accountStates';
import { PortalFrame } from '../support/PortalFrame';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'Screens/Portal/Around every page',
  component: PortalFrame,
  ...wholePage(
    'Header, side navigation and footer, as permissions and the width of the window change them. The page inside has its own stories, with its Empty, Partial, Stale and LongContent.',
  ),
  args: {
    at: '/my-account/purchases/purchase-details',
    permissions: { admin: false, deposit_plan: false },
    children: <HomePage {...usualHome} />,
  },
} satisfies Meta<typeof PortalFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = atEveryWidth;

export const WithDepositPlan: Story = { args: { permissions: { admin: false, deposit_plan: true } } };

/** Until the permissions have come; where they do not come, the alert of Interruptions lies over this. */
export const Loading: Story = { args: { permissions: undefined } };

/** Opens the menu of the person and waits until the keyboard is in it. */
async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
  await waitFor(() => expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
}

export const UserMenuOpen: Story = {
  async play() {
    await openMenu();
    await userEvent.keyboard('{Home}{ArrowDown}');

    await expect(screen.getByRole('menuitem', { name: 'Security' })).toHaveFocus();
  },
};

export const UserMenuOfAnAdministrator: Story = {
  args: { permissions: { admin: true, deposit_plan: false } },
  async play() {
    await openMenu();

    await expect(screen.getByRole('menuitem', { name: 'Admin' })).toBeVisible();
  },
};

/** Escape closes it, and the focus is back where one came from. */
export const UserMenuLeft: Story = {
  async play(context) {
    await UserMenuOpen.play?.(context);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.getByRole('button', { name: /^Account menu/ })).toHaveFocus());
  },
};

/** More room for the page. */
export const NavigationClosed: Story = {
  async play({ canvas }) {
    const close = canvas.queryByRole('button', { name: 'Close menu' });
    if (close) await userEvent.click(close);

    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Over the page on a phone; beside it, where there is room. */
export const NavigationOpen: Story = {
  async play({ canvas }) {
    const open = canvas.queryByRole('button', { name: 'Open menu' });
    if (open) await userEvent.click(open);

    await waitFor(() => expect(screen.getByRole('link', { name: 'Purchase Details' })).toBeVisible());
  },
};

export const Narrow360: Story = { ...NavigationOpen, ...narrow };
