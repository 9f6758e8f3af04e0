import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { atTheDesk, byDayOnAPhone, narrowOffice } from '../../.storybook/modes';
import { RunsPage, type RunsPageProps } from '@/features/notices/RunsPage';
import { failed, loading, ready } from '../support/asyncStates';
import { someNoticeRuns } from '../support/noticeOfficeBuilders';
import { portalPage } from '../support/PortalFrame';

const page = (rows = someNoticeRuns()) => ({ rows, next: 'older', previous: null });

const meta = {
  title: 'Screens/Notice runs',
  component: RunsPage,
  ...portalPage(
    '/admin/notices',
    'What each import and night tells customers, and what waits for the office. The page is for whoever announces.',
  ),
  args: {
    runs: ready(page()),
    zone: 'America/Los_Angeles',
    onDecide: fn<RunsPageProps['onDecide']>(() => Promise.resolve()),
    onDone: fn<RunsPageProps['onDone']>(),
  },
} satisfies Meta<typeof RunsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atTheDesk };
export const Narrow360: Story = { ...narrowOffice };

/** Asks before it goes out. */
export const Releasing: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Release run 41?' }));
    await expect(dialog.getByText(/^1,240 people get/)).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** Kept back for good. */
export const Dropping: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Do not send' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Keep run 41 back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Do not send' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Run 41 is not sent'));
    await expect(args.onDecide).toHaveBeenCalledWith('drop', 41);
  },
};

/** Emails that were given up go out again, after a question. */
export const Resending: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 emails again, run 42' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Send failed emails of run 42 again?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 emails again' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('resend', 42));
  },
};

export const Empty: Story = {
  parameters: atTheDesk,
  args: { runs: ready({ rows: [], next: null, previous: null }) },
};

export const Loading: Story = { parameters: atTheDesk, args: { runs: loading } };

export const Error: Story = { parameters: atTheDesk, args: { runs: failed } };
