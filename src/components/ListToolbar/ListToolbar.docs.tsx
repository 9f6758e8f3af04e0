import Button from '@mui/material/Button';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { CardsToolbar, ListToolbar } from './ListToolbar';

const nothing = () => undefined;

export default {
  status: 'stable',
  synonyms: [
    'list actions',
    'table toolbar',
    'search bar',
    'filter button',
    'grid header',
    'data table tools',
  ],
  purpose: 'Holds the tools of one list: its search, its filters, and what can be done with all of its rows.',
  when: [
    'inside the frame of a grid, above the column heads',
    'above cards on a phone as CardsToolbar, which comes from the same file and takes the same search and filter',
    'with only the tools that the list has: leave out search, filter or actions that it can’t offer',
  ],
  whenNot: [
    {
      when: 'the list is a grid, and people choose a status or a period above its frame',
      instead: 'FilterBar',
    },
    { when: 'the action is about rows that somebody selected', instead: 'SelectionBar' },
    { when: 'the action is about the page and not the list', instead: 'PageHeader' },
    { when: 'you only need a search and nothing beside it', instead: 'SearchField' },
  ],
  anatomy: [
    {
      part: 'Search',
      about:
        'Takes the free room, at most 320 pixels over a grid. On cards it takes the whole rest of the line.',
    },
    {
      part: 'Filter button',
      about: 'Opens the filter panel. It shows how many filters of the panel are in use.',
    },
    {
      part: 'List actions',
      about: 'Download and print, over a grid only. They act on every row, not on the page in view.',
    },
    {
      part: 'Chip line',
      about:
        'Over cards only. Views, then status chips, then filters in use, in one line that scrolls sideways.',
    },
  ],
  dos: [
    {
      text: 'Show how many filters are in use, so that a short list never looks like all there is.',
      example: () => (
        <ListToolbar
          search={{ label: 'Search the good list', value: 'urea', onChange: nothing, slashKey: false }}
          filter={{ count: 2, onOpen: nothing }}
        >
          <Button>Print</Button>
        </ListToolbar>
      ),
    },
    {
      text: 'Over cards use CardsToolbar. The chosen chip is brought into view by itself.',
      example: () => (
        <CardsToolbar
          search={{ label: 'Search the cards', value: '', onChange: nothing, slashKey: false }}
          filter={{ count: 0, onOpen: nothing }}
          chips={{
            label: 'Status of the cards',
            chips: [
              { id: 'all', label: 'All', count: 46 },
              { id: 'open', label: 'Open', count: 13 },
            ],
            selected: 'open',
            onSelect: nothing,
          }}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t add actions that have nothing to do with the rows. They belong in the page header.',
      example: () => (
        <ListToolbar
          search={{ label: 'Search the crowded list', value: '', onChange: nothing, slashKey: false }}
        >
          <Button>Add bank account</Button>
          <Button>Change password</Button>
        </ListToolbar>
      ),
    },
  ],
  keyboard: [
    { keys: '/', does: 'Moves to the search from anywhere that takes no typing, while no dialog is open.' },
    { keys: 'Tab', does: 'Goes from the search to the filter button, then to each action or chip.' },
    {
      keys: 'Enter in the search',
      does: 'Searches at once. Without it the search starts after a pause of 0.3 seconds.',
    },
    { keys: 'Enter or Space on Filter', does: 'Opens the filter panel.' },
    { keys: 'Enter or Space on a chip', does: 'Chooses it, or removes it where it is a filter in use.' },
    { keys: 'Delete or Backspace on a filter in use', does: 'Removes it.' },
  ],
  screenReader: [
    'The search is a search box with the label that you give it. The placeholder is not its name.',
    'The filter button reads “Filter · 2 in use” and says that it opens a dialog. On screen the words “in use” are hidden.',
    'Each row of chips is a group with its label, and the chosen chip is read as pressed.',
  ],
  content: [
    'Name the rows in the search label: “Search statements”, not “Search”.',
    'Let the placeholder say what can be found: “Number or month”.',
    'Keep action names to one word or two: “Print”, “Download”.',
  ],
} satisfies ComponentDocs;
