import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { StatTile } from './StatTile';

const meta = {
  component: StatTile,
  decorators: [
    (Story) => (
      <Box sx={{ width: 180 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { label: 'Prepay remaining', value: '$21,480.00', note: '3 open prepay contracts' },
};

export const Leading: Story = { args: { ...Plain.args, href: '/my-account/purchases/prepay-open' } };
