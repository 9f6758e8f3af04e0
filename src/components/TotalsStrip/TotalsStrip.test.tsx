import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './TotalsStrip.stories';

const { Default, Error } = composeStories(stories);

describe('TotalsStrip', () => {
  it('says what is summed up, and what else there is to know', () => {
    const { container } = render(<Default />);

    expect(container).toHaveTextContent(
      'Totals for all 312 rowsExtended $142,310.22Discount −$1,205.00Total $141,587.33Quantity 412.25 ton',
    );
  });

  it('tells a new sum to those who hear', () => {
    const { container, rerender } = render(<Default totals={undefined} />);
    const region = container.querySelector('[aria-live=polite]');

    rerender(<Default />);

    expect(region).toHaveTextContent('Totals for all 312 rows');
  });

  it('does not keep a place for sums that will not come', () => {
    render(<Error />);

    expect(screen.getByText('The totals didn’t load.')).toBeInTheDocument();
  });
});
