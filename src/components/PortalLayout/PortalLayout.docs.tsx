import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';

const Part = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ p: 1, border: '1px solid', borderColor: 'divider', flex: 1 }}>
    <Typography variant="body2">{children}</Typography>
  </Box>
);

export default {
  status: 'stable',
  synonyms: ['page layout', 'app shell', 'frame', 'template', 'scaffold', 'skip link', 'page margins'],
  purpose: 'Lays out every page of somebody who is signed in: header, navigation, page and footer.',
  when: [
    'once, around all pages, in the part of the portal that stays while pages change',
    'with PortalPage of the same file around each page, which gives it its margins',
  ],
  whenNot: [
    { when: 'you need the title and the actions of one page', instead: 'PageHeader' },
    { when: 'you lay out a part of a page', instead: 'Section' },
    { when: 'something opens beside a list', instead: 'DetailDrawer' },
    { when: 'nobody is signed in yet: those pages have a layout of their own' },
  ],
  anatomy: [
    { part: 'Skip link', about: '“Skip to the page”. It shows only while it has the focus.' },
    { part: 'Header', about: 'The bar with the company’s name and the menus.' },
    {
      part: 'Navigation',
      about: 'Beside the page where there is room, else over it. Over the page it moves nothing.',
    },
    { part: 'Page', about: 'Almost as high as the window at least, so that the footer starts below it.' },
    { part: 'Footer', about: 'Privacy policy and terms of use, at the end of every page.' },
  ],
  dos: [
    {
      text: 'Let a page bring its PortalPage and nothing else. The frame is there already.',
      example: () => (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 360 }}>
          <Part>Header</Part>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Part>Navigation</Part>
            <Part>PortalPage: title, then the parts of the page</Part>
          </Box>
          <Part>Footer</Part>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t give a page a header or a footer of its own. People lose their place.',
      example: () => (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 360 }}>
          <Part>Header</Part>
          <Part>PortalPage: a second header, the parts of the page, a second footer</Part>
          <Part>Footer</Part>
        </Box>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab, from the top',
      does: 'Shows “Skip to the page” first, then goes to header, navigation, page and footer.',
    },
    { keys: 'Enter on “Skip to the page”', does: 'Moves the focus to the page. The address stays the same.' },
  ],
  screenReader: [
    'The page is the main landmark. Header, navigation and footer are outside of it.',
    'A page of its own has no main: the layout brings the only one.',
    'What comes below a part that still loads stays hidden until that part is there.',
  ],
  content: [
    'It has one text of its own, “Skip to the page”.',
    'Ask for the width of the page, not of the window: an open navigation takes some of it.',
    'Use pageGutter for what reaches the edges of the window, so that its text lines up with the page.',
  ],
  ownWindow: 720,
} satisfies ComponentDocs;
