import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { narrowOffice } from '../../.storybook/modes';
import { ReconciliationPage } from '@/features/reconciliation/ReconciliationPage';
import { differenceParams } from '@/features/reconciliation/differenceList';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';
import {
  aDifferenceDetail,
  allClosed,
  signedOnce,
  someCloses,
  someDifferences,
  someDifferenceTotals,
} from '../support/reconciliationBuilders';

const nothing = () => undefined;
const page = (rows = someDifferences()) => ({ rows, next: null, previous: null });
const params = (address = '') => differenceParams.read(new URLSearchParams(address));
const opened = params('difference=notBooked.0196280f-0000-7000-8000-000000000131');

const meta = {
  title: 'Screens/Reconciliation',
  component: ReconciliationPage,
  ...portalPage(
    '/admin/payments/reconciliation',
    'Where the bank’s files and the ERP say different things: the days that two people close, and each difference until somebody names it. The page is for administrators.',
  ),
  args: {
    params: params(),
    onParams: nothing,
    rows: ready(page()),
    turning: false,
    totals: ready(someDifferenceTotals()),
    difference: ready(aDifferenceDetail()),
    moving: { pending: false, failure: undefined, start: fn(), reset: fn() },
    onDone: nothing,
    closes: ready(someCloses()),
    signing: { pending: false, failure: undefined, start: fn() },
    onSigned: nothing,
    hrefOf: (id: string) => `?difference=${id}`,
    exports: { exporting: false, exportFailed: false, onExport: nothing },
    onPrint: nothing,
    now: new Date('2026-11-19T16:30:00.000Z'),
  },
} satisfies Meta<typeof ReconciliationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first of two people signed; the days closed before are told of. */
export const SignedOnce: Story = {
  args: {
    closes: ready(signedOnce()),
    rows: ready(page([])),
    totals: ready({
      ...someDifferenceTotals(),
      rows: 0,
      differenceCents: 0,
      states: { open: 0, asked: 0, closed: 0 },
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Closed through/ }));
    await expect(await canvas.findByRole('table', { name: 'Closed days' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The figures are others by now: nothing is signed. */
export const SignRefused: Story = {
  args: {
    closes: ready(signedOnce()),
    signing: {
      pending: false,
      failure: 'These figures changed meanwhile. Look at them again, then sign.',
      start: fn(),
    },
  },
};

export const Opened: Story = { args: { params: opened } };

/** It is said which booking belongs to it, and why. */
export const Matching: Story = {
  args: { params: opened },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Match by hand' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it as it is' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Match by hand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Match PR-2026-000131' });
    await expect(dialog).toHaveTextContent('88144, Nov 16, 2026, $18,450.00');
  },
};

export const AllClosed: Story = {
  args: {
    closes: ready(allClosed()),
    rows: ready(page([])),
    totals: ready({
      ...someDifferenceTotals(),
      rows: 0,
      differenceCents: 0,
      states: { open: 0, asked: 0, closed: 0 },
    }),
  },
};

export const Loading: Story = { args: { rows: loading, totals: loading, closes: loading } };

export const Error: Story = { args: { rows: failed, totals: failed, closes: failed } };

export const Narrow360: Story = narrowOffice;
