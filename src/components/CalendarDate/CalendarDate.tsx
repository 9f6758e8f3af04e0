import Box from '@mui/material/Box';
import { formatDate } from '@contract/format/date';
import * as m from '@locales/components';
import { Blank } from '../Blank/Blank';

export interface CalendarDateProps {
  /** 'YYYY-MM-DD'; null where there is no day. */
  readonly date: string | null;
  /** `grid`: digits of one width, so that dates stand under each other. */
  readonly format?: 'long' | 'grid';
}

/** A day of the calendar, never shifted by a time zone. */
export function CalendarDate({ date, format = 'long' }: CalendarDateProps) {
  if (date === null) return <Blank words={m.noDate()} />;
  return (
    <Box
      component="time"
      dateTime={date}
      sx={{ whiteSpace: 'nowrap', ...(format === 'grid' && { fontVariantNumeric: 'tabular-nums' }) }}
    >
      {formatDate(date)}
    </Box>
  );
}
