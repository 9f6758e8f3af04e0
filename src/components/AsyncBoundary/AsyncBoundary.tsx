import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '@locales/language';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { Icon } from '../Icon/Icon';
import { visuallyHidden } from '../visuallyHidden';

export type AsyncState = 'loading' | 'ready' | 'empty' | 'error' | 'partial' | 'stale';

interface AsyncFailure {
  readonly title: string;
  readonly message: string;
  readonly reference?: string;
}

export interface AsyncBoundaryProps {
  /** Which of the states the data are in. */
  readonly state: AsyncState;
  /** The shape of what is coming, at the same size. */
  readonly skeleton: ReactNode;
  /** Shown when there is nothing at all. */
  readonly empty?: ReactNode;
  /** What went wrong, in words; a general sentence unless told. */
  readonly error?: AsyncFailure;
  readonly onRetry?: () => void;
  /** When the data on the page came, where newer ones did not: "Nov 20, 9:42 AM". */
  readonly since?: string;
  readonly children: ReactNode;
}

const unknown: AsyncFailure = texts({ title: m.partFailed, message: m.partFailedWords });

/** One region of data in each of its states. Data once shown stay while fresh ones fail. */
export function AsyncBoundary({ onRetry, ...props }: AsyncBoundaryProps) {
  const { state } = props;
  const [retried, setRetried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  const retry = () => {
    setRetried(true);
    onRetry?.();
  };

  useEffect(
    function keepTheFocus() {
      if (shown.current === state) return;
      shown.current = state;
      // The button that was pressed may be gone by now. Whoever has scrolled on since is left there.
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    },
    [state],
  );

  return (
    <>
      {retried && (
        <Box ref={place} tabIndex={-1} onBlur={() => setRetried(false)} sx={visuallyHidden}>
          {state === 'loading' && common.loading()}
        </Box>
      )}
      <Region {...props} onRetry={onRetry && retry} />
    </>
  );
}

function Region({ state, skeleton, empty, error, onRetry, since, children }: AsyncBoundaryProps) {
  switch (state) {
    case 'loading':
      return (
        <Box component="output" aria-busy aria-label={common.loading()} data-coming sx={unhurried}>
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
                  {common.tryAgain()}
                </Button>
              )
            }
          >
            {kept[state](since)}
            {error?.reference && ` ${m.referenceSentence({ reference: error.reference })}`}
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
  partial: (since?: string) => (since ? m.somePartialSince({ since }) : m.somePartial()),
  stale: (since?: string) => (since ? m.notRefreshedSince({ since }) : m.notRefreshed()),
} as const;

/** An answer within 300 ms needs no skeleton: its place is kept, and nothing flickers. */
const unhurried = {
  display: 'block',
  '&[data-coming]': { animation: 'appear 1ms 300ms backwards' },
  '@keyframes appear': { from: { opacity: 0 } },
} as const;
