// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '@stories/screens/autopay.stories';
// Fetched by the page when they are wanted; here they are at hand, however slow the machine.
import './AutopaySetUp';
import './LimitRun';

const { Default, None, Paused, NoPermission, Failed, SettingUp, Skipped } = composeStories(stories);

describe('autopay', () => {
  it('says what comes next and why that much', () => {
    render(<Default />);
    const next = screen.getByRole('region', { name: 'Next payment' });

    expect(next).toHaveTextContent('$11,840.00 on Nov 23, 2026');
    expect(next).toHaveTextContent('Invoice 0048213, due Nov 20, 2026');
    expect(next).toHaveTextContent('Discount $190.00');
    expect(next).toHaveTextContent('Invoice 0047990: left outIn dispute');
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
      'Stopped by your limit per payment.',
    );
  });

  it('skips the next payment', async () => {
    render(<Default />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Skip this payment' }));

    expect(await screen.findByText('The payment of Nov 23, 2026 is skipped')).toBeVisible();
    expect(Default.args.onChangeRun).toHaveBeenCalledWith('2026-11-23', { skipped: true, capCents: null });
  });

  it.each([
    ['says that it is skipped', Skipped, 'You skip this payment.'],
    ['offers to set it up', None, 'Autopay is off'],
    ['says why it is paused', Paused, 'The bank returned a payment.'],
    ['says who may not', NoPermission, 'You may only view this account'],
    ['says that it did not load', Failed, 'Autopay did not load'],
  ])('%s', (_, Story, words) => {
    render(<Story />);
    expect(document.body).toHaveTextContent(words);
  });

  it('is set up after its text was read', async () => {
    render(<SettingUp />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Set up autopay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up autopay' }));
    await user.type(await dialog.findByLabelText(/^Limit per payment/), '25000');
    await user.type(dialog.getByLabelText(/^Limit per calendar month/), '50000');
    await user.click(dialog.getByRole('button', { name: 'Read the text' }));
    await dialog.findByRole('checkbox', { name: /^I agree to this/ });

    await user.click(dialog.getByRole('button', { name: 'Agree and turn on' }));
    expect(await dialog.findAllByText('Agree to the text to go on.')).not.toHaveLength(0);
    await user.click(dialog.getByRole('checkbox', { name: /^I agree to this/ }));
    await user.click(dialog.getByRole('button', { name: 'Agree and turn on' }));

    expect(await screen.findByText('Autopay is on')).toBeVisible();
    await waitFor(() =>
      expect(SettingUp.args.onSetUp).toHaveBeenCalledWith(
        expect.objectContaining({ dayRule: 'invoice', paymentCapCents: 2_500_000 }),
        expect.objectContaining({ version: 'autopay-1' }),
      ),
    );
  });
});
