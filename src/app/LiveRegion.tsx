import Box from '@mui/material/Box';
import { visuallyHidden } from '../components/visuallyHidden';

interface AnnouncerProps {
  readonly words: string;
}

/** Says to a screen reader, when it has nothing else to say, which page one has come to. */
export function LiveRegion({ words }: AnnouncerProps) {
  return (
    <Box component="output" aria-live="polite" sx={visuallyHidden}>
      {words}
    </Box>
  );
}
