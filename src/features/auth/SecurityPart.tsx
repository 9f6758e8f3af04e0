import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { plainWords } from '@/session/errorText';
import { notOffered } from '@/session/poolErrors';
import type { Asked } from './useSecurity';

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
