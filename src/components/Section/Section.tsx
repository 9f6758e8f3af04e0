import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of what a drawer shows. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h4" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
