import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMoreContrast } from '../../.storybook/modes';
import { expect, fn, waitFor } from 'storybook/test';
import { pattern } from '../support/pattern';
import { longRows, sampleTable } from '../support/sampleTable';
import { FilteredList } from './FilteredList';

const meta = {
  title: 'Patterns/List with filters',
  tags: ['autodocs'],
  component: FilteredList,
  ...pattern(
    'What narrows a list stands above it and is told in the address. Sums are over every row that matches, never over one page. “None yet” and “none that match” are different: only the second has a way back.',
  ),
  args: { state: 'ready', rows: sampleTable.rows, search: '', onRetry: fn() },
} satisfies Meta<typeof FilteredList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = inMoreContrast;

export const Filtered: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Paid/ }));

    await waitFor(() => expect(canvas.getByText('Totals of all 2 rows')).toBeVisible());
    canvas.getByRole('button', { name: /^Paid/ }).blur();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

/** There never were any. */
export const Empty: Story = { args: { state: 'empty' } };

/** There are some, but none of these. */
export const NoResults: Story = { args: { search: 'unicorn' } };

export const Error: Story = { args: { state: 'error' } };

/** Fresh rows did not come; the old ones stay. */
export const Stale: Story = { args: { state: 'stale' } };

export const LongContent: Story = { args: { rows: longRows } };
