import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SelectionBar } from './SelectionBar';

const meta = {
  title: 'Actions/SelectionBar',
  component: SelectionBar,
  args: {
    selected: 3,
    here: 3,
    total: 46,
    onClear: fn(),
    children: (
      <Button size="small" variant="outlined">
        Mark as handled
      </Button>
    ),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AcrossPages: Story = { args: { selected: 1204, here: 25, total: 3000 } };

export const Uncounted: Story = { args: { total: null } };
