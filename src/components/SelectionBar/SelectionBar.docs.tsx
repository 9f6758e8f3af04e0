import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { SelectionBar } from './SelectionBar';

export default {
  status: 'stable',
  synonyms: ['bulk actions', 'batch actions', 'action bar', 'selected rows', 'contextual toolbar'],
  purpose: 'Says how many rows are selected and where, and holds what can be done with them.',
  when: [
    'below a list whose rows can be selected. The grid and the cards bring it along',
    'where one act is done with several rows, such as approving or downloading them',
  ],
  whenNot: [
    { when: 'something is done with the whole list, such as a download', instead: 'ListToolbar' },
    { when: 'something is done with one row: put it into the row or its drawer', instead: 'DetailDrawer' },
    { when: 'it says that something was done', instead: 'Toasts' },
    { when: 'it says which filters are in use', instead: 'ActiveFilters' },
  ],
  anatomy: [
    { part: 'Count', about: 'How many rows are selected, and how many of them are on this page.' },
    { part: 'Actions', about: 'Small buttons for what can be done with the selected rows.' },
    { part: 'Clear selection', about: 'Always last. It lets go of rows on other pages too.' },
    { part: 'Bar', about: 'Sticks to the lower edge of the window while the list is longer than it.' },
  ],
  dos: [
    {
      text: 'Say the whole number when rows of other pages are selected. The act means those too.',
      example: () => (
        <SelectionBar selected={1204} here={25} total={3000} onClear={() => undefined}>
          <Button size="small" variant="outlined">
            Approve requests
          </Button>
        </SelectionBar>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not name an action by a word that fits anything. Say the verb and the thing.',
      example: () => (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Typography variant="subtitle2">3 of 46 selected, all on this page</Typography>
          <Button size="small" variant="outlined">
            Go
          </Button>
        </Stack>
      ),
    },
    {
      text: 'Do not show it while nothing is selected. Buttons that cannot be used take room from the rows.',
      example: () => (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <Typography variant="subtitle2">0 of 46 selected</Typography>
          <Button size="small" variant="outlined" disabled>
            Approve requests
          </Button>
        </Stack>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Comes from the last row to the actions, then to “Clear selection”, then to the pager.',
    },
    { keys: 'Enter or Space', does: 'Does what the button says.' },
    { keys: 'Escape', does: 'Does nothing: a selection is not lost by a slip.' },
  ],
  screenReader: [
    'Is a region named “Selected rows”. It stays on the page while nothing is selected, and is empty then.',
    'The count is a status. Each change is told politely: “3 of 46 selected, all on this page”.',
    'It is left out on paper.',
  ],
  content: [
    'The count comes from the catalog: “1,204 selected, 25 of them on this page”.',
    'While the rows of the list are not counted, hand in null: “3 selected on this page”.',
    'Actions are verb and thing, at most 28 characters: “Mark as handled”.',
  ],
} satisfies ComponentDocs;
