import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SampleRow, sampleTable } from '@stories/support/sampleTable';
import { PlainTable } from './PlainTable';

const meta = { title: 'Data/PlainTable', component: PlainTable<SampleRow>, args: sampleTable } satisfies Meta<
  typeof PlainTable<SampleRow>
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Loading: Story = { args: { rows: [], loading: true } };
