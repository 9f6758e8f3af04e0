import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/components';

export interface NoMatchesProps {
  /** What there are none of, in the plural: "purchases". */
  readonly things: string;
  readonly onClear: () => void;
}

/** Stands where the rows would be when the filters let none through. */
export function NoMatches({ things, onClear }: NoMatchesProps) {
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography component="output" variant="subtitle1" sx={{ display: 'block' }}>
        {m.noThingsMatch({ things })}
      </Typography>
      <Button variant="outlined" onClick={onClear} sx={{ mt: 1.5 }}>
        {common.clearFilters()}
      </Button>
    </Box>
  );
}
