import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { byDayOnAPhone } from '../../.storybook/modes';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Toasts } from '@/components/Toasts/Toasts';
import { PlanSection } from '@/features/autopay/PlanSection';
import { AccountPlans } from '@/features/officeAccounts/AccountPlans';
import { anOption } from '../support/optionBuilders';
import { aPlan, aPossiblePlan, aProposal, officeCalls, planCalls } from '../support/planBuilders';
import { portalPage } from '../support/PortalFrame';

const meta = {
  title: 'Screens/Payment plan',
  component: PlanSection,
  ...portalPage(
    '/my-account/payments/scheduled',
    'What is past due, paid in installments that both sides agreed to: proposed, kept or broken, as the customer and the office see it.',
  ),
  args: {
    plan: aPlan(),
    possible: undefined,
    zone: 'America/Los_Angeles',
    banks: [anOption()],
    calls: planCalls,
  },
  render: (args) => (
    <Toasts>
      <PageHeader title="Scheduled payments" />
      <PlanSection {...args} />
    </Toasts>
  ),
} satisfies Meta<typeof PlanSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two of six installments are paid. */
export const Default: Story = {};

/** A day before the first that can be is refused before it is sent; what it comes to is said before the text is read. */
export const Proposing: Story = {
  ...byDayOnAPhone,
  args: { plan: undefined, possible: aPossiblePlan() },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Propose a payment plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a payment plan' }));
    await userEvent.type(await dialog.findByLabelText(/^First day/), '2026-11-23');
    await userEvent.click(dialog.getByRole('button', { name: 'Read the text' }));
    await expect((await dialog.findAllByText(/Choose a banking day/))[0]).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^First day/));
    await userEvent.type(dialog.getByLabelText(/^First day/), '2026-12-07');
    await expect(await dialog.findByText(/^\$617\.30 first, then \$617\.28 each, until Feb/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Read the text' }));
    await expect(await dialog.findByRole('checkbox', { name: /^I agree to this/ })).not.toBeChecked();
    await expect(planCalls.onRead).toHaveBeenCalledWith({
      totalCents: 185_186,
      count: 3,
      every: 'month',
      firstDay: '2026-12-07',
      optionId: anOption().id,
    });
  },
};

export const Proposed: Story = { ...byDayOnAPhone, args: { plan: aProposal() } };

/** The office proposed it, and the customer agrees to its debits when accepting. */
export const Offered: Story = {
  ...byDayOnAPhone,
  args: { plan: aProposal({ byOffice: true, source: null, owner: null, agreedText: null }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Accept plan' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
};

/** An installment came back. */
export const Broken: Story = {
  ...byDayOnAPhone,
  args: {
    plan: aPlan({
      state: 'broken',
      broken: 'returned',
      endedAt: '2026-11-10T16:00:00.000Z',
      paidCount: 1,
      leftCents: 154_320,
      installments: aPlan().installments.map(({ day, amountCents }, at) => ({
        day,
        amountCents,
        state: at === 0 ? 'paid' : at === 1 ? 'returned' : 'stopped',
      })),
    }),
    possible: aPossiblePlan(),
  },
};

export const Kept: Story = {
  ...byDayOnAPhone,
  args: {
    plan: aPlan({
      state: 'kept',
      endedAt: '2026-11-10T16:00:00.000Z',
      paidCount: 6,
      leftCents: 0,
      installments: aPlan().installments.map(({ day, amountCents }) => ({ day, amountCents, state: 'paid' })),
    }),
  },
};

export const Declined: Story = {
  ...byDayOnAPhone,
  args: {
    plan: aProposal({
      state: 'declined',
      endedAt: '2026-11-22T16:00:00.000Z',
      reason: 'Half of it by the end of the month, please.',
    }),
    possible: aPossiblePlan(),
  },
};

/** What the office answers. */
export const ToAnswer: Story = {
  ...byDayOnAPhone,
  render: () => (
    <Toasts>
      <PageHeader title="Hollis Creek Farms LLC" />
      <AccountPlans
        told={{
          plans: [
            aProposal(),
            aPlan({ id: '0196280f-0000-7000-8000-0000000000f2', state: 'broken', broken: 'unpaid' }),
            aProposal({ id: '0196280f-0000-7000-8000-0000000000f3', state: 'declined', reason: 'Too long.' }),
          ],
          possible: aPossiblePlan(),
          booksZone: 'America/Los_Angeles',
        }}
        calls={officeCalls}
      />
    </Toasts>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this payment plan?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(await dialog.findByText('Enter a reason.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Half of it first.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect(officeCalls.onEnd).toHaveBeenCalledWith(aProposal(), 'Half of it first.');
  },
};
