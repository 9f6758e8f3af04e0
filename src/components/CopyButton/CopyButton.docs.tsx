import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { CopyButton } from './CopyButton';

const Key = () => <Typography sx={{ fontFamily: 'monospace' }}>JBSW Y3DP EHPK 3PXP</Typography>;

export default {
  status: 'stable',
  synonyms: ['clipboard', 'copy to clipboard', 'copy text', 'paste', 'duplicate'],
  purpose: 'Puts a text on the clipboard and says whether that worked.',
  when: [
    'beside a text that is long or made of letters and digits, and is needed in another program',
    'for one text at a time, which can be read on the page too',
  ],
  whenNot: [
    { when: 'somebody takes along a file', instead: 'ExportMenu' },
    { when: 'the text is a phone number to dial', instead: 'CallButton' },
    { when: 'the text is an account number that is hidden in part', instead: 'Masked' },
  ],
  anatomy: [
    { part: 'Button', about: 'The copy icon and what is copied. Afterward a check mark and “Copied”.' },
    { part: 'Message', about: 'Only where the browser refuses: it says to highlight the text and copy it.' },
  ],
  dos: [
    {
      text: 'Show the text beside the button: where the browser has no clipboard, there is no button.',
      example: () => (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Key />
          <CopyButton text="JBSWY3DPEHPK3PXP" label="Copy key" />
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not say “Copy” alone: read aloud without what is beside it, it copies anything.',
      example: () => (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Key />
          <CopyButton text="JBSWY3DPEHPK3PXP" label="Copy" />
        </Stack>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button.' },
    { keys: 'Enter or Space', does: 'Copies. The focus stays on the button.' },
  ],
  screenReader: [
    '“Copied” is said as a status each time, without taking the focus.',
    'A refusal is said the same way, and shown beside the button.',
    'After a copy the button itself is named “Copied”, until it is to copy another text.',
  ],
  content: [
    'Label: “Copy” and the thing: “Copy key”, “Copy code”.',
    'The copied text may lack the spaces that make it easy to read on the page.',
    'Never put a password that somebody chose on the clipboard.',
  ],
} satisfies ComponentDocs;
