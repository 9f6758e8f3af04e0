import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { SelectBox } from './SelectBox';

const noop = () => undefined;

export default {
  status: 'stable',
  synonyms: ['checkbox', 'check box', 'tick box', 'row selection', 'select all', 'multi-select'],
  purpose: 'Selects a row, or all rows in view, in a list that is not a grid.',
  when: [
    'on cards, one for each row',
    'above cards, to select all that are in view',
    'in a list of documents from which people choose what to pay',
  ],
  whenNot: [
    { when: 'the rows are a grid: it brings its own checkboxes', instead: 'ResourceGrid' },
    { when: 'the answer is a field of a form', instead: 'FormCheckbox' },
    { when: 'one of several answers is chosen', instead: 'FormRadioCards' },
    { when: 'several values narrow a list', instead: 'MultiSelect' },
  ],
  anatomy: [
    { part: 'Box', about: 'The browser’s own checkbox, 20 pixels, in the main color when it is checked.' },
    { part: 'Dash', about: 'Stands for “some”: it means several rows, of which not all are selected.' },
    { part: 'Words', about: 'Beside the box with `labelled`. Otherwise they are only heard.' },
    { part: 'Target', about: 'At least 44 by 44 pixels, words included.' },
  ],
  dos: [
    {
      text: 'Show the words where nothing else says what is selected.',
      example: () => <SelectBox label="Select all 7 shown" labelled checked="some" onCheck={noop} />,
    },
    {
      text: 'Hide the words where the row stands right beside, and let them name the row.',
      example: () => (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <SelectBox label="Select invoice 104880" checked onCheck={noop} />
          <Typography variant="subtitle2">Invoice 104880</Typography>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not label it with a verb alone. Nobody can tell ten such boxes apart.',
      example: () => <SelectBox label="Select" labelled checked={false} onCheck={noop} />,
    },
    {
      text: 'Do not let it switch something on. It changes nothing until somebody does something with the rows.',
      example: () => <SelectBox label="Email me every statement" labelled checked onCheck={noop} />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the box.' },
    { keys: 'Space', does: 'Selects, or lets go. From “some” it selects all.' },
    { keys: 'Enter', does: 'Does nothing, as on every checkbox.' },
  ],
  screenReader: [
    'Is a checkbox with the name of its row: “Select invoice 104880”.',
    'With “some” it is heard as partly checked.',
    'The words are a real label: pressing them works too, whether they show or not.',
  ],
  content: [
    'Begin with the verb and name the thing: “Select invoice 104880”, “Pay invoice 104880”.',
    'For all rows say how many there are: “Select all 7 shown”.',
    'The label stays the same when the box is checked. The box itself says that it is.',
  ],
} satisfies ComponentDocs;
