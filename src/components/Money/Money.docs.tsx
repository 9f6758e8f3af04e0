import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Money } from './Money';

export default {
  status: 'stable',
  synonyms: ['amount', 'price', 'currency', 'dollars', 'cents', 'total', 'balance', 'sum'],
  purpose: 'Shows an amount of dollars and cents, the same way everywhere.',
  when: [
    'for an amount that a person reads: in a list, a total or a sentence',
    'with words for what may be a credit, where there is room to say so',
    'with figure for the one large amount of a tile or a summary',
  ],
  whenNot: [
    { when: 'somebody types an amount', instead: 'FormMoney' },
    { when: 'somebody filters by amounts', instead: 'AmountRange' },
    { when: 'nobody knows the amount', instead: 'Blank' },
    { when: 'the large amount needs a label, a note or a link', instead: 'StatTile' },
  ],
  anatomy: [
    { part: 'Minus sign', about: 'A real minus (U+2212) before the dollar sign: −$125.00.' },
    { part: 'Dollars', about: 'With commas between thousands.' },
    { part: 'Cents', about: 'Two digits, even where they are zero.' },
    { part: 'The word “credit”', about: 'Takes the place of the minus sign with words.' },
  ],
  dos: [
    {
      text: 'Align amounts right in a column, so that their digits stand under each other.',
      example: () => (
        <Box sx={{ display: 'grid', justifyItems: 'end', width: 'fit-content' }}>
          <Money cents={821_450} />
          <Money cents={14_000} />
          <Money cents={835_450} tone="strong" />
        </Box>
      ),
    },
    {
      text: 'Say “credit” in words where color or a thin sign could be missed.',
      example: () => <Money cents={-12_500} tone="credit" words />,
    },
  ],
  donts: [
    {
      text: 'Don’t write the amount yourself: the comma and the last cent get lost.',
      example: () => <Typography>$8214.5</Typography>,
    },
    {
      text: 'Don’t use the credit tone for what somebody owes.',
      example: () => (
        <Typography>
          You owe <Money cents={821_450} tone="credit" />
        </Typography>
      ),
    },
  ],
  keyboard: 'There is nothing to press: it is text.',
  screenReader: [
    'It reads the text as it stands: “$8,214.50” or “$125.00 credit”. It adds no words of its own.',
    'Some screen readers skip a minus sign. Use words where less than zero matters.',
    'The tone changes color and weight only, which nobody hears.',
  ],
  content: [
    'Give it whole cents: 821450 for $8,214.50. Anything else is an error.',
    'Show the cents always. Never round.',
    'Put the sum before its story: “$2,820.00 is past due”.',
    'Don’t break an amount over two lines. It keeps itself on one.',
  ],
} satisfies ComponentDocs;
