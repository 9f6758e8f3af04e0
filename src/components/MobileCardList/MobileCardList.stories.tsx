import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { fn } from 'storybook/test';
import { type SampleRow, sampleTable } from '../../../stories/foundations/sampleTable';
import { MobileCardList } from './MobileCardList';

const meta = {
  component: MobileCardList<SampleRow>,
  args: sampleTable,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 328 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MobileCardList<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { onOpen: fn(), onMore: fn() } };

export const Loading: Story = { args: { rows: [], loading: true } };
