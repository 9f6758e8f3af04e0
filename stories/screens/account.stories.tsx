import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { atTheDesk, byDayOnAPhone } from '../../.storybook/modes';
import { AccountPage } from '@/features/officeAccounts/AccountPage';
import { historyParams } from '@/features/officeAccounts/historyColumns';
import { failed, loading, ready } from '../support/asyncStates';
import { someHistory, someHistoryTotals } from '../support/historyBuilders';
import { aDesk } from '../support/officeAccountBuilders';
import { portalPage } from '../support/PortalFrame';

const page = (rows = someHistory()) => ({ rows, next: null, previous: null });
/** All that happened: one row of each kind. */
const params = (address = '') => historyParams.read(new URLSearchParams(`tab=everything&${address}`));

const meta = {
  title: 'Screens/Account of a customer',
  component: AccountPage,
  ...portalPage(
    '/admin/accounts/:no',
    'Everything that the office needs about one customer: the figures that the customer sees, all that happened, who may sign in, bank accounts, and what colleagues noted. The page is for administrators.',
  ),
  args: {
    accountNo: '00166',
    self: 'joan.weber@larkspur.example',
    desk: ready(aDesk()),
    params: params(),
    onParams: fn(),
    rows: ready(page()),
    turning: false,
    totals: ready(someHistoryTotals()),
    change: { pending: false, failure: undefined, addNote: fn(), changeNote: fn(), setTags: fn() },
    hrefOf: (id: string) => `?row=${id}`,
    onPdf: fn(),
    openingPdf: false,
    exports: { exporting: false, exportFailed: false, onExport: fn() },
    onPrint: fn(),
  },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = { parameters: atTheDesk, args: { params: params('row=message.m-1') } };

/** A statement is fetched as its owner has it. */
export const StatementOpened: Story = {
  parameters: atTheDesk,
  args: { params: params('row=statement.S-900') },
  async play({ userEvent, args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Statement (PDF)' }));
    await expect(args.onPdf).toHaveBeenCalledWith('S-900');
  },
};

/** A note with a day and a colleague. Blanks alone are no note. */
export const AddingNote: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add note' });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Write what the note says.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Promised $10k. @rita.olsen');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.change.addNote).toHaveBeenCalledWith(
      { text: 'Promised $10k. @rita.olsen', pinned: false },
      expect.any(Function),
    );
    await expect(dialog).toBeVisible();
  },
};

export const ChangingTags: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const field = await screen.findByRole('textbox', { name: /^Tags/ });
    await userEvent.type(field, ', vip, Organic');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.change.setTags).toHaveBeenCalledWith(
      ['Seed dealer', 'VIP', 'Organic'],
      expect.any(Function),
    );
  },
};

/** What was to be followed up is done by one press. */
export const FollowedUp: Story = {
  parameters: atTheDesk,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.change.changeNote).toHaveBeenCalledWith('n-1', { version: 1, done: true });
  },
};

/** Nothing is known of it yet but that it is there. */
export const New: Story = {
  parameters: atTheDesk,
  args: {
    params: historyParams.read(new URLSearchParams()),
    desk: ready(aDesk({ people: [], bankAccounts: [], notes: [], tags: [], onItsWayCents: 0 })),
    rows: ready(page([])),
    totals: ready({ ...someHistoryTotals(), rows: 0 }),
  },
};

export const Loading: Story = {
  parameters: atTheDesk,
  args: { desk: loading, rows: loading, totals: loading },
};

export const Error: Story = { parameters: atTheDesk, args: { desk: failed, rows: failed, totals: failed } };

/** Where its tabs stand depends on when they are measured: no picture of it. */
export const Narrow360: Story = byDayOnAPhone;
