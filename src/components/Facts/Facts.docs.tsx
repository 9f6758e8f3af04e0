import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Facts } from './Facts';

export default {
  status: 'stable',
  synonyms: ['description list', 'definition list', 'key and value', 'properties', 'details', 'attributes'],
  purpose: 'Lists what is known of one thing: a name on the left, its value on the right.',
  when: [
    'in a drawer or a card, for the particulars of one invoice, payment or person',
    'for three to a dozen values that people look up and do not compare',
  ],
  whenNot: [
    { when: 'they are answers to check before they are sent', instead: 'ReviewList' },
    { when: 'one figure is the point', instead: 'StatTile' },
    { when: 'several things have the same values', instead: 'PlainTable' },
    { when: 'they are steps in time', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Label', about: 'What the value is. Each label is there once.' },
    { part: 'Value', about: 'Text, an amount, a chip or links. It wraps, also within a long word.' },
    { part: 'Note', about: 'Optional, small, below the value: what makes it worth a second look.' },
  ],
  dos: [
    {
      text: 'Add a note where a value alone would be misread.',
      example: () => (
        <Facts
          facts={[
            { label: 'Account number', value: '2281' },
            { label: 'Terms', value: 'Net due on the last day of the next month' },
            { label: 'Tax exempt', value: 'Yes', note: 'Certificate expires Jun 30, 2027' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not list what is not known. Leave the row out, or say in words why it is empty.',
      example: () => (
        <Facts
          facts={[
            { label: 'Purchase order', value: 'N/A' },
            { label: 'Field', value: '-' },
          ]}
        />
      ),
    },
  ],
  keyboard: 'Nothing to press: it is text. A link in a value is a tab stop as anywhere.',
  screenReader: [
    'It is a list of terms and their values. Each value is read after its label.',
    'A note is read right after the value that it belongs to.',
  ],
  content: [
    'Labels are nouns without a colon: “Account number”.',
    'Values say it in words that people know: “Due Nov 15, 5% off before Oct 31”, not “L531”.',
    'A note is part of a sentence with its day: “Expired Apr 1, 2026”. No period.',
  ],
} satisfies ComponentDocs;
