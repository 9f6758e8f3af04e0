// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '@stories/screens/scheduled.stories';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './ScheduledForm';
import '@/components/ConfirmDialog/ConfirmDialog';

const { Default, FromMakeAPayment, Skipped, None, Stopped, Failed, Scheduling } = composeStories(stories);

describe('scheduled payments', () => {
  it('say what comes next by today’s figures, until when that can be changed, and what was paid', () => {
    render(<Default />);
    const monthly = screen.getByRole('region', { name: /^Everything open then/ });

    expect(monthly).toHaveTextContent('$11,840.00 on Nov 23, 2026');
    expect(monthly).toHaveTextContent('Monthly from Nov 23, 20266 times at most');
    expect(monthly).toHaveTextContent('Change or cancel untilNov 20, 2026');
    expect(screen.getByRole('region', { name: /^Chosen invoices/ })).toHaveTextContent(
      'Nothing to pay as of today, on Dec 15, 2026',
    );
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
      'Stopped by the amount that was chosen.',
    );
  });

  it('are canceled after a question', async () => {
    render(<Default />);
    const user = userEvent.setup();
    await user.click(screen.getAllByRole('button', { name: 'Cancel payment' })[0]!);
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this scheduled payment?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel payment' }));

    expect(await screen.findByText('The scheduled payment is canceled')).toBeVisible();
    expect(Default.args.onCancel).toHaveBeenCalledWith('0196280f-0000-7000-8000-0000000000e1');
  });

  it('skip the next one of a monthly payment, and take that back', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Default />);
    // One that is made once is canceled.
    await user.click(screen.getByRole('button', { name: 'Skip this payment' }));
    expect(await screen.findByText(/^The payment of Nov 23, 2026 is skipped/)).toBeVisible();
    expect(Default.args.onSkip).toHaveBeenCalledWith(
      '0196280f-0000-7000-8000-0000000000e1',
      '2026-11-23',
      true,
    );
    unmount();

    render(<Skipped />);
    const card = screen.getByRole('region', { name: /^Everything open then/ });
    expect(card).toHaveTextContent('Next paymentSkipped on Nov 23, 2026You skip this payment.');
    expect(card).not.toHaveTextContent('$11,840.00');
    await user.click(screen.getByRole('button', { name: 'Don’t skip' }));
    expect(Skipped.args.onSkip).toHaveBeenCalledWith(
      '0196280f-0000-7000-8000-0000000000e1',
      '2026-11-23',
      false,
    );
  });

  it('begin with what was ticked on Make a payment, and say what was left out', async () => {
    const user = userEvent.setup();
    render(<FromMakeAPayment />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a payment' }));
    expect(await dialog.findByText(/^Invoice 0048311 was left out/)).toBeVisible();
    expect(dialog.getByLabelText(/^What/)).toHaveValue('invoices');
    expect(dialog.getByRole('checkbox', { name: /0048213/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /0048290/ })).not.toBeChecked();
    expect(dialog.getByLabelText(/^Limit per payment/)).toHaveValue('9,500.00');

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(FromMakeAPayment.args.onBegunOver).toHaveBeenCalledOnce();
  });

  it.each([
    ['offers to schedule one', None, 'Nothing is scheduled'],
    ['says why one is paused', Stopped, 'Schedule it again when the bank account has the money.'],
    ['says that they did not load', Failed, 'Scheduled payments did not load'],
  ])('%s', (_, Story, words) => {
    render(<Story />);
    expect(document.body).toHaveTextContent(words);
  });

  it('are scheduled monthly after the text was read, with every wrong entry named', async () => {
    render(<Scheduling />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Schedule a payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule a payment' }));
    await user.selectOptions(await dialog.findByLabelText(/^What/), 'invoices');
    await user.selectOptions(dialog.getByLabelText(/^How often/), 'monthly');
    await user.selectOptions(dialog.getByLabelText(/^Ends/), 'times');
    await user.click(dialog.getByRole('button', { name: 'Read the text' }));
    expect(await dialog.findAllByText('Choose at least one invoice.')).not.toHaveLength(0);
    expect(dialog.getAllByText('Enter a number from 1 to 120.')).not.toHaveLength(0);

    await user.click(dialog.getByRole('checkbox', { name: /0048213/ }));
    await user.type(dialog.getByLabelText(/^Limit per payment/), '5000');
    fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-12-15' } });
    await user.type(dialog.getByLabelText(/^Number of payments/), '3');
    await user.click(dialog.getByRole('button', { name: 'Read the text' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^I agree to this/ }));
    await user.click(dialog.getByRole('button', { name: 'Agree and schedule' }));

    expect(await screen.findByText('The payment is scheduled')).toBeVisible();
    await waitFor(() =>
      expect(Scheduling.args.onSchedule).toHaveBeenCalledWith(
        expect.objectContaining({ invoices: '0048213', capCents: 500_000, repeats: 'monthly', times: 3 }),
        expect.objectContaining({ version: 'scheduled-once-1' }),
        undefined,
      ),
    );
  });
});
