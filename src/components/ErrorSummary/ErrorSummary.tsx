import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as m from '@locales/components';

interface Problem {
  /** The id of the field's element, which a press on the message focuses. */
  readonly id: string;
  /** The same words as under the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title?: string;
  /** What is wrong with no field to blame. */
  readonly error?: ReactNode;
  /** In the order of the fields on the page. */
  readonly problems: readonly Problem[];
  /** Counts the tries that failed: each new one takes the focus here. At 0 there is nothing to show. */
  readonly attempt: number;
}

/** As tall as a thumb needs, and as wide as its words. */
const reachedOnPhone = {
  display: { xs: 'inline-flex', sm: 'inline' },
  alignItems: 'center',
  minHeight: { xs: 44, sm: 0 },
} as const;

/** Says at the top of a form what is wrong after a try to send it, and leads to each field. */
export function ErrorSummary({ title = m.problems(), error, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shownTry = useRef(0);
  const failed = attempt > 0 && (problems.length > 0 || error !== undefined);
  const failedTry = failed ? attempt : 0;

  useEffect(
    function bringTheProblemIntoView() {
      // A problem that comes back while somebody types belongs to the same try, and must not take the focus.
      if (failedTry > shownTry.current) box.current?.focus();
      shownTry.current = Math.max(failedTry, shownTry.current);
    },
    [failedTry],
  );

  if (!failed) return null;
  return (
    <Alert ref={box} severity="error" tabIndex={-1} role="alert">
      <AlertTitle component="h2">{title}</AlertTitle>
      {error}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {problems.map(({ id, message }) => (
            <Box component="li" key={id} sx={{ py: { xs: 0, sm: 0.5 } }}>
              <Link
                component="a"
                color="error"
                href={`#${id}`}
                onClick={(event) => toField(event, id)}
                sx={reachedOnPhone}
              >
                {message}
              </Link>
            </Box>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** Focus without a change of address, which a router would take for a change of page. */
function toField(event: MouseEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
