import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atTheDesk, byDayOnAPhone } from '../../.storybook/modes';
import { PaidAfter } from '@/features/notices/PaidAfter';
import { failed, loading, ready } from '../support/asyncStates';
import { somePaidAfter } from '../support/noticeOfficeBuilders';

const meta = {
  title: 'Screens/Paid after reminders',
  component: PaidAfter,
  args: { paid: ready(somePaidAfter()), open: true, onToggle: fn() },
} satisfies Meta<typeof PaidAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By kind and week. Weeks after which seven days are not over say so. */
export const Default: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent, args }) {
    const table = within(canvas.getByRole('table', { name: 'Past due, by week' }));
    await expect(table.getByRole('cell', { name: 'Nov 9, 2026 (not complete)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Paid after reminders' }));
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};

/** As the page opens. */
export const Folded: Story = { ...byDayOnAPhone, args: { paid: loading, open: false } };

export const Loading: Story = { ...byDayOnAPhone, args: { paid: loading } };

export const Failed: Story = { ...byDayOnAPhone, args: { paid: failed } };
