import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byDayOnAPhone } from '../../.storybook/modes';
import { NoticesPage, type NoticesPageProps } from '@/features/notices/NoticesPage';
import { failed, loading, ready } from '../support/asyncStates';
import { aNoticeReader, someNotices } from '../support/noticeBuilders';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Notices',
  component: NoticesPage,
  ...portalPage('/notices', 'What somebody was told in the last 13 months, by day, the newest first.'),
  args: {
    show: '',
    onShow: fn<NoticesPageProps['onShow']>(),
    told: { ...ready(someNotices()), older: false, onOlder: fn() },
    unread: 2,
    reading: {
      read: fn(() => Promise.resolve()),
      readAll: fn(() => Promise.resolve()),
    },
    reader: aNoticeReader(),
  },
} satisfies Meta<typeof NoticesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }));
    await expect(args.reading?.readAll).toHaveBeenCalledWith('2026-11-20T17:42:00.000Z');
    await userEvent.click(canvas.getByRole('button', { name: 'Show older notices' }));
    await expect(args.told.onOlder).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const NoneUnread: Story = {
  ...byDayOnAPhone,
  args: { show: 'unread', unread: 0, told: { ...ready([]), older: false } },
};

export const Empty: Story = { ...byDayOnAPhone, args: { unread: 0, told: { ...ready([]), older: false } } };

/** Somebody of the office looks as the customer, who alone reads. */
export const Viewed: Story = { ...byDayOnAPhone, args: { reading: undefined } };

export const Loading: Story = { ...byDayOnAPhone, args: { told: { ...loading, older: false } } };

export const Error: Story = { ...byDayOnAPhone, args: { told: { ...failed, older: false } } };
