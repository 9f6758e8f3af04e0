import Box from '@mui/material/Box';
import { useState } from 'react';
import { visuallyHidden } from '../visuallyHidden';

export interface RequestStatusProps {
  /** Which request: "Payment request PR-1042". */
  readonly name: string;
  /** Its status in words: "Sent to bank". */
  readonly status: string;
}

/**
 * Tells a screen reader once, and politely, that a request on the page has moved on. What the page began with is
 * read where it stands, so it is not told again here; nor is a poll that brings the same status.
 */
export function RequestStatus({ name, status }: RequestStatusProps) {
  const [known, setKnown] = useState({ name, status, moved: false });
  if (known.name !== name) setKnown({ name, status, moved: false });
  else if (known.status !== status) setKnown({ name, status, moved: true });
  return (
    <Box component="output" sx={visuallyHidden}>
      {known.moved && `${known.name}: ${known.status}`}
    </Box>
  );
}
