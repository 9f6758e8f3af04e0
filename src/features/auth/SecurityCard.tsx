import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { plainWords } from '@/session/errorText';
import { notOffered } from '@/session/poolErrors';
import type { Asked } from './useSecurity';

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
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography id={titleId} component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>{lead}</Typography>
      {children}
    </Card>
  );
}

interface SecurityPartProps<T> {
  readonly asked: Asked<T>;
  readonly onRetry: () => void;
  /** Said instead of a failure where the pool has no such thing. */
  readonly without: string;
  /** "Couldn’t load your devices". */
  readonly failed: string;
  readonly children: (value: T) => ReactNode;
}

/** What the pool knows of one thing, on its way, here, missing, or not offered at all. */
export function SecurityPart<T>({ asked, onRetry, without, failed, children }: SecurityPartProps<T>) {
  if (asked.state === 'failed' && asked.failure.code === notOffered)
    return <Typography sx={{ color: 'text.secondary' }}>{without}</Typography>;
  return (
    <AsyncBoundary
      state={asked.state === 'failed' ? 'error' : asked.state}
      skeleton={<Skeleton variant="rounded" height={128} />}
      error={asked.state === 'failed' ? { title: failed, message: plainWords(asked.failure) } : undefined}
      onRetry={onRetry}
    >
      {asked.state === 'ready' && children(asked.value)}
    </AsyncBoundary>
  );
}

/** An entry of a list on the security page: picture, words, and what can be done, below the words on a phone. */
export const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', '@sm': 'auto 1fr auto' },
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

export const actions = {
  gridColumn: { xs: 2, '@sm': 3 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
} as const;

/** A list without dots. */
export const list = { listStyle: 'none', m: 0, p: 0 } as const;
