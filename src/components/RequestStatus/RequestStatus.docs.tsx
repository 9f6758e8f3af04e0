import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { RequestStatus } from './RequestStatus';

export default {
  status: 'stable',
  synonyms: ['live region', 'announcement', 'announcer', 'aria-live', 'status update', 'status message'],
  purpose: 'Tells a screen reader that a request on the page has a new status. Nothing of it can be seen.',
  when: [
    'on a page that shows one request and asks for its status again while it is open',
    'once for each request, beside the chip or the sentence that shows the status',
  ],
  whenNot: [
    { when: 'the status is there to be seen', instead: 'RequestChip' },
    { when: 'somebody did something and wants to know that it worked', instead: 'Toasts' },
    { when: 'something went wrong and everybody has to know', instead: 'ErrorAlert' },
    { when: 'long work says how far it is', instead: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Live region', about: 'Always on the page, and empty until the status changes.' },
    {
      part: 'Words',
      about: 'The name of the request, a colon and its status: “Payment request PR-1042: Sent to bank”.',
    },
  ],
  dos: [
    {
      text: 'Keep it beside the status that is seen, and give both the same word.',
      example: () => (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', position: 'relative' }}>
          <Typography variant="subtitle2">PR-1042</Typography>
          <Chip label="Sent to bank" color="info" />
          <RequestStatus name="Payment request PR-1042" status="Sent to bank" />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not hand it a bare number and an inside name. This is what somebody would hear.',
      example: () => <Typography variant="body2">“1042: exported”</Typography>,
    },
    {
      text: 'Do not give it the whole sentence of the status. It takes too long to hear.',
      example: () => (
        <Typography variant="body2">
          “Payment request PR-1042: We sent your payment to your bank, which takes the money on Nov 20, 2026”
        </Typography>
      ),
    },
  ],
  keyboard: 'Nothing to press, and the focus never comes to it: it is only heard.',
  screenReader: [
    'Has the role “status”. It waits until the screen reader has finished what it is saying.',
    'Is silent when the page opens, since the status is read where it is shown.',
    'Is silent when the same status comes again, and when another request takes its place on the page.',
    'After a change it keeps the words, so that they can be read again.',
  ],
  content: [
    'The name says what kind of request it is and its number: “Payment request PR-1042”.',
    'The status is the word of its chip, with a capital and without a period.',
  ],
} satisfies ComponentDocs;
