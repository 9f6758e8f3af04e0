import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useConfig } from '@/data/config';

interface AuthHeadingProps {
  readonly children: string;
  /** What the form is for, in a sentence. */
  readonly lead?: string;
  /** For a field that the lead describes. */
  readonly leadId?: string;
  /** The form took the place of another, and the focus went with that one: the heading takes it. */
  readonly takesFocus?: boolean;
}

/** The heading of a form at the door, which also names the page. */
export function AuthHeading({ children, lead, leadId, takesFocus = true }: AuthHeadingProps) {
  const { companyName } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(
    function takeTheFocus() {
      if (takesFocus) heading.current?.focus();
    },
    [takesFocus],
  );

  useLayoutEffect(
    function nameThePage() {
      document.title = `${children} · ${companyName}`;
    },
    [children, companyName],
  );

  return (
    <Box>
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {children}
      </Typography>
      {lead && (
        <Typography id={leadId} sx={{ color: 'text.secondary', mt: 0.5 }}>
          {lead}
        </Typography>
      )}
    </Box>
  );
}
