import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { fn } from 'storybook/test';
import { NavigationLoading } from './NavigationLoading';

const meta = {
  title: 'Feedback/NavigationLoading',
  component: NavigationLoading,
  decorators: [
    (Story) => (
      <Box sx={{ width: 280 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NavigationLoading>;

export default meta;

export const Loading: StoryObj<typeof meta> = {};

/** The permissions did not come: it is tried again, by itself and by hand. */
export const Failed: StoryObj<typeof meta> = {
  args: { failed: { reference: '6f1c2a94', onRetry: fn() } },
};
