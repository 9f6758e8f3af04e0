import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AccountName } from './AccountName';

export default {
  status: 'stable',
  synonyms: ['customer name', 'account number', 'truncated name', 'ellipsis', 'account label'],
  purpose: 'Names an account with its number in one line, and keeps the number whole where room is short.',
  when: [
    'in a column of a grid that says whose row it is',
    'where rows have one line each and names of partnerships are long',
    'for a person with several accounts: it names the first one and counts the others',
  ],
  whenNot: [
    { when: 'several lines are fine, as in the facts about one thing', instead: 'Facts' },
    { when: 'somebody chooses among accounts', instead: 'AccountSwitcher' },
    { when: 'the number is that of a bank account', instead: 'Masked' },
  ],
  anatomy: [
    { part: 'Name', about: 'Gives way where room is short, and ends in three dots. In print it wraps.' },
    { part: 'Number', about: 'After a comma, always whole.' },
    { part: 'Count of others', about: '“+2” behind the number, only where `others` is above zero.' },
  ],
  dos: [
    {
      text: 'Give it the width of its column and nothing else. The name shrinks and the number stays.',
      example: () => (
        <Box sx={{ width: 220, overflow: 'hidden' }}>
          <AccountName name="Tillman Brothers Partnership and Sons" accountNo="003104" />
        </Box>
      ),
    },
    {
      text: 'Count the other accounts of a person instead of listing them.',
      example: () => <AccountName name="Hollis Creek Farms LLC" accountNo="2281" others={2} />,
    },
  ],
  donts: [
    {
      text: 'Do not cut name and number as one text. The number is lost, and names alone may be the same.',
      example: () => (
        <Box sx={{ width: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          Tillman Brothers Partnership and Sons, 003104
        </Box>
      ),
    },
  ],
  keyboard: 'Nothing to press: it is text. In a grid the row around it takes the keys.',
  screenReader: [
    'The whole name is read with its number, also where the screen cuts it off.',
    'The count is read in words: “and 2 more accounts”.',
  ],
  content: [
    'Write the name as the company’s books have it, with “LLC” or “Inc.”.',
    'Write the number as the books have it, with its leading zeros.',
    'Use it for the cell of a column. The text that is sorted and exported comes from the column.',
  ],
} satisfies ComponentDocs;
