import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { StatusChip } from './StatusChip';

export default {
  status: 'stable',
  synonyms: ['badge', 'pill', 'tag', 'label', 'invoice status', 'past due', 'paid', 'open'],
  purpose: 'Says what an invoice is today, with a word, an icon and a color.',
  when: [
    'in a list of invoices or of their lines, once in each row',
    'at the top of one invoice, before its amounts',
  ],
  whenNot: [
    { when: 'it is the status of a payment request or a pickup', instead: 'RequestChip' },
    { when: 'people choose which invoices a list shows', instead: 'FilterChips' },
    { when: 'a dispute needs a sentence that says what to do: that is an alert above the amounts' },
    { when: 'what is past due is told by age', instead: 'AgingBar' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Comes with the status. It tells statuses apart where colors cannot be seen.' },
    {
      part: 'Words',
      about: 'The word of the status. The prop `words` takes its place where more can be said: “Due Dec 15”.',
    },
    {
      part: 'Color',
      about:
        'Error for past due. Warning for partly paid and disputed. Success for paid and credited. Info for open and on its way. Neutral for not yet due, prepaid and void.',
    },
  ],
  dos: [
    {
      text: 'Say the day or the delay in `words` where it is known. It answers the next question.',
      example: () => (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <StatusChip status="open" words="Due Dec 15" />
          <StatusChip status="pastDue" words="37 days late" />
          <StatusChip status="partial" words="Partly paid, due Dec 15" />
        </Stack>
      ),
    },
    {
      text: 'Leave out `words` where the status says it all.',
      example: () => <StatusChip status="paid" />,
    },
  ],
  donts: [
    {
      text: 'Do not make a status of your own out of another one. The icon and the color then tell a lie.',
      example: () => <StatusChip status="paid" words="Past due" />,
    },
    {
      text: 'Do not use the chip for an amount. An amount is a column, with its digits under each other.',
      example: () => <StatusChip status="open" words="$8,214.50 left to pay" />,
    },
    {
      text: 'Do not say the word again beside the chip.',
      example: () => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Typography variant="body2">This invoice is past due</Typography>
          <Chip label="Past due" color="error" />
        </Stack>
      ),
    },
  ],
  keyboard: 'Nothing to press: it is text. What opens the invoice is the row or the link around it.',
  screenReader: [
    'Reads its words alone: “Past due”. The icon is silent, because the words say the same.',
    'In a grid the column head comes before it: “Status, Past due”.',
    'For text without a chip, such as a cell that is read aloud, `statusWord` gives the word of a status.',
  ],
  content: [
    'One to three words, at most 20 characters. With a day it may be longer: “Partly paid, due Dec 15”.',
    'Sentence case, no period. A day has no year if it is near: “Due Dec 15”.',
    'In Spanish it agrees with “factura”, which is feminine: “Vencida”.',
    'A dispute goes before money on its way: such an invoice stays “Disputed”.',
  ],
} satisfies ComponentDocs;
