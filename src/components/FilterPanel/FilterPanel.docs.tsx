import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';

interface WordsProps {
  readonly title: string;
  readonly clear: string;
  readonly apply: string;
}

/** The words of a panel without the panel, which would cover the page. */
const Words = ({ title, clear, apply }: WordsProps) => (
  <Card sx={{ p: 3, maxWidth: 600 }}>
    <Typography component="p" variant="h3">
      {title}
    </Typography>
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>From, through, product group, branch</Typography>
    <Stack direction="row" sx={{ gap: 1, mt: 3, justifyContent: 'flex-end' }}>
      <Button>{clear}</Button>
      <Button variant="contained">{apply}</Button>
    </Stack>
  </Card>
);

export default {
  status: 'stable',
  synonyms: ['filter dialog', 'advanced filters', 'more filters', 'refine', 'filter sheet', 'bottom sheet'],
  purpose: 'Holds every way to narrow a list in one dialog, which on a phone comes from below.',
  when: [
    'behind the filter button of a list, for all fields that narrow it',
    'when nothing is to change before the fields are filled in: a day half typed is no filter',
  ],
  whenNot: [
    { when: 'it is the one choice that people make most often', instead: 'FilterChips' },
    { when: 'it shows what narrows the list now', instead: 'ActiveFilters' },
    { when: 'it asks before something is done', instead: 'ConfirmDialog' },
    { when: 'it shows one thing of the list', instead: 'DetailDrawer' },
  ],
  anatomy: [
    { part: 'Title', about: '“Filter” and the things of the list. It names the dialog.' },
    { part: 'Close button', about: 'Beside the title. Leaves the list as it is.' },
    { part: 'Fields', about: 'What the caller puts in: DateRange, AmountRange, MultiSelect.' },
    { part: 'Clear', about: 'Empties the fields. The panel stays, and nothing is applied.' },
    { part: 'Show results', about: 'Applies the fields. Disabled where they cannot be asked for.' },
  ],
  dos: [
    {
      text: 'Name the things that are narrowed in the title.',
      example: () => <Words title="Filter purchases" clear="Clear" apply="Show results" />,
    },
  ],
  donts: [
    {
      text: 'Do not leave open what is narrowed, or what comes of a button.',
      example: () => <Words title="Options" clear="Reset" apply="OK" />,
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Goes around the close button, the fields, “Clear” and “Show results”.',
    },
    {
      keys: 'Enter or Space',
      does: 'Presses the button that has the focus. Enter in a field shows the results.',
    },
    { keys: 'Escape', does: 'Closes the panel and leaves the list as it is.' },
  ],
  screenReader: [
    'It is a dialog named by its title. The page behind it is not read.',
    '“Show results” is said to be unavailable while the fields cannot be asked for. The field says why.',
    '“Clear” is read as “Clear all fields”.',
    'Closing brings the focus back to the button that opened it.',
  ],
  content: [
    'Title: “Filter” and the plural of the thing: “Filter statements”.',
    'The two buttons have fixed words: “Clear” and “Show results”.',
    'Fields are named like the columns that they narrow.',
  ],
  ownWindow: 600,
} satisfies ComponentDocs;
