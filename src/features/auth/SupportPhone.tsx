import Box from '@mui/material/Box';
import { useConfig } from '@/data/config';

interface SupportPhoneProps {
  /** Why somebody would call: "Still nothing?" */
  readonly before?: string;
}

/** Ends a paragraph with the office's number, on one line; nothing where the company gave none. */
export function SupportPhone({ before }: SupportPhoneProps) {
  const { supportPhone } = useConfig();
  return (
    supportPhone && (
      <>
        {before && ` ${before}`} Call{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {supportPhone}
        </Box>
        .
      </>
    )
  );
}
