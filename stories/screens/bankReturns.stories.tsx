import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrowOffice } from '../../.storybook/modes';
import { ReturnsPage } from '@/features/achReturns/ReturnsPage';
import { returnsParams } from '@/features/achReturns/returnList';
import { someFileStatuses, someRates, someReturnFiles, tooManyReturns } from '../support/achReturnBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const nothing = () => undefined;
const page = (rows = someReturnFiles()) => ({ rows, next: null, previous: null });
const noFiles = {
  ...someFileStatuses,
  rows: 0,
  statuses: { waiting: 0, applied: 0, undone: 0, dismissed: 0 },
};

const meta = {
  title: 'Screens/Bank returns',
  component: ReturnsPage,
  ...portalPage(
    '/admin/payments/returns',
    'What banks send back: how much of all payments it is, a place to bring a file, and every file that came. The page is for administrators.',
  ),
  args: {
    rates: ready(someRates()),
    audit: { fetching: undefined, start: fn() },
    taking: { sending: undefined, failure: undefined },
    onFile: fn(),
    params: returnsParams.read(new URLSearchParams()),
    onParams: nothing,
    onOpen: nothing,
    files: ready(page()),
    turning: false,
    totals: ready(someFileStatuses),
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
  },
} satisfies Meta<typeof ReturnsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** More came back than banks accept, and the months show since when. */
export const TooMany: Story = {
  args: { rates: ready(tooManyReturns()) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'By month' }));
    await expect(await canvas.findByRole('table', { name: 'By month' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** A file that is none of returns. Nothing of it was taken. */
export const Refused: Story = {
  args: {
    taking: {
      sending: undefined,
      failure:
        '3 entries of the file are neither a return nor a correction, so nothing of it was taken. It may be a file that goes to the bank.',
    },
    files: ready(page([])),
    totals: ready(noFiles),
  },
};

/** A bank statement whose own counts do not hold: nothing of it was taken, and the page says where. */
export const BrokenStatement: Story = {
  args: {
    taking: {
      sending: undefined,
      failure:
        'The file cannot be read, so nothing of it was taken. Record 49 in line 12 counts 7 records; there are 8. Ask your bank for it again.',
    },
  },
};

export const Loading: Story = {
  args: { rates: loading, files: loading, totals: loading },
};

export const Error: Story = {
  args: { rates: failed, files: failed, totals: failed },
};

export const Narrow360: Story = narrowOffice;
