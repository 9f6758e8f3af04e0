import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { FieldRows } from './FieldRows';

const meta = {
  title: 'Shell/FieldRows',
  component: FieldRows,
  decorators: [
    (Story) => (
      <Box sx={{ height: 320, maxWidth: 640 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FieldRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sunrise: Story = { args: { variant: 'sunrise' } };

export const Failed: Story = { args: { variant: 'error' } };

export const Fallow: Story = { args: { variant: 'fallow' } };
