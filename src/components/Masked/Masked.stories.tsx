import type { Meta, StoryObj } from '@storybook/react-vite';
import Typography from '@mui/material/Typography';
import { Masked } from './Masked';

const meta = { title: 'Data/Masked', component: Masked, args: { last: '4417' } } satisfies Meta<
  typeof Masked
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Of a number of three digits only one is shown. */
export const ShortNumber: Story = { args: { last: '2' } };

export const InASentence: Story = {
  render: (args) => (
    <Typography>
      Palouse Community Bank, checking <Masked {...args} />
    </Typography>
  ),
};
