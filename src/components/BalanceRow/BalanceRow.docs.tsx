import Stack from '@mui/material/Stack';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { BalanceRow } from './BalanceRow';

export default {
  status: 'stable',
  synonyms: ['opening balance', 'closing balance', 'carried forward', 'balance forward', 'ledger total'],
  purpose: 'States the balance that the rows of a ledger begin with or end with.',
  when: [
    'directly above and below the rows of a ledger, whatever filters narrow them',
    'between two pages of one ledger, to carry the balance over',
  ],
  whenNot: [
    { when: 'you sum up the rows that the filters let through', instead: 'TotalsStrip' },
    { when: 'the figure stands alone on a page', instead: 'StatTile' },
    { when: 'you show what is owed and how to pay it', instead: 'OwedHero' },
    { when: 'you need an amount in a sentence', instead: 'Money' },
  ],
  anatomy: [
    { part: 'Name', about: '“Opening balance”, “Closing balance” or “Balance carried over”, by `which`.' },
    {
      part: 'Day',
      about: '“before Apr 1, 2026” for an opening, “on Apr 12, 2026” for a closing. Left out where empty.',
    },
    { part: 'Amount', about: 'At the right. It goes below the name where large letters leave no room.' },
    {
      part: 'Frame',
      about: 'A tinted background and a border, so that nobody takes it for a row of the list.',
    },
  ],
  dos: [
    {
      text: 'Show both ends, so that the rows between add up from one to the other.',
      example: () => (
        <Stack sx={{ gap: 1 }}>
          <BalanceRow which="opening" day="2026-04-01" cents={2_500_000} />
          <BalanceRow which="closing" day="2026-04-12" cents={1_875_000} />
        </Stack>
      ),
    },
    {
      text: 'Set `words` where the balance is owed. A balance below zero then reads as a credit.',
      example: () => <BalanceRow which="closing" day="2026-04-12" cents={-125_000} words />,
    },
  ],
  donts: [
    {
      text: 'Do not leave a credit to a minus sign where the balance is owed. Many take it for a debt.',
      example: () => <BalanceRow which="closing" day="2026-04-12" cents={-125_000} />,
    },
  ],
  keyboard: 'Nothing to press: it is text.',
  screenReader: [
    'Two paragraphs, the name first and then the amount. It is not part of the table.',
    'With `words` a credit is read as one, and does not depend on a sign.',
  ],
  content: [
    'The names are fixed, and the day is part of them. Pass it as YYYY-MM-DD.',
    'An opening is before its day and a closing is on its day. Pass the first and the last day of the range.',
    'Leave `words` out for money that is the customer’s own, as in a deposit plan.',
  ],
} satisfies ComponentDocs;
