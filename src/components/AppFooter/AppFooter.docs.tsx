import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AppFooter } from './AppFooter';

export default {
  status: 'stable',
  synonyms: ['page footer', 'copyright', 'legal links', 'imprint', 'privacy'],
  purpose: 'Ends every page with whose portal it is and links to the legal pages.',
  when: ['once at the end of each page, through the layout', 'on the sign-in pages, below the form'],
  whenNot: [
    { when: 'a drawer or a form needs its buttons at the end' },
    { when: 'pages of the portal are linked', instead: 'SideNavigation' },
    { when: 'you put a whole page together: the layout takes the footer', instead: 'PortalLayout' },
  ],
  anatomy: [
    { part: 'Company', about: '© with the year and the company’s name.' },
    {
      part: 'Legal links',
      about: 'Privacy policy and terms of use, each 44 pixels high. Both open in a new tab.',
    },
    { part: 'Line', about: 'A thin line above, as wide as the page. What has no room beside goes below.' },
  ],
  dos: [
    {
      text: 'Give it the year and the company, and let it say the rest.',
      example: () => (
        <article>
          <AppFooter
            companyName="Larkspur Basin Supply"
            year={2026}
            privacyUrl="https://example.com/privacy"
            termsUrl="https://example.com/terms"
          />
        </article>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not add sentences of your own. The sign and the name say it all.',
      example: () => (
        <Typography variant="body2">
          Copyright © 2026 Larkspur Basin Supply. All Rights Reserved. Site best viewed on a computer.
        </Typography>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to “Privacy policy”, then to “Terms of use”.' },
    { keys: 'Enter', does: 'Opens the page in a new tab.' },
  ],
  screenReader: [
    'The landmark “contentinfo” of a page, so there is one per page.',
    'Each link says that it opens in a new tab. Those words are visible too.',
  ],
  content: [
    'Write the company’s name as the company does.',
    'The page passes the year. The footer reads no clock, so pictures and tests stay the same.',
    'Addresses are complete, with https. They lead to the company’s own site.',
  ],
} satisfies ComponentDocs;
