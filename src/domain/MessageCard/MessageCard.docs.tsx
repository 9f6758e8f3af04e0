import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { aTicket } from '@stories/support/contactBuilders';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { MessageCard } from './MessageCard';

export default {
  status: 'stable',
  synonyms: ['ticket', 'thread', 'conversation', 'dispute', 'case'],
  purpose:
    'Shows a customer one message of their own: what it is about, where it stands, and what came of it.',
  when: [
    'in the list of a customer’s messages',
    'on the document that the message is about, so that nobody asks twice',
  ],
  whenNot: [
    { when: 'the office works on the message: it sees who did what', instead: 'Timeline' },
    { when: 'it is something that was asked for with money', instead: 'RequestChip' },
  ],
  anatomy: [
    { part: 'Subject', about: 'The topic, and the document with its number where there is one.' },
    { part: 'Status', about: 'Where the message stands, as its customer would say it.' },
    { part: 'Line of facts', about: 'The message’s number, when it was sent, and the account.' },
    { part: 'Reason', about: 'Of a dispute: what is wrong.' },
    { part: 'Thread', about: 'Folded until the office has answered. Credit memos speak for themselves.' },
    { part: 'Below the thread', about: 'A field for an answer, or a link to where one can be written.' },
  ],
  dos: [
    {
      text: 'Put the cards into a list, the newest message first.',
      example: () => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <MessageCard ticket={aTicket()} zone="America/Los_Angeles" />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not show the office’s words for a state. A customer is not “waiting”: they were answered.',
      example: () => <Chip label="Waiting for customer" />,
    },
    {
      text: 'Do not show what the office noted or who works on it.',
      example: () => <Typography variant="body2">Tekoa looks for the scale ticket.</Typography>,
    },
  ],
  keyboard: 'Enter or Space on “Show message” unfolds the thread. What stands below it has keys of its own.',
  screenReader: [
    'Reads as an item of a list, with the subject as a heading and the status behind it.',
    'The fold says whether it is open.',
  ],
  content: [
    'The subject is a topic and a document, without a period: “Billing question: Invoice 0048213”.',
    'What customers and the office wrote stands as it was typed, line by line.',
  ],
} satisfies ComponentDocs;
