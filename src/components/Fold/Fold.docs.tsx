import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Fold } from './Fold';

function Folded(props: Omit<ComponentProps<typeof Fold>, 'open' | 'onToggle'>) {
  const [open, setOpen] = useState(false);
  return <Fold {...props} open={open} onToggle={() => setOpen(!open)} />;
}

const Hours = () => <Typography>Monday to Friday 7:30 AM to 5:00 PM</Typography>;

export default {
  status: 'stable',
  synonyms: ['accordion', 'disclosure', 'collapse', 'expander', 'show more', 'details', 'collapsible'],
  purpose: 'Keeps something long under its name until somebody opens it.',
  when: [
    'for long parts of a page of which most people need one or none, as a `part`',
    'for entries of a list that are edited one at a time, as a `row`',
  ],
  whenNot: [
    { when: 'everybody needs to read it', instead: 'Section' },
    { when: 'it is one row of a long list', instead: 'DetailDrawer' },
    { when: 'the parts are pages with addresses of their own', instead: 'PageTabs' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title, summary and arrow. All of it can be pressed.' },
    { part: 'Title', about: 'In a `part` a heading of level 2, in a `row` plain text.' },
    { part: 'Summary', about: 'Optional: what is in it, in one line that stays while it is open.' },
    {
      part: 'Content',
      about: 'Not on the page while folded. What is typed in it is kept by a form outside.',
    },
  ],
  dos: [
    {
      text: 'Sum up what is inside, so that most people need not open it.',
      example: () => (
        <Folded variant="part" title="Branch Pullman" summary="Monday to Friday 7:30 AM to 5:00 PM">
          <Typography>Saturday 8:00 AM to 12:00 PM from Aug 1 to Oct 31</Typography>
        </Folded>
      ),
    },
    {
      text: 'Use rows for entries of one kind.',
      example: () => (
        <Stack>
          <Folded variant="row" title="Hours of Pullman">
            <Hours />
          </Folded>
          <Folded variant="row" title="Hours of Tekoa">
            <Hours />
          </Folded>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not fold away what people came for under a name that says nothing.',
      example: () => (
        <Folded variant="part" title="More">
          <Typography>You owe $4,210.00. It is due Nov 30, 2026.</Typography>
        </Folded>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the header, and from an open one into its content.' },
    { keys: 'Enter or Space', does: 'Opens or folds it. The focus stays on the header.' },
  ],
  screenReader: [
    'The header is a button named by the title. It says whether it is open, and then the summary.',
    'In a `part` the button is in a heading, and the open content is a region named by the title.',
    'A `row` is no heading and no region, so that a long list does not fill the lists of those.',
  ],
  content: [
    'Title: the name of what is inside, as a noun. It is the same open and folded.',
    'Summary: facts and not a promise: “2 seasons · 11 exceptions”. No period.',
  ],
} satisfies ComponentDocs;
