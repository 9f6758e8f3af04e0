import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type SampleRow, sampleTable } from '../../../stories/foundations/sampleTable';
import { ResourceTable } from './ResourceTable';

const meta = { component: ResourceTable<SampleRow>, args: sampleTable } satisfies Meta<
  typeof ResourceTable<SampleRow>
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { onOpen: fn() } };

export const Loading: Story = { args: { rows: [], loading: true } };
