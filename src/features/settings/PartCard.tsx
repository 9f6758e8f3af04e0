import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Fold } from '@/components/Fold/Fold';
import { useFold } from './unfolding';

interface PartCardProps {
  readonly title: string;
  readonly about: string;
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
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {about}
      </Typography>
      <FieldGrid>{children}</FieldGrid>
    </Card>
  );
}

interface PartFoldProps {
  readonly title: string;
  readonly summary: ReactNode;
  /** Whether a field of this name is in it. */
  readonly holds: (field: string) => boolean;
  readonly children: ReactNode;
}

/** A part of the settings, folded until somebody wants to see what is in it. */
export function PartFold({ title, summary, holds, children }: PartFoldProps) {
  return (
    <Fold variant="part" title={title} summary={summary} {...useFold(holds)}>
      <FieldGrid>{children}</FieldGrid>
    </Fold>
  );
}

/** Short entries stand beside each other where there is room. */
const FieldGrid = ({ children }: { readonly children: ReactNode }) => <Box sx={grid}>{children}</Box>;

const grid = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const;
