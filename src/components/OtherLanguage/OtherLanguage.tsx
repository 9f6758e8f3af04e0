import Box from '@mui/material/Box';
import { visuallyHidden } from '../visuallyHidden';

export interface OtherLanguageProps {
  /** As the language calls itself: "Español". */
  readonly name: string;
  /** Its code, by which screen readers say the name. */
  readonly lang: string;
  /** What it is for, in the language of the page: only read aloud. */
  readonly hint?: string;
}

/** What somebody chooses who cannot read this page. */
export const OtherLanguage = ({ name, lang, hint }: OtherLanguageProps) => (
  <span>
    <span lang={lang}>{name}</span>
    {hint && (
      <Box component="span" sx={visuallyHidden}>
        {`, ${hint}`}
      </Box>
    )}
  </span>
);
