import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { atTheDesk, byDayOnAPhone, narrowOffice } from '../../.storybook/modes';
import { NoticeSettingsPage, type NoticeSettingsPageProps } from '@/features/notices/SettingsPage';
import { failed, loading, ready } from '../support/asyncStates';
import { aTextPreview, someNoticeSchedule, someNoticeTexts } from '../support/noticeOfficeBuilders';
import { portalPage } from '../support/PortalFrame';

type TextDoing = NoticeSettingsPageProps['textDoing'];

const meta = {
  title: 'Screens/Notice settings',
  component: NoticeSettingsPage,
  ...portalPage(
    '/admin/notices/settings',
    'When reminders come and what their emails say, as versions. The page is reached from notice runs.',
  ),
  args: {
    schedule: ready(someNoticeSchedule()),
    texts: ready({ versions: someNoticeTexts() }),
    textDoing: {
      decide: fn<TextDoing['decide']>(() => Promise.resolve()),
      preview: fn<TextDoing['preview']>(() => Promise.resolve(aTextPreview)),
    },
    zone: 'America/Los_Angeles',
    onDecide: fn<NoticeSettingsPageProps['onDecide']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof NoticeSettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: atTheDesk };
export const Narrow360: Story = { ...narrowOffice };

/** What is entered is kept from a day on. */
export const Saving: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent, args }) {
    const days = await canvas.findByRole('textbox', { name: 'Days past due' });
    await userEvent.clear(days);
    await userEvent.type(days, '5, 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Save schedule' }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        dueSoonDays: 7,
        pastDueDays: [5, 10],
        discountDays: 10,
        prepayPercent: 10,
        priceLockDays: 14,
        from: '2026-11-21',
      }),
    );
  },
};

/** Numbers that no schedule has. */
export const Wrong: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent, args }) {
    const days = await canvas.findByRole('textbox', { name: 'Days past due' });
    await userEvent.clear(days);
    await userEvent.type(days, '10, 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save schedule' }));
    await expect((await canvas.findAllByText(/the smallest first\.$/)).length).toBeGreaterThan(0);
    await expect(args.onDecide).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The email as it would be, before anything is kept. */
export const Previewed: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent, args }) {
    await userEvent.selectOptions(await canvas.findByLabelText('Notice'), 'pastDue');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview in English' }));
    await expect(await canvas.findByText('$4,210.00 was due Nov 15, 2026, on 2 invoices.')).toBeVisible();
    await expect(args.textDoing.decide).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A word in braces that the email cannot fill in. */
export const UnknownField: Story = {
  ...byDayOnAPhone,
  async play({ canvas, userEvent, args }) {
    await userEvent.type(await canvas.findByLabelText(/^Opening in English/), 'Pay {{everything}.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save sentences' }));
    await expect((await canvas.findAllByText(/\{everything\}/)).length).toBeGreaterThan(0);
    await expect(args.textDoing.decide).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = { ...byDayOnAPhone, args: { schedule: loading } };

export const Error: Story = { ...byDayOnAPhone, args: { schedule: failed } };
