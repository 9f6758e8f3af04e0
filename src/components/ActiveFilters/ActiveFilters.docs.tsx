import Chip from '@mui/material/Chip';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ActiveFilters } from './ActiveFilters';

export default {
  status: 'stable',
  synonyms: ['filter tags', 'applied filters', 'chips', 'pills', 'filter tokens'],
  purpose: 'Shows what narrows a list, and takes each filter away again.',
  when: [
    'above a list, for what somebody chose in the filter panel',
    'where a filter comes with the link, so that nobody takes a part of the list for all of it',
  ],
  whenNot: [
    { when: 'the choices are always in sight and one of them is on', instead: 'FilterChips' },
    { when: 'somebody is still choosing what to filter by', instead: 'FilterPanel' },
    { when: 'you build the line above a grid: it contains these chips', instead: 'FilterBar' },
    { when: 'the filters leave no rows', instead: 'NoMatches' },
  ],
  anatomy: [
    {
      part: 'Chip',
      about: 'One filter in words with a cross. The whole chip removes it, not only the cross.',
    },
    {
      part: 'Clear filters',
      about: 'The last button. It calls `onClear`, and the list decides what that means.',
    },
    {
      part: 'Line',
      about: 'Wraps. Above cards it scrolls sideways with the other chips. Print leaves it out.',
    },
  ],
  dos: [
    {
      text: 'Name the field and the values that it lets through. Dates and amounts speak for themselves.',
      example: () => (
        <ActiveFilters
          filters={[
            { id: 'dates', label: 'Jan 1, 2026 to Dec 31, 2026' },
            { id: 'group', label: 'Product group: Fertilizer, Seed' },
          ]}
          onRemove={() => undefined}
          onClear={() => undefined}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not show the names that the address or the database uses.',
      example: () => <Chip variant="outlined" label="group = FERT,SEED" />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from chip to chip, then to “Clear filters”.' },
    { keys: 'Enter or Space', does: 'Removes the filter, or all of them at the last button.' },
    { keys: 'Delete or Backspace on a chip', does: 'Removes that filter.' },
  ],
  screenReader: [
    'A region named “Filters in use”. It is not there while nothing narrows the list.',
    'Each chip is a button whose name begins with “Remove filter”, since the cross is only a picture.',
    'After a filter is removed, the focus is on the next one.',
    'After the last one in the row it is on “Clear filters”.',
    'With the last filter gone, “No filters in use” is read and has the focus. It is not seen.',
    'A chip that is cut off still has its whole words as its name and its tooltip.',
  ],
  content: [
    'Write “Field: value, value” in sentence case without a period.',
    'One chip per field. Several values of a field share it.',
    'Leave out what is always on. A chip is for what somebody chose.',
  ],
} satisfies ComponentDocs;
