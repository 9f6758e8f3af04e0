import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEverySight, narrow } from '../../.storybook/modes';
import type { Plan } from '@contract/depositPlan/schema';
import { SavingsPage } from '@/features/savings/SavingsPage';
import { anAsOf, now } from '../support/builders';
import { aFrozenPlan, aPlan, disclaimer } from '../support/depositBuilders';
import { failed, ready } from '../support/asyncStates';
import { portalPage } from '../support/PortalFrame';

const plansOf = (...plans: readonly Plan[]) => ready({ asOf: anAsOf(), plans, disclaimer });

const meta = {
  title: 'Screens/My savings',
  component: SavingsPage,
  ...portalPage(
    '/my-savings',
    'What the deposit plan holds and earns, and by which rules. Without the flag the page tells how the plan works instead.',
  ),
  args: { plans: plansOf(aPlan()), now },
} satisfies Meta<typeof SavingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inEverySight;

/** Figures are summed over deposit accounts alone; a debt is never set against them. */
export const SeveralAccounts: Story = { args: { plans: plansOf(aPlan(), aFrozenPlan()) } };

export const NoAccount: Story = { args: { plans: plansOf() } };

export const Error: Story = { args: { plans: failed } };

export const Narrow360: Story = narrow;
