import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AsOfStamp } from './AsOfStamp';

const load = {
  date: '2026-11-19',
  loadedAt: '2026-11-20T10:10:00Z',
  zone: 'America/Los_Angeles',
} as const;

export default {
  status: 'stable',
  synonyms: ['as of date', 'last updated', 'freshness', 'stale data', 'data age'],
  purpose: 'Says which day the figures speak of, and warns when the newest ones did not come.',
  when: [
    'once per page of balances, in the line below the title',
    'where figures come from last night’s books and payments of today do not show yet',
    'where the figures of one account are older than those of the others',
  ],
  whenNot: [
    { when: 'the page is about accounts: its header has the stamp', instead: 'AccountHeader' },
    { when: 'you show the day of a document', instead: 'CalendarDate' },
    { when: 'one part of a page could not be refreshed just now', instead: 'AsyncBoundary' },
    { when: 'the company has something to tell', instead: 'Banner' },
  ],
  anatomy: [
    { part: 'Icon', about: 'A clock while the figures are fresh, a warning sign otherwise.' },
    { part: 'Sentence', about: 'The day of the figures, and when they were loaded by the company’s clock.' },
    {
      part: 'Warning',
      about: 'After 26 hours without a load it says what may be missing. After 50, also to call.',
    },
    { part: 'Held accounts', about: 'One line for each account that is being updated, with its older day.' },
  ],
  dos: [
    {
      text: 'Pass the day and the load as the server tells them. The stamp finds the right sentence.',
      example: () => <AsOfStamp {...load} now={new Date('2026-11-20T16:00:00Z')} />,
    },
    {
      text: 'Let it warn. It says what is missing before somebody misses it.',
      example: () => <AsOfStamp {...load} now={new Date('2026-11-23T16:00:00Z')} />,
    },
  ],
  donts: [
    {
      text: 'Do not write your own words for it. “Just now” names no day of the books.',
      example: () => (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Data refreshed just now
        </Typography>
      ),
    },
  ],
  keyboard: 'Nothing to press: it is text.',
  screenReader: [
    'Read as text where it stands. The icon is silent, and the sentence says the same.',
    'With `brief`, a phone does not show a fresh stamp, but it is still read.',
    'It does not speak up by itself when a load becomes late.',
  ],
  content: [
    'The sentences are fixed. They begin with the day, then say what may be missing.',
    'Times are in the time zone that you pass, and name it: “2:10 AM PST”.',
    'Take `brief` only where the day stands nearby on a phone, as in AccountHeader.',
    'Pass `now` from the page’s clock, so that pictures and tests stay the same.',
  ],
} satisfies ComponentDocs;
