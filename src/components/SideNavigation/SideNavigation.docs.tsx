import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { SideNavigation } from './SideNavigation';

export default {
  status: 'stable',
  synonyms: ['menu', 'main menu', 'sidebar', 'nav', 'drawer menu', 'tree', 'site map'],
  purpose: 'Lists every page of the portal in its groups, and marks the one that is open.',
  when: [
    'once for the portal, at the side on wide screens and in a drawer on a phone',
    'for pages that people come back to, in at most two levels of groups',
  ],
  whenNot: [
    { when: 'a few pages of one kind are beside each other', instead: 'PageTabs' },
    { when: 'it holds what belongs to the person who is signed in', instead: 'UserMenu' },
    { when: 'another account is chosen, not another page', instead: 'AccountSwitcher' },
    { when: 'the menu is still on its way', instead: 'NavigationLoading' },
    { when: 'one long part of a page is unfolded', instead: 'Fold' },
  ],
  anatomy: [
    { part: 'Page', about: 'An item with `href`: a link. The open one has a tinted ground.' },
    {
      part: 'Group',
      about: 'An item with `children`: a button with an arrow, which folds and unfolds them.',
    },
    { part: 'Icon', about: 'On the first level only. Without one its place stays empty.' },
    { part: 'Level', about: 'Set in further at each step. Folded pages cannot be reached.' },
  ],
  dos: [
    {
      text: 'Unfold the groups that the open page is in, so that people see where they are.',
      example: () => (
        <Box sx={{ width: 280, bgcolor: 'background.paper' }}>
          <SideNavigation
            items={[
              { id: 'home', label: 'Home', icon: 'home', href: '#home' },
              {
                id: 'account',
                label: 'My Account',
                icon: 'account',
                children: [
                  { id: 'overview', label: 'Account Overview', href: '#overview' },
                  {
                    id: 'payments',
                    label: 'Payments',
                    children: [{ id: 'history', label: 'Payment History', href: '#history' }],
                  },
                ],
              },
              { id: 'contact', label: 'Contact Us', icon: 'contact', href: '#contact' },
            ]}
            current="history"
            expanded={['account', 'payments']}
            onToggle={() => undefined}
          />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not shorten the names of pages, or call them otherwise than their headings.',
      example: () => (
        <List dense sx={{ width: 280 }}>
          {['Acct. Ovw.', 'Pmt. Hist.', 'Misc.'].map((words) => (
            <ListItem key={words}>
              <ListItemText primary={words} />
            </ListItem>
          ))}
        </List>
      ),
    },
    {
      text: 'Do not list what somebody can do. An act is a button on the page that it belongs to.',
      example: () => (
        <List dense sx={{ width: 280 }}>
          {['Payment History', 'Download all statements now', 'Cancel a request'].map((words) => (
            <ListItem key={words}>
              <ListItemText primary={words} />
            </ListItem>
          ))}
        </List>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Go from entry to entry. What is folded is passed over.' },
    { keys: 'Enter', does: 'Opens the page. On a group it folds or unfolds.' },
    { keys: 'Space', does: 'Folds or unfolds a group. On a page it does nothing.' },
    { keys: 'Arrow keys', does: 'Do nothing: these are links and buttons, not a tree.' },
  ],
  screenReader: [
    'Is a navigation landmark named “Main”. A page has only one of it.',
    'The open page is the current one, whatever its color.',
    'A group says whether it is expanded. Its pages are a list below it.',
    'Icons are silent: the words beside them say it.',
  ],
  content: [
    'Names of pages are fixed names of the specification, with their capitals: “Payment History”.',
    'An entry says the same words as the heading of its page.',
    'Two lines are fine. A name is never cut off.',
  ],
} satisfies ComponentDocs;
