import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './ChartFrame.stories';

const { AsChart } = composeStories(stories);

describe('ChartFrame', () => {
  it('shows the same figures as a table, and the chart again', async () => {
    render(<AsChart />);

    await userEvent.click(screen.getByRole('button', { name: /^View as table: / }));
    expect(screen.getByRole('table', { name: 'Purchases by category' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '$14,800.00',
      '$3,900.00',
      '$11,900.00',
      '$2,100.00',
    ]);
    expect(screen.queryByText('The chart')).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: /^View as chart: / }));
    expect(screen.getByText('The chart')).toBeInTheDocument();
  });

  it('keeps apart rows and columns of one name', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const rows = [
      ['Fertilizer', '$1.00', '$2.00'],
      ['Fertilizer', '$3.00', '$4.00'],
    ];
    render(<AsChart table={{ head: ['Product', 'Amount', 'Amount'], rows }} />);
    await userEvent.click(screen.getByRole('button', { name: /^View as table: / }));

    expect(screen.getAllByRole('cell')).toHaveLength(4);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
