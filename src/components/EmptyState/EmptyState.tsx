import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FieldRows, type FieldRowsProps } from '../FieldRows/FieldRows';

export interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty and when that changes. */
  readonly children: ReactNode;
  /** The one thing that can be done about it. */
  readonly action?: ReactNode;
  /** The picture above the words. */
  readonly variant?: FieldRowsProps['variant'];
}

/** Nothing to show, said kindly, with a way on. */
export function EmptyState({ title, children, action, variant = 'fallow' }: EmptyStateProps) {
  return (
    <Card sx={{ width: '100%', maxWidth: 640, mx: 'auto' }}>
      <Box sx={{ height: 192 }}>
        <FieldRows variant={variant} />
      </Box>
      <Box sx={{ p: 3, overflowWrap: 'anywhere' }}>
        <Typography variant="h2">{title}</Typography>
        <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
          {children}
        </Typography>
        {action && (
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5, mt: 3 }}>
            {action}
          </Box>
        )}
      </Box>
    </Card>
  );
}
