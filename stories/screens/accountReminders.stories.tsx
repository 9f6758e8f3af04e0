import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { byDayOnAPhone } from '../../.storybook/modes';
import { AccountReminders } from '@/features/officeAccounts/AccountReminders';

const doing = () => ({ busy: false, failure: undefined, reset: fn(), pause: fn(), resume: fn() });

const meta = {
  title: 'Screens/Reminders of an account',
  component: AccountReminders,
  args: { told: { pause: null, today: '2026-11-20' }, zone: 'America/Los_Angeles', doing: doing() },
} satisfies Meta<typeof AccountReminders>;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = {
  through: '2026-12-15',
  reason: 'The estate pays after probate.',
  pausedBy: 'joan.weber@larkspur.example',
  pausedAt: '2026-11-18T17:30:00.000Z',
};

/** It is reminded. What is asked before a pause wants a reason. */
export const Pausing: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause reminders' }));
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    const buttons = screen.getAllByRole('button', { name: 'Pause reminders', hidden: false });
    const submit = buttons.at(-1)!;
    await userEvent.click(submit);
    await expect(await screen.findByText('Enter a reason.')).toBeVisible();
    await userEvent.type(reason, pause.reason);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.doing!.pause).toHaveBeenCalledWith(
        { through: '', reason: pause.reason },
        expect.any(Function),
      ),
    );
  },
};

export const Paused: Story = {
  ...byDayOnAPhone,
  args: { told: { pause, today: '2026-11-20' } },
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByText('Paused through Dec 15, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume reminders' }));
    await expect(args.doing!.resume).toHaveBeenCalled();
  },
};

/** Until somebody resumes them; an auditor only reads it. */
export const PausedOpen: Story = {
  ...byDayOnAPhone,
  args: { told: { pause: { ...pause, through: null }, today: '2026-11-20' }, doing: undefined },
};
