import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { freshPreferences } from '../gridPreferences';
import { GridSettings } from './GridSettings';

const meta = {
  title: 'Data/GridSettings',
  component: GridSettings,
  args: {
    columns: [
      { id: 'date', label: 'Date', shown: true },
      { id: 'item', label: 'Item', shown: true },
      { id: 'branch', label: 'Branch', shown: false },
    ],
    preferences: freshPreferences,
    onPrefer: fn(),
    onFit: fn(),
  },
} satisfies Meta<typeof GridSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneColumnLeft: Story = {
  args: { columns: [{ id: 'date', label: 'Date', shown: true }] },
};

/** Columns without room say how many they are, and in the menu which. */
export const GaveWay: Story = {
  args: {
    columns: [
      { id: 'date', label: 'Date', shown: true },
      { id: 'field', label: 'Field', shown: false, gaveWay: true },
      { id: 'quantity', label: 'Quantity', shown: false, gaveWay: true },
      { id: 'branch', label: 'Branch', shown: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 more columns' }));
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: /^Date/ })).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Date' })).toHaveFocus());
  },
};
