import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quantity } from './Quantity';

const meta = { component: Quantity } satisfies Meta<typeof Quantity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithUnit: Story = { args: { value: '24.500000', unit: 'ton' } };

export const Thousands: Story = { args: { value: '2500', unit: 'gal' } };

export const Nothing: Story = { args: { value: null } };
