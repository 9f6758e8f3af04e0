// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '@stories/screens/paymentPlan.stories';
import { aProposal, officeCalls } from '@stories/support/planBuilders';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './PlanForm';
import '@/components/ConfirmDialog/ConfirmDialog';
import '../officeAccounts/PlanDialogs';

const { Default, Proposing, Proposed, Offered, Broken, Kept, Declined, ToAnswer } = composeStories(stories);

describe('a payment plan', () => {
  it.each([
    ['agreed', Default, '2 of 6 paid, $1,234.56 left'],
    ['proposed by the customer', Proposed, 'You proposed this plan.It can be accepted until Nov 28, 2026'],
    ['proposed by the company', Offered, 'We propose this plan.'],
    ['broken', Broken, 'An installment was returned. The rest was stopped'],
    ['kept', Kept, 'All 6 installments are paid.'],
    ['declined', Declined, 'Declined.“Half of it by the end of the month, please.”'],
  ])('says that it is %s', (_, Story, words) => {
    render(<Story />);

    expect(screen.getByRole('region', { name: /^Payment plan/ })).toHaveTextContent(words);
  });

  it('is proposed with its terms after the text was read', async () => {
    render(<Proposing />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Propose a payment plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a payment plan' }));
    const amount = await dialog.findByRole('textbox', { name: /^Amount to pay in installments/ });
    await user.clear(amount);
    await user.type(amount, '1851.87');
    fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-12-07' } });
    await user.click(dialog.getByRole('button', { name: 'Read the text' }));
    expect(await dialog.findAllByText(/at most \$1,851\.86/)).not.toHaveLength(0);
    await user.clear(amount);
    await user.type(amount, '1000');
    await user.selectOptions(dialog.getByLabelText(/^Installments/), '4');
    await user.selectOptions(dialog.getByLabelText(/^How often/), 'twoWeeks');
    await user.click(dialog.getByRole('button', { name: 'Read the text' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^I agree to this/ }));
    await user.click(dialog.getByRole('button', { name: 'Agree and propose' }));

    expect(await screen.findByText('The plan is proposed')).toBeVisible();
    const terms = { totalCents: 100_000, count: 4, every: 'twoWeeks', firstDay: '2026-12-07' };
    await waitFor(() =>
      expect(Proposing.args.calls!.onPropose).toHaveBeenCalledWith(
        terms,
        expect.any(String),
        expect.objectContaining({ version: 'payment-plan-1' }),
      ),
    );
  });

  it('of the company is accepted after the text was read', async () => {
    render(<Offered />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Accept plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this payment plan' }));
    await user.click(await dialog.findByRole('button', { name: 'Read the text' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^I agree to this/ }));
    await user.click(dialog.getByRole('button', { name: 'Agree and accept' }));

    expect(await screen.findByText('The plan is agreed')).toBeVisible();
    expect(Offered.args.calls!.onAccept).toHaveBeenCalledTimes(1);
  });

  it('is canceled after a question', async () => {
    render(<Default />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Cancel plan' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this payment plan?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel plan' }));

    expect(await screen.findByText('The plan is canceled')).toBeVisible();
  });

  it('is answered by the office, which sees what became of others', async () => {
    render(<ToAnswer />);
    const region = screen.getByRole('region', { name: 'Payment plans' });
    expect(region).toHaveTextContent('The customer proposed this plan.');
    expect(region).toHaveTextContent('Declined. Too long.');
    const user = userEvent.setup();
    await user.click(within(region).getByRole('button', { name: 'Propose another plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a payment plan' }));
    fireEvent.change(await dialog.findByLabelText(/^First day/), { target: { value: '2026-12-07' } });
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('The plan is proposed')).toBeVisible();
    await user.click(within(region).getByRole('button', { name: 'Accept plan' }));

    await waitFor(() => expect(officeCalls.onAccept).toHaveBeenCalledWith(aProposal()));
  });
});
