import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './Money';

const meta = { title: 'Money & dates/Money', component: Money } satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { cents: 821_450 } };

export const Credit: Story = { args: { cents: -12_500, tone: 'credit', words: true } };

export const Negative: Story = { args: { cents: -12_500 } };

export const Strong: Story = { args: { cents: 288_900, tone: 'strong' } };

export const Figure: Story = { args: { cents: 1_453_241, figure: true } };
