import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { layout } from '../../theme';

/** A page in the frame that the shell gives it, without the shell. */
export const inThePortal: Decorator = (Story) => (
  <Box
    component="main"
    sx={{ maxWidth: layout.content, mx: 'auto', px: { xs: 2, sm: 3, md: 4 }, py: { xs: 3, sm: 4 } }}
  >
    <Story />
  </Box>
);

/** The same at a phone's width, whatever the window. */
export const phone = { globals: { viewport: { value: 'phone', isRotated: false } } } as const;
