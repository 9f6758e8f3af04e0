import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';

import { describe, expect, it } from 'vitest';
import * as stories from './PlainTable.stories';

const { Filled, Loading } = composeStories(stories);

describe('PlainTable', () => {
  it('has a name, a head per shown column and a row per row', () => {
    render(<Filled />);

    const table = screen.getByRole('table', { name: 'Purchases' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Invoice', 'Date', 'Item', 'Quantity', 'Status', 'Amount']);
    expect(within(table).getByRole('row', { name: /104859/ })).toHaveTextContent('Past due$2,889.00');
  });

  it('holds the place of its rows while they load', () => {
    render(<Loading />);

    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(11);
  });
});
