import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { narrowOffice } from '../../.storybook/modes';
import { ReturnFilePage } from '@/features/achReturns/ReturnFilePage';
import { rowsParams } from '@/lists/RowsInOrder';
import { aReturnFileDetail, someEntries, someReturnRows } from '../support/achReturnBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const noExports = { exporting: false, exportFailed: false, onExport: nothing };
const applied = { waiting: 0, applied: 2, known: 0, ask: 1, refused: 1, left: 1, undone: 0 };
const outcomes = ['applied', 'refused', 'ask', 'applied', 'left'] as const;

const meta = {
  title: 'Screens/Bank returns/A return file',
  component: ReturnFilePage,
  ...portalPage(
    '/admin/payments/returns',
    'One file that the bank sent back: what is in it, whose payments they are, and what becomes of each row.',
  ),
  args: {
    file: ready(aReturnFileDetail()),
    rows: ready({ rows: someReturnRows(), next: null, previous: null }),
    params: rowsParams('row').read(new URLSearchParams()),
    onParams: nothing,
    turning: false,
    entries: {
      rows: ready({ rows: someEntries(), next: null, previous: null }),
      params: rowsParams('row').read(new URLSearchParams()),
      onParams: nothing,
      turning: false,
      exports: noExports,
    },
    exports: noExports,
    moving: { pending: false, failure: undefined, start: fn(), reset: nothing },
    onDone: nothing,
  },
} satisfies Meta<typeof ReturnFilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of it is applied yet: what is sure, what is likely, and what nobody knows. */
export const Default: Story = {};

/** A row that was found by its amount alone is chosen, and counts among those that come back. */
export const Applying: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Apply the row of PR-2026-000140' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText(/^3 payments come back .* One bank account is corrected/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Apply' }));
    await expect(args.moving.start).toHaveBeenCalledOnce();
  },
};

/** What became of each row, and what is left to a person. */
export const Applied: Story = {
  args: {
    file: ready(
      aReturnFileDetail({
        status: 'applied',
        states: applied,
        movedAt: '2026-11-25T16:02:00.000Z',
        movedBy: 'dana.whitfield@larkspur.example',
        moves: ['undo'],
      }),
    ),
    rows: ready({
      rows: someReturnRows().map((row, at) => Object.assign(row, { state: outcomes[at]! })),
      next: null,
      previous: null,
    }),
  },
};

const statement = aReturnFileDetail({
  name: 'STMT_20261124.bai',
  format: 'bai2',
  rowCount: 1,
  unmatchedCount: 0,
  likelyCount: 0,
  entryCount: 5,
  returnCount: 1,
  changeCount: 0,
  returnCents: 1_845_000,
  depositCount: 2,
  depositCents: 4_343_350,
  withdrawalCount: 3,
  withdrawalCents: 2_215_000,
});

/** A bank statement: the returns in it, and what it says of our files. */
export const Statement: Story = {
  args: {
    file: ready(statement),
    rows: ready({ rows: someReturnRows().slice(0, 1), next: null, previous: null }),
  },
  async play({ canvas }) {
    const booked = within(canvas.getByRole('table', { name: 'Lines of the statement' }));
    await expect(booked.getAllByRole('link', { name: 'Bank file 11' })).toHaveLength(2);
    await expect(booked.getByText('Not one of our files')).toBeVisible();
    await expect(booked.getByText('The bank did not say which')).toBeVisible();
  },
};

/** On a phone each deposit and each withdrawal is a card. */
export const Statement360: Story = { ...narrowOffice, args: Statement.args };

/** A day on which the bank booked nothing. */
export const EmptyStatement: Story = {
  args: {
    file: ready({
      ...statement,
      format: 'camt053',
      name: 'STMT_20261126.xml',
      rowCount: 0,
      entryCount: 0,
      returnCount: 0,
      returnCents: 0,
      depositCount: 0,
      depositCents: 0,
      withdrawalCount: 0,
      withdrawalCents: 0,
    }),
  },
};

export const Loading: Story = { args: { file: loading, rows: loading } };

export const Error: Story = { args: { file: failed, rows: failed } };

export const Narrow360: Story = narrowOffice;
