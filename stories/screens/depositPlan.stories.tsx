import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Plan } from '@contract/depositPlan/schema';
import { inEverySight, inLongerWords, narrow } from '../../.storybook/modes';
import { DepositPlanPage } from '@/features/depositPlan/DepositPlanPage';
import { entryParams } from '@/features/depositPlan/entryList';
import { anAsOf, now } from '../support/builders';
import { aFrozenPlan, anEntriesPage, aPlan, disclaimer, someEntryTotals } from '../support/depositBuilders';
import { failed, loading, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const plansOf = (...plans: readonly Plan[]) => ({
  plans: ready({ asOf: anAsOf(), plans, disclaimer }),
  plan: plans[0],
});
const viewAt = (address = '') => entryParams.read(new URLSearchParams(address));

const meta = {
  title: 'Screens/My deposit plan',
  component: DepositPlanPage,
  ...portalPage(
    '/my-deposit-plan',
    'What a deposit account holds, how it came there, and the way to ask for money. NoPermission is the portal’s own page: without the flag the route is refused.',
  ),
  args: {
    ...plansOf(aPlan(), aFrozenPlan()),
    onSelect: fn(),
    statement: { pending: false, failed: false, start: fn() },
    params: viewAt(),
    onParams: fn(),
    rows: ready(anEntriesPage()),
    turning: false,
    totals: ready(someEntryTotals()),
    exporting: false,
    onExport: fn(),
    onPrint: fn(),
    now,
  },
} satisfies Meta<typeof DepositPlanPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** Nothing can be taken out; why, and whom to call, is said above all. */
export const Frozen: Story = { args: plansOf(aFrozenPlan()) };

/** Days without a transaction keep their balances. */
export const FilteredEmpty: Story = {
  args: {
    params: viewAt('from=2026-11-13&to=2026-11-18'),
    rows: ready(anEntriesPage([])),
    totals: ready(
      someEntryTotals({ rows: 0, inCents: 0, outCents: 0, openingCents: 625_075, closingCents: 625_075 }),
    ),
  },
};

export const NoAccount: Story = { args: plansOf() };

export const Error: Story = { args: { plans: failed, plan: undefined, rows: loading, totals: loading } };

export const Narrow360: Story = narrow;

/** Every text two fifths longer: nothing is cut on a phone. */
export const LongerWords: Story = inLongerWords;
