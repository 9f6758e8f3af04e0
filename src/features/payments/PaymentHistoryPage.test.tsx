import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { accountsOf } from '@stories/support/accountStates';
import { anAccount } from '@stories/support/builders';
import * as stories from '@stories/screens/paymentHistory.stories';
import { paste } from '@/forms/testing/paste';
import type { HistoryParams } from './historyList';

const { Default, Drawer, Empty } = composeStories(stories);

/** Drawer, panel and grid are fetched when they are first needed. */
const onceFetched = { timeout: 20_000 };
const asked = (onParams: ReturnType<typeof vi.fn>) => onParams.mock.lastCall?.[0] as HistoryParams;

describe('the history of payments', () => {
  it('sums up what was paid and earned, in the filter and this year', () => {
    render(<Default />);

    expect(screen.getByText('Totals for all 6 rows')).toBeVisible();
    expect(screen.getByText(/^Total paid/)).toHaveTextContent('$46,446.85');
    expect(screen.getByText(/^Discounts earned/)).toHaveTextContent('$582.13');
    expect(screen.getByText('In 2026 so far: $46,446.85 paid, $582.13 in discounts')).toBeVisible();
  });

  it('narrows by status, each with how many there are', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(screen.getByRole('button', { name: /^Returned.*2/ }));

    expect(asked(onParams).filters.status).toBe('returned');
  });

  it('narrows by amount, and says so', async () => {
    const onParams = vi.fn();
    render(<Default onParams={onParams} />);

    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const from = await screen.findByRole('textbox', { name: 'Amount from' }, onceFetched);
    await paste(userEvent, from, '1,000');
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));

    expect(asked(onParams).filters).toMatchObject({ least: '1000', most: '' });
    expect(await screen.findByText('At least $1,000.00')).toBeInTheDocument();
  });

  it('leads who has paid nothing yet to the first payment', () => {
    render(<Empty />);

    expect(screen.getByText('No payments yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a payment' })).toBeVisible();
  });

  it('leads nobody there who may only look', () => {
    render(<Empty accounts={accountsOf(anAccount({ level: 'view' }))} />);

    expect(screen.getByText('No payments yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Make a payment' })).toBeNull();
  });
});

describe('a payment in its drawer', () => {
  it('says why it came back, leads to its request and prints as a receipt', async () => {
    const onPrint = vi.fn();
    render(<Drawer onPrint={onPrint} />);
    const drawer = await screen.findByRole('dialog', { name: 'Payment P-30102' }, onceFetched);

    expect(within(drawer).getByRole('alert')).toHaveTextContent('There was not enough money');
    expect(within(drawer).getByRole('link', { name: 'PR-2026-000118' })).toHaveAttribute(
      'href',
      '/my-account/payments/payment-requests?request=r-118',
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Print receipt' }));
    expect(onPrint).toHaveBeenCalledOnce();
  });
});
