import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FieldGrid } from './FieldGrid';

interface PartCardProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A part of the page that always stands open. */
export function PartCard({ title, about, children }: PartCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h2" id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {about}
      </Typography>
      <FieldGrid>{children}</FieldGrid>
    </Card>
  );
}
