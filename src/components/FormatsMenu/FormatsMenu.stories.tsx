import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FormatsMenu } from './FormatsMenu';

const meta = {
  title: 'Actions/FormatsMenu',
  component: FormatsMenu<'csv' | 'xlsx'>,
  args: {
    id: 'formats',
    label: 'Download',
    anchor: document.body,
    formats: [
      { id: 'csv', label: 'Download all 46 rows (CSV)', note: 'Every column, for a spreadsheet' },
      { id: 'xlsx', label: 'Download all 46 rows (Excel)' },
    ],
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FormatsMenu<'csv' | 'xlsx'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /CSV/ })).toHaveFocus());
  },
};
