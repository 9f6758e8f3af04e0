import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AccountSwitcher } from './AccountSwitcher';

const accounts = [
  { id: '2281', name: 'Hollis Creek Farms', accountNo: '2281', owedCents: 1_853_241 },
  { id: '2290', name: 'Hollis Custom Application', accountNo: '2290', owedCents: 8_201_157 },
  { id: '1904', name: 'Hollis & Daughters', accountNo: '1904', note: 'Closed', owedCents: 0 },
];

/** Remembers the choice, so that it can be tried. */
function Trying() {
  const [selected, setSelected] = useState<string | null>('2281');
  return (
    <Box sx={{ maxWidth: 260 }}>
      <AccountSwitcher accounts={accounts} selected={selected} onSelect={setSelected} />
    </Box>
  );
}

export default {
  status: 'stable',
  synonyms: ['account picker', 'customer switch', 'dropdown', 'select account', 'tenant switcher'],
  purpose: 'Shows whose figures the page has, and lets somebody choose another account or all of them.',
  when: [
    'where the whole page changes with the account',
    'where a person may have one account or many: with one it is a plain name',
  ],
  whenNot: [
    { when: 'it stands at the top of a page', instead: 'AccountHeader' },
    { when: 'the account only narrows a list', instead: 'MultiSelect' },
    { when: 'the account is an answer in a form', instead: 'FormRadioCards' },
    { when: 'the choice is about language, password or signing out', instead: 'UserMenu' },
  ],
  anatomy: [
    {
      part: 'Frame',
      about: 'A button with an outline, 60 pixels high. On a phone it has no outline and is 44 high.',
    },
    { part: 'Number', about: 'The upper line: “Account 2281”, or how many accounts there are.' },
    {
      part: 'Name',
      about: 'The lower line. It wraps, and is left out on a phone, where the day and number stand.',
    },
    { part: 'Arrows', about: 'Show that there is a choice. With one account there are none.' },
    {
      part: 'List',
      about: 'AccountMenu. Its code loads once the pointer is on the button, or when it is opened.',
    },
  ],
  dos: [
    { text: 'Give each account its amount, so that the list helps to choose.', example: () => <Trying /> },
  ],
  donts: [
    {
      text: 'Do not put the number into the name. The line above has it already.',
      example: () => (
        <Box sx={{ maxWidth: 260 }}>
          <AccountSwitcher
            accounts={[
              { id: '2281', name: 'Acct #2281 / Hollis Creek Farms', accountNo: '2281' },
              { id: '2290', name: 'Acct #2290 / Hollis Custom Application', accountNo: '2290' },
            ]}
            selected="2281"
            onSelect={() => undefined}
          />
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button. With one account there is nothing to reach.' },
    { keys: 'Enter or Space', does: 'Opens the list. The focus goes to the account that is shown.' },
    { keys: 'Arrows, Home, End', does: 'Move through the list.' },
    {
      keys: 'Enter or Space in the list',
      does: 'Chooses and closes. The account that is shown already changes nothing.',
    },
    { keys: 'Escape or Tab in the list', does: 'Closes without a choice. The focus is back on the button.' },
  ],
  screenReader: [
    'A button that opens a menu, and says whether it is open.',
    'Its name is what it shows: the number and the name, or “All accounts” with their count.',
    'On a phone the name of the account is still read, though only its number is seen.',
  ],
  content: [
    'The day is short, “Nov 21”, and only a phone shows it. Add the year where it is not this one.',
    'Notes such as “Closed” show in the list, not on the button.',
    'It reads “Choose an account” for an id that is not in the list.',
    'So it does for null where `together` is false.',
  ],
} satisfies ComponentDocs;
