import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search purchases', placeholder: 'Invoice, product or field', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: '' } };

export const Filled: Story = { args: { value: 'urea' } };

export const WithoutKey: Story = { args: { slashKey: false } };
