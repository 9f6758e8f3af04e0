import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Importing purchases', progress: { done: 3200, of: 12_000, unit: 'rows' } },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const NotYetCounted: Story = { args: { label: 'Reading the file', progress: undefined } };

export const Done: Story = {
  args: {
    progress: { done: 12_000, of: 12_000, unit: 'rows' },
    state: 'done',
    outcome: '12,000 rows imported.',
  },
};

export const Failed: Story = {
  args: { state: 'failed', outcome: 'Row 3,201 has no account number. Nothing was changed.' },
};

export const LongContent: Story = {
  args: {
    label: 'Preparing the download of every purchase of all accounts since January 2019',
    progress: { done: 1_048_575, of: 1_048_576, unit: 'rows of purchases and payments' },
  },
};
