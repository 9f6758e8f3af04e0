import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AccountSwitcher } from '@/components/AccountSwitcher/AccountSwitcher';

export default {
  status: 'stable',
  synonyms: ['account list', 'dropdown', 'account picker', 'customer list', 'popup'],
  purpose: 'Lists the accounts to choose from, each with its number and what is owed on it.',
  when: [
    'as the list that AccountSwitcher opens: it brings the button, the loading and the focus',
    'where a choice of accounts hangs on a control of your own, and the amounts help to choose',
  ],
  whenNot: [
    { when: 'a page needs the choice of its account', instead: 'AccountSwitcher' },
    { when: 'a list is narrowed by several accounts at once', instead: 'MultiSelect' },
    { when: 'somebody chooses an account as an answer in a form', instead: 'FormRadioCards' },
    { when: 'the list is about the person who is signed in', instead: 'UserMenu' },
  ],
  anatomy: [
    {
      part: 'All accounts',
      about: 'The first choice, with how many there are. It is left out where `together` is false.',
    },
    {
      part: 'Name',
      about: 'Wraps onto a second line. It is never cut off, since two partnerships could look the same.',
    },
    { part: 'Number and note', about: 'The account number, and a note such as “Closed” after a dot.' },
    {
      part: 'What is owed',
      about:
        'At the right, never cut off. “Nothing owed” at zero or less; nothing at all where it is not known.',
    },
    { part: 'Selected account', about: 'The account that the page shows has a tinted background.' },
  ],
  dos: [
    {
      text: 'Let AccountSwitcher open it. The focus then returns to where it came from.',
      example: () => (
        <Box sx={{ maxWidth: 260 }}>
          <AccountSwitcher
            accounts={[
              { id: '2281', name: 'Hollis Creek Farms', accountNo: '2281', owedCents: 1_853_241 },
              { id: '1904', name: 'Hollis & Daughters', accountNo: '1904', note: 'Closed', owedCents: 0 },
            ]}
            selected="2281"
            onSelect={() => undefined}
          />
        </Box>
      ),
    },
    {
      text: 'Say in one or two words why an account is not like the others.',
      example: () => <ListItemText primary="Hollis & Daughters" secondary="Account 1904 · Closed" />,
    },
  ],
  donts: [
    {
      text: 'Do not explain an account in its name. The name is what the company’s books call it.',
      example: () => (
        <ListItemText
          primary="Hollis & Daughters (closed by the office in March, do not use)"
          secondary="Account 1904"
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Arrow down, arrow up',
      does: 'Move through the choices, from the last one to the first and back.',
    },
    { keys: 'Home, End', does: 'Go to the first and to the last choice.' },
    { keys: 'A letter', does: 'Goes to the next choice that begins with it.' },
    { keys: 'Enter or Space', does: 'Chooses. The owner of the menu closes it.' },
    { keys: 'Escape or Tab', does: 'Closes without a choice.' },
  ],
  screenReader: [
    'It is a menu named “Accounts”. Each account is a radio item that says whether it is checked.',
    'An item is read as one line: name, number, note, amount, “owed”.',
    'The focus begins on the account that the page shows, so its name is read first.',
  ],
  content: [
    'Notes are one or two words in sentence case: “Closed”, “On hold”, “View only”.',
    'The sum of all accounts is shown only where the amount of each one is known.',
    'A credit is no debt: an account below zero says “Nothing owed”.',
  ],
  ownWindow: 380,
} satisfies ComponentDocs;
