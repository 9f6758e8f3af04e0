import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aNotice, aNoticeReader, someNotices } from '@stories/support/noticeBuilders';
import { noticeDay } from '../noticeDays';
import { NoticeList } from './NoticeList';

const meta = {
  title: 'Data/NoticeList',
  component: NoticeList,
  args: {
    label: 'Newest notices',
    notices: someNotices(),
    whenOf: ({ at }) => noticeDay(at, aNoticeReader()),
    onOpen: fn(),
  },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: /PR-2026-000412/ });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(args.notices[0]);
    link.blur();
  },
};

export const LongContent: Story = {
  args: {
    notices: [
      aNotice({
        title: 'Your payment request for accounts 00117, 00166 and 00204 was approved and sent to the bank',
        text: 'Electronic-transfer-reference-20261120-000000000412 is what your bank’s statement will say.',
      }),
    ],
  },
};
