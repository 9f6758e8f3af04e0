import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { sampleTable } from '@stories/support/sampleTable';
import { ExportMenu } from '../ExportMenu/ExportMenu';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import { TotalsStrip } from '../TotalsStrip/TotalsStrip';
import { ResourceGrid } from './ResourceGrid';

const rows = sampleTable.rows.slice(0, 3);
const noop = () => undefined;

/** Three rows, so that an example stays small. */
const short = { ...sampleTable, rows, page: { ...sampleTable.page, to: rows.length } };

export default {
  status: 'stable',
  synonyms: [
    'data grid',
    'data table',
    'table',
    'list view',
    'spreadsheet',
    'columns',
    'sorting',
    'paging',
    'pagination',
    'bulk actions',
  ],
  purpose: 'Shows a long list that people sort, page through, open and select from, in rows and columns.',
  when: [
    'for lists that grow: purchases, payments, statements, requests, users',
    'where people compare rows with each other, by date, by amount or by status',
    'where something is done with several rows at once',
    'where there are 552 pixels or more, and room for every column that always stays',
  ],
  whenNot: [
    {
      when: 'a screen shows a list: let the room decide between grid and cards',
      instead: 'ResourceTable',
    },
    {
      when: 'there are less than 552 pixels, or the columns that always stay have no room',
      instead: 'MobileCardList',
    },
    { when: 'the list is short and nobody sorts it', instead: 'PlainTable' },
    { when: 'there is one thing, and its names and values are listed', instead: 'Facts' },
    { when: 'it tells how one request came this far', instead: 'Timeline' },
    { when: 'months or groups are compared by size', instead: 'MonthlyBars' },
  ],
  anatomy: [
    {
      part: 'Toolbar',
      about:
        'Search, filter, download and print, in a ListToolbar. It stays when no rows match or none came.',
    },
    {
      part: 'Columns button',
      about:
        'Opens the choice of columns, widths and row height. “2 more columns” says how many had no room.',
    },
    {
      part: 'Totals',
      about: 'A TotalsStrip above the rows. Its sums are over every row that matches, never over one page.',
    },
    {
      part: 'Heads',
      about:
        'A sortable head turns rising, then falling, and no third way. The server sorts, so all pages follow.',
    },
    {
      part: 'Rows',
      about:
        'Fifty-two pixels high unless somebody chose another height. From 26 rows on they scroll below their heads.',
    },
    {
      part: 'Checkbox column',
      about: 'Comes with `selection`. The one in the head takes the rows of this page.',
    },
    {
      part: 'Selection bar',
      about: 'A SelectionBar that stays in view. It counts rows of other pages too, and holds the actions.',
    },
    {
      part: 'Key hint',
      about: 'Shows while the keyboard is in the grid: “Arrow keys move, Enter opens the row”.',
    },
    {
      part: 'Pager',
      about: 'A Pager with 25, 50 or 100 rows to a page. The grid holds no more than 100.',
    },
    {
      part: 'Column',
      about:
        'Described once, for the grid and for cards. `mobile` is its place on a card, `optional` hides it at first.',
    },
    {
      part: 'Width',
      about:
        'Amounts, quantities and dates are never cut off. Words may be, in columns that `grow`. `yields` says which go first.',
    },
    {
      part: 'Server paging',
      about:
        'The grid has the rows of one page and asks for others. Order, page and page size come in and go out as props.',
    },
    {
      part: 'Saved view',
      about:
        'A list’s address under a name: filters, order and rows per page. Columns, widths and row height belong to a person and a list instead.',
    },
    {
      part: 'Export',
      about:
        'An ExportMenu in the toolbar. The server writes every row that matches, whatever page is in view.',
    },
    {
      part: 'Instead of rows',
      about:
        'NoMatches or an ErrorPanel, handed in as `instead`. The pager and the hint go away with the rows.',
    },
  ],
  dos: [
    {
      text: 'Put search, download and sums of the whole list around the rows. A file has every row that matches.',
      example: () => (
        <ResourceGrid
          {...short}
          label="Purchases with their tools"
          toolbar={
            <ListToolbar
              search={{
                label: 'Search these purchases',
                placeholder: 'Invoice or product',
                value: '',
                onChange: noop,
                slashKey: false,
              }}
            >
              <ExportMenu
                formats={[{ id: 'csv', label: 'Download all 46 rows (CSV)' }]}
                state="ready"
                onExport={noop}
              />
            </ListToolbar>
          }
          totals={
            <TotalsStrip
              totals={{ title: 'Totals for all 46 rows', sums: [{ label: 'Total', text: '$58,221.30' }] }}
            />
          }
        />
      ),
    },
    {
      text: 'Give what matters less a `yields` number. In little room those columns go first, and the amount stays.',
      example: () => (
        <Box sx={{ maxWidth: 560 }}>
          <ResourceGrid {...short} label="Purchases in little room" />
        </Box>
      ),
    },
    {
      text: 'Select rows only where something is done with several at once, and name each row in `nameOf`.',
      example: () => (
        <ResourceGrid
          {...short}
          label="Purchases to select"
          selection={{
            ids: new Set(['104873']),
            onSelect: noop,
            nameOf: ({ invoice }) => `invoice ${invoice}`,
            actions: (
              <Button size="small" variant="outlined">
                Mark as handled
              </Button>
            ),
          }}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not make a grid of one row. Nobody sorts it, so a list of facts is quicker to read.',
      example: () => (
        <ResourceGrid
          {...sampleTable}
          label="A single invoice"
          rows={rows.slice(0, 1)}
          page={{ from: 1, to: 1, total: 1, hasNext: false, hasPrevious: false }}
        />
      ),
    },
    {
      text: 'Do not name columns in codes or cut their names short. Find a shorter word.',
      example: () => (
        <ResourceGrid
          {...short}
          label="Purchases under short names"
          columns={sampleTable.columns
            .filter(({ id }) => id === 'invoice' || id === 'total')
            .map((column) => Object.assign({}, column, { label: column.id === 'total' ? 'AMT' : 'INV_NO' }))}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the tools, then into the grid, which is one stop. Then come the selection and the pager.',
    },
    { keys: 'Arrow keys', does: 'Move between heads and cells.' },
    { keys: 'Home, End', does: 'Go to the first or the last cell of the row.' },
    { keys: 'Ctrl + Home, Ctrl + End', does: 'Go to the first or the last cell of the page.' },
    { keys: 'Page Up, Page Down', does: 'Move by as many rows as are in view.' },
    {
      keys: 'Enter on a head',
      does: 'Sorts by it: rising first, then falling. A head without an order does nothing.',
    },
    { keys: 'Enter on a cell', does: 'Opens the row, if rows open. On a link it follows the link.' },
    { keys: 'Space on a cell', does: 'Selects the row or lets go of it, if rows can be selected.' },
    { keys: 'Space on the first head', does: 'Selects every row of this page, if rows can be selected.' },
    { keys: '/', does: 'Goes to the search, if the toolbar has one and the person has not turned it off.' },
  ],
  screenReader: [
    'It is a grid with the name of the list. The keys that work are read as its description.',
    'The sorted head says its direction. A checkbox names its row: “Select invoice 104880”.',
    'While other rows come, the old ones stay and a progress bar says “Loading Purchases”.',
    'The pager says politely which rows are there: “1–25 of 46”.',
    'Until the code of the grid has come, the rows are a plain table of the same name.',
    'A width cannot be drawn by keyboard. “Fit widths to the words” in the Columns menu does it.',
  ],
  content: [
    'The name of the list is a plural noun: “Purchases”, “Payment requests”.',
    'A head is one noun of at most 40 characters, in sentence case: “Amount”, “Due date”.',
    'A column’s `text` is the whole value in words. It is read aloud, shown on cards and in the tooltip.',
    'Amounts, quantities and dates are never cut off. Words may be: they stand in columns that `grow`.',
    'An export says what it holds: “Download all 46 rows (CSV)”. It never takes the page alone.',
    'A saved view is called by what it shows, in one to four words: “Waiting for me”.',
  ],
} satisfies ComponentDocs;
