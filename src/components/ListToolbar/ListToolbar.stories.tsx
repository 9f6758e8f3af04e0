import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { ListToolbar } from './ListToolbar';

const meta = {
  component: ListToolbar,
  args: {
    search: { label: 'Search statements', placeholder: 'Number or month', value: '', onChange: fn() },
    filter: { count: 0, onOpen: fn() },
    children: <Button startIcon={<Icon name="print" />}>Print</Button>,
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filtered: Story = {
  args: {
    search: { label: 'Search statements', value: 'june', onChange: fn() },
    filter: { count: 2, onOpen: fn() },
  },
};

export const SearchOnly: Story = { args: { filter: undefined, children: undefined } };
