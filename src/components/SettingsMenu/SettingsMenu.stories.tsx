import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { freshPreferences } from '../gridPreferences';
import { SettingsMenu } from './SettingsMenu';

const meta = {
  title: 'Actions/SettingsMenu',
  component: SettingsMenu,
  args: {
    id: 'settings',
    anchor: document.body,
    columns: [
      { id: 'date', label: 'Date', shown: true },
      { id: 'item', label: 'Item', shown: true },
      { id: 'branch', label: 'Branch', shown: false },
    ],
    preferences: freshPreferences,
    onPrefer: fn(),
    onFit: fn(),
    onOrder: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SettingsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Date' })).toHaveFocus());
  },
};
