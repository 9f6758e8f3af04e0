import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { BrandMark } from '@/components/BrandMark/BrandMark';

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  bgcolor: 'surface.bar',
  color: 'surface.onBar',
} as const;

export default {
  status: 'stable',
  synonyms: ['app bar', 'top bar', 'toolbar', 'masthead', 'hamburger menu'],
  purpose: 'The bar at the top of every signed-in page: the menu button, the company, and who is signed in.',
  when: ['once per page, through the layout', 'where the pages are reached by the side navigation'],
  whenNot: [
    { when: 'you give a page its title and its buttons', instead: 'PageHeader' },
    { when: 'the page is about accounts', instead: 'AccountHeader' },
    { when: 'the company has news for everybody', instead: 'Banner' },
    { when: 'you put a whole page together: the layout takes the header', instead: 'PortalLayout' },
  ],
  anatomy: [
    { part: 'Menu button', about: 'Shows and hides the navigation that `navId` names.' },
    { part: 'Mark and name', about: 'One link to Home. It is as wide as its words and 44 pixels high.' },
    {
      part: 'Company name',
      about: 'One line, cut off at its end. On a phone it takes two lines before it is cut off.',
    },
    { part: 'User menu', about: 'At the right. The page passes it, usually UserMenu.' },
    {
      part: 'Bar',
      about: 'Stays at the top while the page scrolls. It lies over the navigation. Print leaves it out.',
    },
  ],
  dos: [
    {
      text: 'Show the company by its mark and its name, as people know it from the counter.',
      example: () => (
        <Box sx={bar}>
          <BrandMark />
          <Typography component="span" variant="h3">
            Larkspur Basin Supply
          </Typography>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not name the page in the bar. The page has its own heading.',
      example: () => (
        <Box sx={bar}>
          <BrandMark />
          <Typography component="span" variant="h3">
            Larkspur Basin Supply: Invoices and Payments
          </Typography>
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the menu button, the company’s name, and then the user menu.' },
    { keys: 'Enter or Space on the menu button', does: 'Shows or hides the navigation.' },
    { keys: 'Enter on the company’s name', does: 'Opens Home.' },
  ],
  screenReader: [
    'The landmark “banner”. There is one per page.',
    'The menu button is named “Open menu” or “Close menu”, and says whether the navigation is open.',
    'The link is named by the company and Home: “Larkspur Basin Supply: Home”. The mark is silent.',
  ],
  content: [
    'The title is the company’s name from the settings, and nothing else.',
    'Put no amounts, alerts or search into the bar.',
  ],
} satisfies ComponentDocs;
