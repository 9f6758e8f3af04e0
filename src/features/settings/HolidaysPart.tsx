import * as m from '@locales/settings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { EntryField } from '@/entries/Entry';
import { PartFold } from './PartFold';
import { SettingsRows } from './SettingsRows';
import { addedHolidayEntries, holidayEntries } from './settingsSections';
import { fromRow, type HolidayValues } from './settingsValues';
import { holidaysWords, holidayWords } from './settingsLabels';

/** On which days every branch stays closed. */
export const HolidaysPart = () => (
  <PartFold title={m.holidays()} summary={<HolidaysLine />} holds={(field) => field.startsWith('holidays.')}>
    <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
      {m.holidaysAbout()}
    </Typography>
    <Box component="fieldset" sx={group}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
        {m.bankHolidays()}
      </Typography>
      <Box sx={ticks}>
        {holidayEntries().map((entry) => (
          <EntryField key={entry.path} entry={entry} />
        ))}
      </Box>
    </Box>
    <SettingsRows
      name="holidays.added"
      title={m.moreDaysOff()}
      none={m.noDaysOff()}
      add={m.addDayOff()}
      removal={(row) => m.removeDayOff({ row: row + 1 })}
      fresh={() => ({ date: '', name: '' })}
      entries={addedHolidayEntries()}
      words={(row) => holidayWords(fromRow(row))}
    />
  </PartFold>
);

function HolidaysLine() {
  const [{ value }] = useField<HolidayValues>('holidays');
  return holidaysWords(value);
}

const group = { gridColumn: '1 / -1', border: 0, p: 0, m: 0, minWidth: 0 } as const;
const ticks = {
  display: 'grid',
  columnGap: 2.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
} as const;
