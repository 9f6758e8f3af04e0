import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  /** 2 on a page; 3, as in a drawer, unless told. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A titled part of what a drawer shows, or a page. */
export function Section({ title, level = 3, children }: SectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3, '@media print': { mt: 2 } }}>
      <Typography component={`h${level}`} variant="h4" id={titleId} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
