import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';

export default {
  status: 'stable',
  synonyms: ['title', 'heading', 'breadcrumb', 'page title', 'top of page', 'page actions', 'h1'],
  purpose: 'Heads a page with its title, its place in the portal, and what can be done there.',
  when: [
    'once at the top of every page of somebody who is signed in',
    'with actions that concern the page as a whole, such as a download',
    'again on the page that confirms what was sent, with a new title',
  ],
  whenNot: [
    { when: 'you title a part of a page or of a drawer', instead: 'Section' },
    { when: 'the page is about accounts and lets people choose one', instead: 'AccountHeader' },
    { when: 'the actions concern the rows of a list', instead: 'ListToolbar' },
    { when: 'you mean the bar with the company’s name', instead: 'AppHeader' },
  ],
  anatomy: [
    {
      part: 'Breadcrumb',
      about: 'Home, then the steps above the page. A step without an address is a group and no link.',
    },
    { part: 'Title', about: 'The one level-1 heading of the page. A long one wraps.' },
    { part: 'Subtitle', about: 'One line under the title: whose page, or as of when.' },
    { part: 'Actions', about: 'Beside the title where both fit, else below. They are left out on paper.' },
  ],
  dos: [
    {
      text: 'Use the words of the menu as the title, and say in the subtitle whose page it is.',
      example: () => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2 }}>
          <Box>
            <Typography variant="h2" component="p">
              Purchase details
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Hollis Creek Farms · Account 2281
            </Typography>
          </Box>
          <Button variant="outlined">Download</Button>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t greet, explain or use title case.',
      example: () => (
        <Box>
          <Typography variant="h2" component="p">
            Welcome To Your Purchase Details Page
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Here you can see everything that you have bought from us.
          </Typography>
        </Box>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the links of the breadcrumb, then the actions. The title is not a stop.',
    },
    { keys: 'Enter on a link', does: 'Opens that page.' },
  ],
  screenReader: [
    'After a change of page the portal moves the focus to the title, so a reader starts there.',
    'The breadcrumb is a list named “Breadcrumb”. The page itself is not in it.',
    'On a phone the breadcrumb shows only where its last step is a link.',
    'Use one on a page: the title has the id page-title, which the portal looks for.',
  ],
  content: [
    'Write the title as the menu item that leads there, in sentence case and without a period.',
    'Keep it to 50 characters, and never put a figure that changes into it.',
    'Name an action with a verb: “Download”. Keep them few.',
    'On a confirmation, say what happened: “Payment request sent”.',
  ],
  ownWindow: 220,
} satisfies ComponentDocs;
