import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Waiting } from '@contract/secondPerson/schema';
import { atTheDesk, byDayOnAPhone } from '../../.storybook/modes';
import { SecondPersonPage, type SecondPersonPageProps } from '@/features/secondPerson/SecondPersonPage';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const one = (over: Partial<Waiting>): Waiting => ({
  kind: 'powers',
  id: '0196280f-0000-7000-8000-000000000001',
  about: null,
  askedBy: 'marta@supply.example',
  askedAt: '2026-11-18T17:20:00.000Z',
  cents: null,
  mayDecide: true,
  powers: null,
  limits: null,
  ...over,
});
const waiting: Waiting[] = [
  one({
    about: 'ines@supply.example',
    powers: { admin: false, desks: ['help', 'receivable'], branch: { to: 'PUL' } },
  }),
  one({
    kind: 'limits',
    id: '0196280f-0000-7000-8000-000000000002',
    askedBy: 'office@example.com',
    mayDecide: false,
    limits: [
      { name: 'secondApprovalCents', before: 1_000_000, after: 2_500_000 },
      { name: 'newOptionHours', before: 72, after: 24 },
    ],
  }),
  one({
    kind: 'approval',
    id: '0196280f-0000-7000-8000-0000000000a1',
    about: 'PR-2026-000123',
    cents: 4_512_000,
  }),
  one({ kind: 'bankFile', id: '41', about: '41', cents: 12_804_217, mayDecide: false }),
  one({ kind: 'originator', id: '3' }),
  one({ kind: 'dailyClose', id: '2026-11-17' }),
];
const list = (rows: Waiting[]) => ready({ waiting: rows, booksZone: 'America/Los_Angeles' });

const args: SecondPersonPageProps = {
  list: list(waiting),
  self: 'office@example.com',
  onDecide: fn(() => Promise.resolve()),
};

const meta = {
  title: 'Screens/Second person',
  component: SecondPersonPage,
  ...portalPage(
    '/admin/second-person',
    'What one person did and another one has to decide, the oldest first. Powers and limits are decided here, the rest on its own page.',
  ),
  args,
} satisfies Meta<typeof SecondPersonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A proposal is confirmed after one more question. */
export const Confirming: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent, args: { onDecide } }) {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Confirm' })[0]!);
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await expect(onDecide).toHaveBeenCalledWith(waiting[0]!.id, 'confirmed');
  },
};

export const Empty: Story = { parameters: atTheDesk, args: { list: list([]) } };

export const Loading: Story = { ...byDayOnAPhone, args: { list: loading } };

export const Error: Story = { ...byDayOnAPhone, args: { list: failed } };
