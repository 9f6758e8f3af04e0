import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PartCardProps {
  readonly title: string;
  /** Undefined: the title says enough. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A part of the page that always stands open. */
export function PartCard({ title, about, children }: PartCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {about !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {about}
        </Typography>
      )}
      <FieldGrid>{children}</FieldGrid>
    </Card>
  );
}

/** Short entries stand beside each other where there is room. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => <Box sx={grid}>{children}</Box>;

const grid = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const;
