import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDate } from './CalendarDate';

const meta = { title: 'Money & dates/CalendarDate', component: CalendarDate } satisfies Meta<
  typeof CalendarDate
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = { args: { date: '2026-11-30' } };

export const InAGrid: Story = { args: { date: '2026-04-03', format: 'grid' } };

export const Nothing: Story = { args: { date: null } };
