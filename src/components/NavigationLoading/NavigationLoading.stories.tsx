import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { NavigationLoading } from './NavigationLoading';

const meta = {
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
