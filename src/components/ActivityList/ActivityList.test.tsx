import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './ActivityList.stories';

const { Mixed } = composeStories(stories);

describe('ActivityList', () => {
  it('says what, when and how much, with past due in words', () => {
    render(<Mixed />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'PaymentPayment, thank youNov 6, 2026−$8,214.50',
      'InvoiceCustom application, 214 acresSep 25, 2026 · Oakesdale$2,889.00Past due',
    ]);
  });

  it('leads to the invoice', () => {
    render(<Mixed />);

    expect(screen.getByRole('link', { name: 'Custom application, 214 acres' })).toHaveAttribute(
      'href',
      '/my-account/purchases/purchase-details?invoice=104859',
    );
  });
});
