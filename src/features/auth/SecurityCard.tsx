import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SecurityCardProps {
  readonly title: string;
  /** What this is about, in one sentence. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** One thing about the sign-in. */
export function SecurityCard({ title, lead, children }: SecurityCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{lead}</Typography>
      {children}
    </Card>
  );
}
