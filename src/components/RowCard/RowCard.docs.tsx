import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { sampleTable } from '@stories/support/sampleTable';
import { RowCard } from './RowCard';

const [row] = sampleTable.rows;
const noop = () => undefined;

/** A card is an item of a list. */
const List = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={{ maxWidth: 328, m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);

export default {
  status: 'stable',
  synonyms: ['list item', 'card', 'mobile row', 'tile', 'resource item'],
  purpose: 'Shows one row of a list as a card: what it is and how much, its details, its status.',
  when: [
    'inside a list of cards that is made of the columns of a grid',
    'for rows that open as a whole under a thumb',
  ],
  whenNot: [
    { when: 'you need the whole list with its tools, sums and pages', instead: 'MobileCardList' },
    { when: 'there is room for columns', instead: 'ResourceGrid' },
    { when: 'it is one figure with its name', instead: 'StatTile' },
    { when: 'people choose one answer among a few in a form', instead: 'FormRadioCards' },
  ],
  anatomy: [
    { part: 'Checkbox', about: 'Comes with `selection`. It is pressed without opening the card.' },
    {
      part: 'Title',
      about: 'Every column with `mobile: "title"`, joined by commas. With `onOpen` it is the button.',
    },
    { part: 'Amount', about: 'Columns with `mobile: "amount"`, at the right while both fit in a line.' },
    {
      part: 'Details',
      about: 'Columns with `mobile: "meta"`, joined by dots. Those without text are left out.',
    },
    { part: 'Status', about: 'Columns with `mobile: "status"`, such as a chip.' },
    {
      part: 'Action',
      about: 'Columns with `mobile: "action"`: a button of its own, above the one that covers the card.',
    },
  ],
  dos: [
    {
      text: 'Let the whole card open its row. A thumb need not hit the words.',
      example: () => (
        <List>
          <RowCard id="open" row={row!} columns={sampleTable.columns} onOpen={noop} />
        </List>
      ),
    },
    {
      text: 'Name each row in `nameOf`, so that its checkbox says what it selects.',
      example: () => (
        <List>
          <RowCard
            id="chosen"
            row={row!}
            columns={sampleTable.columns}
            selection={{
              ids: new Set(['chosen']),
              onSelect: noop,
              nameOf: ({ invoice }) => `invoice ${invoice}`,
              actions: undefined,
            }}
          />
        </List>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not put every column on the card. Four or five details are read, ten are not.',
      example: () => (
        <List>
          <RowCard
            id="crowded"
            row={row!}
            columns={[
              ...sampleTable.columns,
              ...['Net 30', 'Crop year 2027', 'Ticket 88120', 'PO 5521', 'Split 50%', 'Lot 22-A'].map(
                (words) => ({
                  id: words,
                  label: words,
                  text: () => words,
                  width: 96,
                  mobile: 'meta' as const,
                }),
              ),
            ]}
          />
        </List>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the checkbox, then to the title, then to the action, as far as the card has them.',
    },
    { keys: 'Enter', does: 'On the title it opens the row. On an action it does what the action says.' },
    { keys: 'Space', does: 'On the checkbox it selects or lets go. On the title it opens the row.' },
  ],
  screenReader: [
    'The card is an item of a list. Only its title is a button, so its name stays short.',
    'The checkbox says “Select invoice 104880”, with the words of `nameOf`.',
    'Without `onOpen` and `selection` the card is text, and nothing in it can be reached by Tab.',
    'Details are read in their own words. A number stays beside its unit.',
  ],
  content: [
    'The title says what the row is: “Urea 46-0-0, bulk”. It wraps and is never cut off.',
    'Details have no labels, so write values that explain themselves: “24.5 ton”, “Nov 27, 2026”.',
    'An action is a verb and a thing, or a fixed name: “PDF”.',
  ],
} satisfies ComponentDocs;
