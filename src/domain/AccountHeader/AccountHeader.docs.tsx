import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AccountSwitcher } from '@/components/AccountSwitcher/AccountSwitcher';
import { AsOfStamp } from '@/components/AsOfStamp/AsOfStamp';

const accounts = [
  { id: '2281', name: 'Hollis Creek Farms LLC', accountNo: '2281', owedCents: 1_853_241 },
  { id: '2290', name: 'Dana Hollis', accountNo: '2290', note: 'Closed', owedCents: 0 },
];

export default {
  status: 'stable',
  synonyms: ['page head', 'account bar', 'customer header', 'account title', 'account picker'],
  purpose: 'Opens a page of account figures: its title, whose figures they are, and the day they speak of.',
  when: [
    'at the top of every page whose figures belong to an account: overview, ledger, purchases, payments',
    'where somebody with several accounts may look at one of them or at all together',
    'while the accounts still load: the title is there at once, and the page waits below it',
  ],
  whenNot: [
    { when: 'the page belongs to no account, such as Settings or Contact Us', instead: 'PageHeader' },
    { when: 'you need the choice of an account without a page title', instead: 'AccountSwitcher' },
    { when: 'you need the day of the figures without an account', instead: 'AsOfStamp' },
  ],
  anatomy: [
    {
      part: 'Steps',
      about: 'The path from Home to this page. On a phone it shows only where its last step is a page.',
    },
    {
      part: 'Title',
      about: 'The one level-1 heading. The shell moves the focus here after a change of page.',
    },
    {
      part: 'Day of the figures',
      about:
        'Says which night’s figures these are, and warns when they are late. Its line keeps its place while it loads.',
    },
    {
      part: 'Account choice',
      about:
        'At the right, 260 pixels wide. On a phone it is a few words beside the title: the day and the account.',
    },
    {
      part: 'Names in print',
      about: 'In print, each account with its number stands in place of the choice.',
    },
    {
      part: 'Placeholder',
      about: 'With `loading`, a gray block half a window high holds the place of the page.',
    },
  ],
  dos: [
    {
      text: 'Name the page in the title. The account choice says whose figures they are.',
      example: () => (
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 260 }}>
          <Typography component="p" variant="h3">
            Payment history
          </Typography>
          <AccountSwitcher accounts={accounts} selected="2281" onSelect={() => undefined} />
        </Box>
      ),
    },
    {
      text: 'Hand in the accounts whose newest figures are held. The header names each one with its older day.',
      example: () => (
        <AsOfStamp
          date="2026-11-18"
          loadedAt="2026-11-19T09:10:00Z"
          zone="America/Los_Angeles"
          now={new Date('2026-11-19T15:20:00Z')}
          held={[{ name: 'Dana Hollis', asOf: '2026-11-16' }]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not put the account or the day into the title. They change, and the title is the page’s name.',
      example: () => (
        <Typography component="p" variant="h3">
          Payment history of Hollis Creek Farms LLC as of Nov 18
        </Typography>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the steps that are links, then to the account choice.' },
    { keys: 'Enter on a step', does: 'Opens that page.' },
    { keys: 'Enter or Space on the account choice', does: 'Opens the list of accounts.' },
    { keys: 'Escape', does: 'Closes the list of accounts. The focus is back on the account choice.' },
  ],
  screenReader: [
    'The title is heading level 1. The steps are an ordered list named “Breadcrumb”.',
    'The line with the day is read as text. On a phone it is still read where the screen shows only the day.',
    'With `loading`, the placeholder is a busy status named “Loading”.',
    'One account alone is read as text, since there is nothing to choose.',
  ],
  content: [
    'The title is a noun in sentence case without a period: “Payment history”.',
    'Steps are the names of pages and groups as the menu has them. Home is added for you.',
    'A closed account says “Closed”, one on hold “On hold”. Other states say nothing.',
    'Set `together` to false where the accounts have no common figures, as with deposit plans.',
  ],
  ownWindow: 240,
} satisfies ComponentDocs;
