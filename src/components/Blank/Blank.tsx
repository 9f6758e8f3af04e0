import Box from '@mui/material/Box';
import { visuallyHidden } from '../visuallyHidden';

export interface BlankProps {
  /** What is missing: "No date". */
  readonly words: string;
}

/** A dash where a value would be, and words for whoever cannot see that it is one. */
export function Blank({ words }: BlankProps) {
  return (
    <>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {words}
      </Box>
    </>
  );
}
