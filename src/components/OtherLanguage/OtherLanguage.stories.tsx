import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OtherLanguage } from './OtherLanguage';

const meta = {
  title: 'Navigation/OtherLanguage',
  component: OtherLanguage,
  decorators: (Story) => (
    <Button variant="text">
      <Story />
    </Button>
  ),
} satisfies Meta<typeof OtherLanguage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen is the name alone; heard is also what it is for, each in its own language. */
export const Spanish: Story = {
  args: { name: 'Español', lang: 'es', hint: 'read this portal in Spanish' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Español, read this portal in Spanish' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Español')).toHaveAttribute('lang', 'es');
  },
};
