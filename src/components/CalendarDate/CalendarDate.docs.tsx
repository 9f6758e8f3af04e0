import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { CalendarDate } from './CalendarDate';

export default {
  status: 'stable',
  synonyms: ['date', 'day', 'due date', 'invoice date', 'time', 'format date'],
  purpose: 'Shows a day of the calendar, written the same way everywhere and never shifted by a time zone.',
  when: [
    'for the day of a document, a payment or a delivery, in a list or beside a name',
    'where the day may be missing: it shows a dash and says so',
  ],
  whenNot: [
    { when: 'somebody enters a day', instead: 'FormDate' },
    { when: 'a list is narrowed by days', instead: 'DateRange' },
    { when: 'you say how new the figures are', instead: 'AsOfStamp' },
    { when: 'you tell the steps of a request with their time of day', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Day', about: 'Short month, day and year in one line: “Nov 30, 2026”.' },
    { part: 'Machine date', about: 'The same day as YYYY-MM-DD in the `time` element.' },
    { part: 'Dash', about: 'Stands in place of a day that is null. It is read as “No date”.' },
  ],
  dos: [
    {
      text: 'Use the format “grid” in a column. The digits are of one width and stand below each other.',
      example: () => (
        <Stack sx={{ alignItems: 'flex-end', width: 'fit-content' }}>
          <CalendarDate date="2026-04-03" format="grid" />
          <CalendarDate date="2026-11-30" format="grid" />
          <CalendarDate date={null} format="grid" />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not write the day in digits. 04/03 is in April to some and in March to others.',
      example: () => <Typography>Due 04/03/26</Typography>,
    },
  ],
  keyboard: 'Nothing to press: it is text.',
  screenReader: [
    'Read as it is written: “Nov 30, 2026”.',
    'A missing day is read as “No date”, and the dash itself is silent.',
  ],
  content: [
    'Pass YYYY-MM-DD or null. Anything else is an error, as is a day that no calendar has.',
    'The year is always there. In a sentence that needs none, format the day with `formatDay`.',
    'In Spanish the same day reads “30 nov 2026”.',
  ],
} satisfies ComponentDocs;
