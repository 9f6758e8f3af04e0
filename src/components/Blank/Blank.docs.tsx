import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Blank } from './Blank';

export default {
  status: 'stable',
  synonyms: ['dash', 'empty value', 'no value', 'not available', 'n/a', 'null'],
  purpose: 'Stands where a value would be and is not, and says in words what is missing.',
  when: [
    'in a cell or a figure whose value nobody knows, where other rows have one',
    'where an empty place would look as if something had not loaded',
  ],
  whenNot: [
    { when: 'a date may be missing: it brings its own dash', instead: 'CalendarDate' },
    { when: 'the amount is zero, which is a value', instead: 'Money' },
    { when: 'a whole list or page has nothing to show', instead: 'EmptyState' },
    { when: 'the value is still loading', instead: 'AsyncBoundary' },
    { when: 'a fact is missing on a page: leave its row out' },
  ],
  anatomy: [
    { part: 'Dash', about: 'An en dash in the type around it. It is only seen.' },
    { part: 'Words', about: 'What is missing. They are only heard.' },
  ],
  dos: [
    {
      text: 'Name what is missing, so that a listener knows which value it was.',
      example: () => (
        <Typography>
          Last payment: <Blank words="No payment yet" />
        </Typography>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not write “N/A”, “null” or a zero for something that nobody knows.',
      example: () => <Typography>Last payment: N/A</Typography>,
    },
  ],
  keyboard: 'Nothing to press: it is text.',
  screenReader: [
    'The dash is silent, since a dash read aloud does not say what is missing.',
    'The words are read in its place: “No date”.',
  ],
  content: [
    'Write “No” and the thing in sentence case, without a period: “No date”.',
    'Where a value exists but is unknown, say so: “Not known”.',
    'Keep it to two or three words. They take the place of one value.',
  ],
} satisfies ComponentDocs;
