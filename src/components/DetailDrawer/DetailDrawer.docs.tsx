import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Facts } from '../Facts/Facts';

interface ContentProps {
  readonly title: string;
  readonly action: string;
}

/** What is in a drawer without the drawer, which would cover the page. */
const Content = ({ title, action }: ContentProps) => (
  <Card sx={{ p: 3, maxWidth: 560 }}>
    <Typography component="p" variant="h2">
      {title}
    </Typography>
    <Facts
      facts={[
        { label: 'Invoice date', value: 'Nov 27, 2026' },
        { label: 'Branch', value: 'Tekoa' },
      ]}
    />
    <Button variant="contained" sx={{ mt: 2 }}>
      {action}
    </Button>
  </Card>
);

export default {
  status: 'stable',
  synonyms: ['side panel', 'flyout', 'sheet', 'sidebar', 'slide over', 'detail view', 'inspector'],
  purpose: 'Opens one thing of a list beside the list, and on a phone over the whole screen.',
  when: [
    'for one row of a list, to read it in full and go back to the same place',
    'for what can be done with that one thing: its buttons stay in sight',
  ],
  whenNot: [
    { when: 'it asks one question before something is done', instead: 'ConfirmDialog' },
    { when: 'it holds fields that narrow a list', instead: 'FilterPanel' },
    { when: 'a few lines under a name are enough', instead: 'Fold' },
  ],
  anatomy: [
    { part: 'Title', about: 'The name of the thing, a heading of level 2. It names the dialog too.' },
    { part: 'Close button', about: 'Beside the title.' },
    { part: 'Content', about: 'Scrolls on its own. Sections and facts, each under its heading.' },
    {
      part: 'Actions',
      about: 'Optional buttons below the content. They stay in sight, and are not printed.',
    },
  ],
  dos: [
    {
      text: 'Name the drawer by the thing that was pressed, and its buttons by what they do.',
      example: () => <Content title="Invoice 104880" action="Download PDF" />,
    },
  ],
  donts: [
    {
      text: 'Do not name it by what it is for. Three rows later nobody knows whose details these are.',
      example: () => <Content title="Details" action="OK" />,
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Goes around the close button, the content, what is in it, and the actions.',
    },
    { keys: 'Arrow Up, Arrow Down', does: 'Scrolls the content once it has the focus.' },
    { keys: 'Escape', does: 'Closes it. The focus goes back to what opened it.' },
  ],
  screenReader: [
    'It is a modal dialog named by its title. The page behind it is not read.',
    'The content is a region of the same name that takes the focus, so that the keyboard can scroll it.',
    'The close button says “Close”.',
  ],
  content: [
    'Title: the kind of thing and its number, or its name: “Invoice 104880”.',
    'Inside, a heading before each part, and no second title.',
    'Actions: verb and thing, the likeliest one filled. “Close” is there already.',
  ],
  ownWindow: 560,
} satisfies ComponentDocs;
