import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Short entries stand beside each other where there is room. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => <Box sx={grid}>{children}</Box>;

const grid = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const;
