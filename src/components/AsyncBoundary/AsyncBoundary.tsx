import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { Icon } from '../Icon/Icon';

export type AsyncState = 'loading' | 'ready' | 'empty' | 'error' | 'partial' | 'stale';

interface AsyncFailure {
  readonly title: string;
  readonly message: string;
  readonly reference?: string;
}

interface AsyncBoundaryProps {
  readonly state: AsyncState;
  /** The shape of what is coming, at the same size. */
  readonly skeleton: ReactNode;
  /** Shown when there is nothing at all. */
  readonly empty?: ReactNode;
  readonly error?: AsyncFailure;
  readonly onRetry?: () => void;
  /** When the data on the page came, where newer ones did not: "Nov 20, 9:42 AM". */
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
        <Box component="output" aria-busy aria-label="Loading" data-coming sx={unhurried}>
          {skeleton}
        </Box>
      );
    case 'empty':
      return empty;
    case 'error':
      return <ErrorPanel {...(error ?? unknown)} onRetry={onRetry} />;
    case 'partial':
    case 'stale':
      return (
        <>
          <Alert
            severity="warning"
            icon={<Icon name="warning" />}
            sx={{ mb: { xs: 1, '@sm': 2 }, py: { xs: 0, '@sm': 0.75 } }}
            action={
              onRetry && (
                <Button color="inherit" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
                  Try again
                </Button>
              )
            }
          >
            {kept[state](since && ` as of ${since}`)}
            {error?.reference && ` Reference ${error.reference}.`}
          </Alert>
          {children}
        </>
      );
    default:
      return children;
  }
}

/** What is said over data that stay. */
const kept = {
  partial: (when = '') => `Some information didn’t load. Showing what we have${when}.`,
  stale: (when = '') => `This couldn’t be refreshed. Showing what we had${when}.`,
} as const;

/** An answer within 300 ms needs no skeleton: its place is kept, and nothing flickers. */
const unhurried = {
  display: 'block',
  '&[data-coming]': { animation: 'appear 1ms 300ms backwards' },
  '@keyframes appear': { from: { opacity: 0 } },
} as const;
