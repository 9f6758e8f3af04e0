import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPaymentDetail } from '@stories/support/paymentBuilders';
import * as stories from './PaymentDetail.stories';

const { Posted, Returned, TakesAnotherBack } = composeStories(stories);

const fact = (label: string) => screen.getByText(label).nextSibling?.textContent;

describe('PaymentDetail', () => {
  it('tells what came and what it paid, with the way to each document', () => {
    render(<Posted />);

    expect(fact('Paid by')).toBe('Check 4471');
    expect(fact('Discount taken')).toBe('$199.62');
    expect(fact('Not applied yet')).toBe('$500.00');
    expect(screen.queryByRole('alert')).toBeNull();
    const table = screen.getByRole('table', { name: 'Applied to' });
    expect(within(table).getByRole('link', { name: '104852' })).toHaveAttribute('href', '#invoice-104852');
  });

  it('says in plain words why the bank sent it back, and keeps both amounts', () => {
    render(<Returned />);

    expect(screen.getByRole('alert')).toHaveTextContent(
      'The bank returned this payment on Oct 12, 2026. There was not enough money in the bank account.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('What it paid is open again.');
    expect(fact('Amount')).toBe('$1,250.00');
    expect(fact('Reversed')).toBe('−$1,250.00Oct 12, 2026');
    expect(screen.getByRole('link', { name: 'PR-2026-000118' })).toHaveAttribute('href', '#request-r-118');
  });

  it('says which payment it reverses', () => {
    render(<TakesAnotherBack />);

    expect(screen.getByRole('alert')).toHaveTextContent(/^This reverses payment P-30218\.$/);
  });

  it('names a request that the portal no longer has, without a way to it', () => {
    render(<Posted payment={aPaymentDetail({ requestNo: 'PR-2019-000001' })} />);

    expect(fact('Request')).toBe('PR-2019-000001');
    expect(screen.queryByRole('link', { name: 'PR-2019-000001' })).toBeNull();
  });
});
