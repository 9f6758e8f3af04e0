import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentDocs } from '@stories/docs/componentDocs';

const Names = ({ names }: { readonly names: readonly string[] }) => (
  <List dense>
    {names.map((name) => (
      <ListItem key={name}>
        <ListItemText primary={name} />
      </ListItem>
    ))}
  </List>
);

export default {
  status: 'stable',
  synonyms: ['reorder columns', 'column reordering', 'move columns', 'arrange columns', 'drag columns'],
  purpose: 'Lets a person put the columns of a grid in another order, without dragging.',
  when: [
    'through the Columns menu of a grid, which loads it and opens it',
    'in a view of a list that somebody keeps, whose order comes with it',
  ],
  whenNot: [
    { when: 'columns are shown or hidden', instead: 'SettingsMenu' },
    { when: 'rows are put in order', instead: 'SortSelect' },
  ],
  anatomy: [
    { part: 'Columns', about: 'One line for each in the order of the grid, hidden ones too.' },
    { part: 'Up and down', about: 'Two buttons for each. The first cannot go up, the last not down.' },
  ],
  dos: [
    {
      text: 'Name the columns exactly as the heads of the grid.',
      example: () => <Names names={['Date', 'Item', 'Branch']} />,
    },
  ],
  donts: [
    {
      text: 'Do not number the columns: the place in the list says it.',
      example: () => <Names names={['1. Date', '2. Item', '3. Branch']} />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from button to button.' },
    { keys: 'Enter or Space', does: 'Moves the column by one place. The focus stays on its button.' },
    { keys: 'Escape', does: 'Closes it. The order stays.' },
  ],
  screenReader: [
    'Is a dialog named “Order of columns”, with a list of the columns.',
    'Each button says which column it moves: “Move Branch up”.',
    'After a move the new place is said: “Branch: place 2 of 3”.',
  ],
  content: [
    'A column is called by its head, word for word.',
    'What is done is said by the place: “place 2 of 3”, never “moved up”.',
  ],
  ownWindow: 520,
} satisfies ComponentDocs;
