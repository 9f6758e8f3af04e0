import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';

export type AsyncState = 'loading' | 'ready' | 'empty' | 'error' | 'partial';

export interface AsyncFailure {
  readonly title: string;
  readonly message: string;
  readonly reference?: string;
}

export interface AsyncBoundaryProps {
  readonly state: AsyncState;
  /** The shape of what is coming, at the same size. */
  readonly skeleton: ReactNode;
  /** Shown when there is nothing at all. */
  readonly empty?: ReactNode;
  readonly error?: AsyncFailure;
  readonly onRetry?: () => void;
  /** Since when the data on the page are, for a partial page: "Nov 20, 9:42 AM". */
  readonly since?: string;
  readonly children: ReactNode;
}

const unknown: AsyncFailure = {
  title: 'This part didn’t load',
  message: 'The server could not be reached or could not answer. Your data are safe. Try again in a moment.',
};

/** One region of data in each of its states. Data once shown stay while fresh ones fail. */
export function AsyncBoundary({
  state,
  skeleton,
  empty,
  error,
  onRetry,
  since,
  children,
}: AsyncBoundaryProps) {
  switch (state) {
    case 'loading':
      return (
        <Box component="output" aria-busy aria-label="Loading" sx={{ display: 'block' }}>
          {skeleton}
        </Box>
      );
    case 'empty':
      return empty;
    case 'error':
      return <ErrorPanel {...(error ?? unknown)} onRetry={onRetry} />;
    case 'partial':
      return (
        <>
          <Alert
            severity="warning"
            sx={{ mb: 2 }}
            action={
              onRetry && (
                <Button size="small" color="inherit" onClick={onRetry}>
                  Try again
                </Button>
              )
            }
          >
            Some information didn’t load. Showing what we have{since && ` as of ${since}`}.
          </Alert>
          {children}
        </>
      );
    default:
      return children;
  }
}
