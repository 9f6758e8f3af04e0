import { type ComponentProps, useState } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FilterChips } from './FilterChips';

function Chips({ label, chips }: Pick<ComponentProps<typeof FilterChips>, 'label' | 'chips'>) {
  const [selected, setSelected] = useState(chips[0]!.id);
  return <FilterChips label={label} chips={chips} selected={selected} onSelect={setSelected} />;
}

export default {
  status: 'stable',
  synonyms: ['pills', 'segmented control', 'toggle buttons', 'quick filter', 'tags', 'switch'],
  purpose: 'Offers a few choices side by side, of which one is on, each with how much it would show.',
  when: [
    'for two to six choices that people change often and that count at once',
    'for how a list is narrowed, or for which of several views of it is shown',
  ],
  whenNot: [
    { when: 'several choices may be on', instead: 'MultiSelect' },
    { when: 'each choice needs a word of explanation', instead: 'ChoiceCards' },
    { when: 'each choice is a page with its own address', instead: 'PageTabs' },
    { when: 'a chip only shows a state', instead: 'StatusChip' },
    { when: 'chips show what narrows a list and take it away', instead: 'ActiveFilters' },
  ],
  anatomy: [
    { part: 'Group', about: 'Has a name that is only read aloud, such as “Status”. It wraps.' },
    { part: 'Chip', about: 'A choice. The one that is on is filled and has a check mark.' },
    { part: 'Count', about: 'Optional: rows that this chip would show. Left out while they are counted.' },
  ],
  dos: [
    {
      text: 'Put “All” first, and keep the order the same whatever the counts are.',
      example: () => (
        <Chips
          label="Status"
          chips={[
            { id: '', label: 'All', count: 1046 },
            { id: 'open', label: 'Open', count: 13 },
            { id: 'pastDue', label: 'Past due', count: 7 },
            { id: 'paid', label: 'Paid', count: 20 },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not use chips for things to do. A chip says what is shown; a button does something.',
      example: () => (
        <Chips
          label="Tools"
          chips={[
            { id: 'download', label: 'Download' },
            { id: 'print', label: 'Print' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Goes from chip to chip: each is a tab stop.' },
    { keys: 'Enter or Space', does: 'Chooses the chip. Pressed again, it stays on.' },
  ],
  screenReader: [
    'The chips are a group with a name. Each is a button, and the one that is on is said to be pressed.',
    'The count is part of the name: “Open 13”.',
    'The check mark is silent. It tells the choice to people who cannot tell the colors apart.',
  ],
  content: [
    'Chips are one to three words, at most 20 letters, without a period.',
    'Use the words of the column that they narrow: “Past due”, not “Late ones”.',
    'The name of the group is the name of that column: “Status”.',
  ],
} satisfies ComponentDocs;
