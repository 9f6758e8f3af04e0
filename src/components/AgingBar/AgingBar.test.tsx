import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './AgingBar.stories';

const { PastDue, Plain, NothingOwed } = composeStories(stories);

describe('AgingBar', () => {
  it('names every bucket with its amount', () => {
    render(<Plain />);

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Current$11,643.41',
      '1–30 days$1,889.00',
      '31–60 days$1,000.00',
      '61–90 days$0.00',
      'Over 90 days$42.00',
    ]);
  });

  it('opens the invoices behind a bucket that holds something', async () => {
    const onSelect = fn();
    render(<PastDue onSelect={onSelect} />);

    expect(screen.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /31–60 days/ }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('days60');
  });

  it('shows by the line of a link which bucket can be opened', () => {
    render(<PastDue />);

    expect(screen.getByText('$1,889.00').parentElement).toHaveStyle({ 'text-decoration': 'underline' });
    expect(screen.getByText('$0.00').parentElement).not.toHaveStyle({ 'text-decoration': 'underline' });
  });

  it('stays readable when nothing is owed', () => {
    render(<NothingOwed />);

    expect(screen.getAllByText('$0.00')).toHaveLength(5);
  });
});
