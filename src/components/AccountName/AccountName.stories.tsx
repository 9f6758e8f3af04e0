import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountName } from './AccountName';

const meta = {
  title: 'Shell/AccountName',
  component: AccountName,
  args: { name: 'Hollis Creek Farms LLC', accountNo: '2281' },
} satisfies Meta<typeof AccountName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first of several accounts of one person. */
export const Several: Story = { args: { others: 2 } };

/** The name is cut, the number never. */
export const Narrow: Story = {
  args: { name: 'Tillman Brothers Partnership and Sons', accountNo: '00310400000000000004' },
  decorators: [
    (Story) => (
      <Box sx={{ width: 220, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const number = canvas.getByText(/00310400000000000004/).getBoundingClientRect();
    const frame = canvasElement.querySelector('div')!.getBoundingClientRect();
    await expect(number.right).toBeLessThanOrEqual(frame.left + 220.5);
  },
};
