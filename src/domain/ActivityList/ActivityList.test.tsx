import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './ActivityList.stories';

const { Mixed, SeveralAccounts } = composeStories(stories);

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('ActivityList', () => {
  it('says what, when, how much and which way, never by a sign', () => {
    render(<Mixed />);

    expect(rows()).toEqual([
      'InvoiceInvoice 104880Due Dec 15Nov 17 · Oakesdale$2,889.00charged',
      'PaymentPayment, thank youNov 6$8,214.50paid',
      'InvoiceCustom application, 214 acresPast dueSep 25 · Oakesdale$2,889.00charged',
      'PaymentReturned paymentOct 12$0.00paid',
      'PrepayPrepay usedOct 10$9,020.00from prepay',
      'PrepayPrepay given backOct 9$179.90to prepay',
      'CreditCredit memo CM4501Sep 20$480.00credit',
      'Deposit planWithdrawalSep 12$500.00paid out',
      'Deposit planDepositSep 11$500.00paid in',
      'InterestInterestDec 31, 2025$13.04earned',
    ]);
  });

  it('says whose it is where several accounts are shown', () => {
    render(<SeveralAccounts />);

    expect(rows()).toEqual([
      expect.stringContaining('Sep 25 · Oakesdale · Hollis Creek Farms LLC'),
      expect.stringContaining('Nov 6 · Dana Hollis'),
    ]);
  });

  it('says the kind where there is no room for its picture', () => {
    render(<Mixed />);

    // A list as narrow as a phone shows no pictures, and so does jsdom, which knows no containers.
    expect(screen.getAllByText('Payment')[0]).toBeVisible();
    expect(screen.queryAllByRole('img', { hidden: true })).toEqual([]);
  });

  it('leads to the invoice', () => {
    render(<Mixed />);

    expect(screen.getByRole('link', { name: 'Custom application, 214 acres' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?invoice=104859',
    );
  });
});
