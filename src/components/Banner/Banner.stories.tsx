import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './Banner';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { text: 'The Pullman branch closes at noon on Friday for inventory.', tone: 'info' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Warning: Story = {
  args: { text: 'Banks are closed on Thursday. Payments for that day go out on Friday.', tone: 'warning' },
};
