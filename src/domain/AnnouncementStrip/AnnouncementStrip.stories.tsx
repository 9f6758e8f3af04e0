import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aToldAnnouncement } from '@stories/support/announcementBuilders';
import { AnnouncementStrip } from './AnnouncementStrip';

const important = aToldAnnouncement({
  announcementNo: 14,
  title: 'The Tekoa branch moves to Main Street on the first Monday of the new year',
  text: 'Orders are picked up at the new place from January 4 on.',
  severity: 'important',
});

const meta = {
  title: 'Feedback/AnnouncementStrip',
  component: AnnouncementStrip,
  args: { announcements: [aToldAnnouncement()], onRead: fn(), onDismiss: fn(), onClose: fn() },
} satisfies Meta<typeof AnnouncementStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = { args: { announcements: [important, aToldAnnouncement()] } };

export const Open: Story = {
  args: { announcements: [important] },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Read “The Tekoa/ }));
    await expect(args.onRead).toHaveBeenCalledWith(14);
    await expect(canvas.getByText(/new place/)).toBeVisible();
  },
};

/** Somebody of the office looks as the customer. */
export const Viewed: Story = {
  args: { onRead: undefined, onDismiss: undefined, onClose: undefined },
};
