import type { ComponentDocs } from '@stories/docs/componentDocs';
import { NoMatches } from './NoMatches';

const nothing = () => undefined;

export default {
  status: 'stable',
  synonyms: ['no results', 'nothing found', 'empty search', 'zero results', 'clear filters', 'empty list'],
  purpose: 'Says that no row fits the search and the filters, and offers the way back to all rows.',
  when: [
    'in place of the rows when search or filters let none through',
    'inside the frame of the list, so that its tools stay in sight',
  ],
  whenNot: [
    { when: 'there are no rows at all yet', instead: 'EmptyState' },
    { when: 'the rows failed to load', instead: 'ErrorPanel' },
    { when: 'the rows are still on their way', instead: 'AsyncBoundary' },
    { when: 'a single value is missing', instead: 'Blank' },
  ],
  anatomy: [
    { part: 'Sentence', about: '“No purchases match.” You give the word for the rows.' },
    { part: 'Clear filters', about: 'One button that takes off the search and every filter.' },
  ],
  dos: [
    {
      text: 'Name the rows in the plural and in lower case, as they stand in a sentence.',
      example: () => <NoMatches things="purchases" onClear={nothing} />,
    },
  ],
  donts: [
    {
      text: 'Don’t pass the title of the page: it doesn’t fit into the sentence.',
      example: () => <NoMatches things="Purchase details" onClear={nothing} />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches “Clear filters”.' },
    { keys: 'Enter or Space', does: 'Clears the filters, and the rows come back.' },
  ],
  screenReader: [
    'The sentence is a status, which a reader may say when it appears.',
    'The focus stays where it was, for example in the search. Somebody can go on typing.',
  ],
  content: [
    'Use one word for the rows across the list: “purchases” here, in the search and in the filters.',
    'Don’t explain which filter is the reason. The filters in use are in sight above.',
    'Don’t use it to say that something is new or missing: that is an empty state.',
  ],
} satisfies ComponentDocs;
