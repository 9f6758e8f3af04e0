import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { atTheDesk, narrowOffice } from '../../.storybook/modes';
import { AccountsPage } from '@/features/officeAccounts/AccountsPage';
import { failed, loading, ready } from '../support/asyncStates';
import { someFollowUps, someFound } from '../support/officeAccountBuilders';
import { someDuePromises } from '../support/promiseBuilders';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Accounts',
  component: AccountsPage,
  ...portalPage(
    '/admin/accounts',
    'Where the office begins with a customer: any account by number, name, document, phone, amount or last digits, and those to be followed up. The page is for administrators.',
  ),
  args: {
    searched: '',
    onSearch: fn(),
    found: undefined,
    searching: false,
    onGo: fn(),
    followUps: ready(someFollowUps()),
    due: ready({ due: someDuePromises() }),
  },
} satisfies Meta<typeof AccountsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The arrows lead through what was found, and Enter goes to the first. */
export const Found: Story = {
  args: { searched: 'cold spring', found: someFound() },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('searchbox', { name: 'Find an account' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/admin/accounts/00166');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Cold Spring Grain' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    field.blur();
  },
};

export const NothingFound: Story = {
  parameters: atTheDesk,
  args: { ...meta.args, searched: 'zzzz', found: [] },
};

export const NothingToDo: Story = {
  parameters: atTheDesk,
  args: {
    ...meta.args,
    followUps: ready({ followUps: [], today: '2026-11-27' }),
    due: ready({ due: [] }),
  },
};

export const Loading: Story = {
  parameters: atTheDesk,
  args: { ...meta.args, followUps: loading, due: loading },
};

export const Error: Story = {
  parameters: atTheDesk,
  args: {
    ...meta.args,
    searched: 'cold',
    failure: 'The portal did not answer. Check your connection and try again.',
    followUps: failed,
    due: failed,
  },
};

export const Narrow360: Story = {
  ...narrowOffice,
  args: { ...meta.args, searched: 'cold spring', found: someFound() },
};
