import Button from '@mui/material/Button';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { EmptyState } from './EmptyState';

export default {
  status: 'stable',
  synonyms: ['blank slate', 'zero state', 'no data', 'nothing here', 'first use', 'not found', 'welcome'],
  purpose: 'Says why a page or a list has nothing to show, when that changes, and where to go meanwhile.',
  when: [
    'in place of a list that holds nothing at all yet',
    'for a page that does not exist or may not be opened, with the variant `error`',
    'to welcome somebody on an account that has no history, with the variant `sunrise`',
  ],
  whenNot: [
    { when: 'rows are there, and the filters let none through', instead: 'NoMatches' },
    { when: 'the data did not load', instead: 'ErrorPanel' },
    { when: 'the data are still on their way', instead: 'AsyncBoundary' },
    { when: 'one value in a row is missing', instead: 'Blank' },
  ],
  anatomy: [
    { part: 'Illustration', about: 'FieldRows: `fallow` unless told, `error` or `sunrise`.' },
    { part: 'Title', about: 'What is not there yet. A heading of level 2.' },
    { part: 'Text', about: 'Why, and when that changes.' },
    { part: 'Actions', about: 'Optional. One or two buttons, below each other where it is narrow.' },
  ],
  dos: [
    {
      text: 'Say what will come and when, and offer the one thing that helps meanwhile.',
      example: () => (
        <EmptyState
          title="No purchases in 2026 yet"
          action={<Button variant="contained">See purchases of 2025</Button>}
        >
          An invoice shows up here the morning after a delivery or pickup.
        </EmptyState>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not stop at “No data”. It leaves open whether to wait, search or call.',
      example: () => <EmptyState title="No data">There is nothing to show.</EmptyState>,
    },
  ],
  keyboard: 'Nothing of its own to press. The buttons that are handed in are tab stops as anywhere.',
  screenReader: [
    'The title is a heading, so it is found by moving from heading to heading.',
    'The illustration is silent.',
    'It is not announced when it appears: it is part of a page that was opened.',
  ],
  content: [
    'Title: what is not there yet: “No payments yet”. No period.',
    'Text: one sentence says what will come and when.',
    'The first button is filled and names what it opens: “See purchases of 2025”.',
    'No cheer and no jokes: somebody came here for something.',
  ],
} satisfies ComponentDocs;
