import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { MultiSelect } from './MultiSelect';

const nothing = () => undefined;
const groups = [
  { value: 'FERT', label: 'Fertilizer' },
  { value: 'SEED', label: 'Seed' },
  { value: 'FUEL', label: 'Fuel' },
];

export default {
  status: 'stable',
  synonyms: ['dropdown', 'multiple choice', 'checklist', 'picker', 'filter select', 'combo box'],
  purpose: 'Lets somebody choose any of several values to narrow a list, where choosing none means all.',
  when: [
    'in the filter panel of a list, for a product group, a branch or a field',
    'for more values than chips have room for',
    'where several values may hold at once',
  ],
  whenNot: [
    { when: 'only one value may hold, and there are few', instead: 'FilterChips' },
    { when: 'a form asks for one value', instead: 'FormSelect' },
    { when: 'it is the stretch of time that a list covers', instead: 'PeriodSelect' },
    { when: 'it is the order of a list', instead: 'SortSelect' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is chosen: “Product group”.' },
    {
      part: 'Summary',
      about: '“All”, or up to two names, or “3 chosen”. Names stand in the order of the options.',
    },
    {
      part: 'Option list',
      about: 'Stays open while somebody chooses. It scrolls when it is higher than 360 pixels.',
    },
    { part: 'Check mark', about: 'Stands before each option that is chosen.' },
  ],
  dos: [
    {
      text: 'Leave it empty to begin with. “All” is right until somebody narrows the list.',
      example: () => (
        <Box sx={{ maxWidth: 280 }}>
          <MultiSelect label="Product group" options={groups} values={[]} onChange={nothing} />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t add an option for all. Beside another choice it says two things at once.',
      example: () => (
        <Box sx={{ maxWidth: 280 }}>
          <MultiSelect
            label="Product group with an option for all"
            options={[{ value: 'ALL', label: 'All groups' }, ...groups]}
            values={['ALL', 'SEED']}
            onChange={nothing}
          />
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the field. With the list open it closes the list.' },
    { keys: 'Enter, Space, Up or Down', does: 'Opens the list.' },
    { keys: 'Up and Down in the list', does: 'Move from option to option.' },
    { keys: 'Home and End in the list', does: 'Move to the first or the last option.' },
    { keys: 'A letter in the list', does: 'Moves to the next option that begins with it.' },
    { keys: 'Enter or Space in the list', does: 'Chooses the option or takes it out. The list stays open.' },
    { keys: 'Escape', does: 'Closes the list. What was chosen stays.' },
  ],
  screenReader: [
    'It is a combo box with the label as its name and the summary as its value.',
    'The list says that several options can be selected, and each option whether it is. The check mark is silent.',
    'With three or more chosen a reader hears the number, and the names only in the open list.',
  ],
  content: [
    'Label it with the singular of what is chosen: “Product group”, not “Choose product groups”.',
    'Write options as they stand in the list that they filter.',
    'Keep option names short: two of them share one line.',
  ],
} satisfies ComponentDocs;
