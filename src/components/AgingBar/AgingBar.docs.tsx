import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AgingBar } from './AgingBar';

export default {
  status: 'stable',
  synonyms: ['aging', 'aging report', 'past due buckets', 'stacked bar', '30 60 90'],
  purpose: 'Splits what is owed by how long it has been due, as one bar with its amounts in words.',
  when: [
    'to show how much of a balance is current and how much is late, and by how long',
    'on an account, a statement or a ledger, where the five buckets add up to the balance',
  ],
  whenNot: [
    { when: 'the one question is what to pay now', instead: 'OwedHero' },
    { when: 'one figure is enough', instead: 'StatTile' },
    { when: 'amounts are split by month or by product', instead: 'MonthlyBars' },
    { when: 'something runs and you show how far it is', instead: 'ProgressBar' },
    { when: 'nothing is open: say so in one sentence' },
  ],
  anatomy: [
    {
      part: 'Bar',
      about: 'Each bucket as wide as its share, at least 3 pixels. Buckets at zero or below are left out.',
    },
    { part: 'Buckets', about: 'Always all five, in order: Current, 1–30, 31–60, 61–90 and over 90 days.' },
    {
      part: 'Colored edge',
      about: 'Ties a bucket to its part of the bar. The words say the same without it.',
    },
    {
      part: 'Amount',
      about: 'With `onSelect`, a bucket that is not zero is a button, and its amount looks like a link.',
    },
  ],
  dos: [
    {
      text: 'Let a bucket open the invoices behind it, where there is a list to go to.',
      example: () => (
        <AgingBar
          aging={{ current: 1_164_341, days30: 188_900, days60: 100_000, days90: 0, over90: 4_200 }}
          onSelect={() => undefined}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not show age by color alone. Nobody can tell the days or the amounts from it.',
      example: () => (
        <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 12 }}>
          <Box sx={{ flexGrow: 6, bgcolor: 'aging.current' }} />
          <Box sx={{ flexGrow: 3, bgcolor: 'aging.days30' }} />
          <Box sx={{ flexGrow: 1, bgcolor: 'aging.over90' }} />
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'With `onSelect`, goes from bucket to bucket. Those at zero are passed over.' },
    { keys: 'Enter or Space', does: 'Opens the invoices of the bucket.' },
  ],
  screenReader: [
    'The bar is silent. A list of five says the same in words.',
    'Each entry is read with its name and amount: “1–30 days, $1,889.00”.',
    'A bucket that leads somewhere is a button with the same words.',
  ],
  content: [
    'The names of the buckets are fixed. Days count from the due date.',
    'Pass integer cents. Credits that pay nothing yet are no bucket: name them in a line of their own.',
    'Give the bar a heading that says whose balance it is and of which day.',
  ],
} satisfies ComponentDocs;
