import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type SampleRow, sampleTable } from '@stories/support/sampleTable';
import { SortSelect } from './SortSelect';

const meta = {
  title: 'Inputs/SortSelect',
  component: SortSelect<SampleRow>,
  args: { columns: sampleTable.columns, sort: '-date', onSort: fn() },
} satisfies Meta<typeof SortSelect<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByDate: Story = {};
