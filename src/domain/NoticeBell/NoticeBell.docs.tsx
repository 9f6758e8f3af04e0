import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { NoticeBell } from './NoticeBell';

const bar = { display: 'inline-flex', p: 1, bgcolor: 'surface.bar', color: 'surface.onBar' } as const;
const nothing = () => null;

export default {
  status: 'stable',
  synonyms: ['notification bell', 'badge', 'unread count', 'alerts'],
  purpose: 'Says on every page how many notices are not read, and leads to them.',
  when: [
    'in the bar of the signed-in portal, before the menu of the person',
    'for what is told to one person, customer or office',
  ],
  whenNot: [
    { when: 'everybody is told the same', instead: 'Banner' },
    { when: 'a list has its own count', instead: 'FilterChips' },
  ],
  anatomy: [
    { part: 'Bell', about: 'A button that opens the newest notices. On a phone it is a link to the page.' },
    { part: 'Number', about: 'How many are not read, “9+” for more than nine. Nothing for none.' },
    { part: 'Panel', about: 'The newest five, a button to mark all read, and the way to all.' },
  ],
  dos: [
    {
      text: 'Count what a person chose to be told of.',
      example: () => (
        <Box sx={bar}>
          <NoticeBell unread={3} narrow={false} panel={nothing} />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not count what nobody can read or open.',
      example: () => (
        <Box sx={bar}>
          <NoticeBell unread={128} narrow={false} panel={nothing} />
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Enter or Space', does: 'Opens the newest notices. On a phone, Enter opens the page.' },
    { keys: 'Escape', does: 'Closes the panel. The focus goes back to the bell.' },
  ],
  screenReader: [
    'A button named “Notices, 3 unread”, or “Notices” where all is read.',
    'The panel is a dialog named “Newest notices”.',
  ],
  content: [
    'The name says the whole number, the picture at most “9+”.',
    'What the bell counts is chosen on the page “What you’re told”.',
  ],
} satisfies ComponentDocs;
