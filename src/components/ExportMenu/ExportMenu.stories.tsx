import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { allRows } from '../columns';
import { ExportMenu } from './ExportMenu';

const meta = {
  title: 'Actions/ExportMenu',
  component: ExportMenu,
  args: {
    formats: [
      { id: 'csv', label: `Download ${allRows(46)} (CSV)`, note: 'Every column, for a spreadsheet' },
      { id: 'quickbooks', label: 'QuickBooks bills (CSV)', note: 'One bill per invoice, with its lines' },
    ],
    state: 'ready',
    onExport: fn(),
  },
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Download/ });
    button.focus();
    await expect(button).toHaveFocus();
    button.blur();
  },
};

export const Failed: Story = { args: { state: 'failed' } };

export const Empty: Story = { args: { empty: true } };

/** The menu is opened, left and used with the keyboard; focus comes back to its button. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Download' });
    const press = async (key: string) => {
      await userEvent.keyboard(key);
      // The menu takes the focus when it has come, and gives it back when it has gone.
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(focused()));
    };
    button.focus();
    await press('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await press('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith('quickbooks');
    await waitFor(() => expect(button).toHaveFocus());
    await press('{Enter}');
  },
};

const focused = () => document.activeElement as HTMLElement;
