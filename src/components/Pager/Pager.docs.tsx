import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Pager } from './Pager';

const nothing = () => undefined;

export default {
  status: 'stable',
  synonyms: ['pagination', 'paging', 'next page', 'load more', 'rows per page', 'page size'],
  purpose: 'Leads through a list that is longer than one page of it.',
  when: [
    'below the rows of a grid, to turn pages and to choose how many rows a page has',
    'below cards with onMore, to add the next rows under the ones in view',
  ],
  whenNot: [
    { when: 'you want a whole list with its pager', instead: 'ResourceTable' },
    { when: 'the list is short and shows whole', instead: 'PlainTable' },
    { when: 'people look for one row', instead: 'SearchField' },
  ],
  anatomy: [
    { part: 'Rows per page', about: 'A select of the browser. Changing it is told by onPageSize.' },
    { part: 'Position', about: '“1–25 of 1,204”, or “1–25” while the total is not known.' },
    {
      part: 'Previous and next',
      about: 'Two icon buttons. Each is disabled where there is nothing in its direction.',
    },
    {
      part: 'Show more',
      about: 'With onMore, in place of select and buttons. It says how many rows come: “Show 21 more”.',
    },
  ],
  dos: [
    {
      text: 'Pass null while the total is being counted. The position stays true.',
      example: () => (
        <Pager
          page={{ from: 26, to: 50, total: null, hasNext: true, hasPrevious: true }}
          pageSize={25}
          onPage={nothing}
          onPageSize={nothing}
        />
      ),
    },
    {
      text: 'Over cards on a phone, add rows below rather than turn pages.',
      example: () => (
        <Pager
          page={{ from: 1, to: 25, total: 46, hasNext: true, hasPrevious: false }}
          pageSize={25}
          onPage={nothing}
          onPageSize={nothing}
          onMore={nothing}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t give the rows in view as the total. The list looks complete, and it isn’t.',
      example: () => (
        <Pager
          page={{ from: 1, to: 25, total: 25, hasNext: true, hasPrevious: false }}
          pageSize={25}
          onPage={nothing}
          onPageSize={nothing}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the select, then to each button that is not disabled.' },
    { keys: 'Arrow keys on the select', does: 'Change the rows per page, as the browser does it.' },
    {
      keys: 'Enter or Space on a button',
      does: 'Turns the page or adds rows. While rows load, “Show more” can’t be pressed.',
    },
  ],
  screenReader: [
    'The position is said politely when it changes, so a reader knows that other rows came.',
    'The icon buttons are named “Previous page” and “Next page”. The select is named “Rows per page”.',
    'Before the first rows come, the position is empty: nobody hears that there are none.',
  ],
  content: [
    'The words are fixed. Give numbers only: first row, last row, total.',
    'Count rows from 1.',
    'Don’t add page numbers: people look for rows, not pages.',
  ],
} satisfies ComponentDocs;
