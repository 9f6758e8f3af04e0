import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { RequestChip } from './RequestChip';

export default {
  status: 'stable',
  synonyms: ['badge', 'pill', 'tag', 'label', 'state', 'payment request status', 'pickup status'],
  purpose: 'Says where a payment request or a pickup is, with a word, an icon and a color.',
  when: [
    'in a list of requests, once in each row',
    'at the top of one request, above the sentence that explains its status',
  ],
  whenNot: [
    { when: 'it is the status of an invoice', instead: 'StatusChip' },
    { when: 'people ask how the request came this far and what comes next', instead: 'Timeline' },
    {
      when: 'a screen reader has to hear that the status changed while the page was open',
      instead: 'RequestStatus',
    },
    { when: 'people choose which requests a list shows', instead: 'FilterChips' },
  ],
  anatomy: [
    {
      part: 'Icon',
      about: 'Comes with the status. Several statuses share one icon, so it never stands alone.',
    },
    { part: 'Word', about: 'Comes from the catalog by status. The component takes no text of its own.' },
    {
      part: 'Color',
      about:
        'Info while the request is on its way, success once it worked out. Error if it was rejected or returned. Warning if it was reversed, expired or not picked up. Neutral if it was cancelled.',
    },
  ],
  dos: [
    {
      text: 'Follow the chip with a sentence where there is room. It says what the status means for the money.',
      example: () => (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <RequestChip request={{ flow: 'bank', status: 'exported' }} />
          <Typography variant="body2">Your bank takes the payment on Nov 20, 2026.</Typography>
        </Stack>
      ),
    },
    {
      text: 'Show one chip for one request, with the number of the request beside it.',
      example: () => (
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Typography variant="subtitle2">PR-2026-000101</Typography>
          <RequestChip request={{ flow: 'bank', status: 'pendingSecond' }} />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not show the inside name of a status. Nobody outside knows what “exported” means.',
      example: () => <Chip label="exported" />,
    },
    {
      text: 'Do not count with it. A number beside a status belongs to a filter.',
      example: () => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <RequestChip request={{ flow: 'bank', status: 'submitted' }} />
          <Typography variant="body2">12</Typography>
        </Stack>
      ),
    },
  ],
  keyboard: 'Nothing to press: it is text. What opens the request is the row or the link around it.',
  screenReader: [
    'Reads the word alone, such as “Sent to bank”. The icon is silent, because the word says the same.',
    'It is not a live region. A change is heard only where RequestStatus is on the page too.',
  ],
  content: [
    'One to three words, at most 20 characters, without a period.',
    'The word says what the customer would say: “Sent to bank”, “Being checked”, “Not picked up”.',
    'The same words are in files and on paper. A new status gets its word in contract/requests first.',
  ],
} satisfies ComponentDocs;
