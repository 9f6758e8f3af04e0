import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { CallButton } from './CallButton';

export default {
  status: 'stable',
  synonyms: ['phone', 'telephone', 'dial', 'call us', 'tel link', 'contact'],
  purpose: 'Shows a phone number as a button that dials it.',
  when: [
    'beside the name of a branch or of a person, to call them',
    'as the next step where the portal cannot help, such as a page that somebody may not open',
  ],
  whenNot: [
    { when: 'somebody enters a number', instead: 'FormPhone' },
    { when: 'the number is one of several facts and nobody needs to call now', instead: 'Facts' },
    { when: 'the number should be copied', instead: 'CopyButton' },
  ],
  anatomy: [
    { part: 'Icon', about: 'A telephone, before the words.' },
    {
      part: 'Words',
      about: '“Call (509) 555-0100”. With `name`, only the number; with `brief`, only “Call”.',
    },
    { part: 'Look', about: 'Outlined. Filled (`contained`) where calling is the main thing to do.' },
  ],
  dos: [
    {
      text: 'Pass the name where it stands beside the button. It is then read with the number.',
      example: () => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="subtitle1" component="p">
            Tekoa
          </Typography>
          <CallButton phone="(509) 555-0100" name="Tekoa" />
        </Box>
      ),
    },
    {
      text: 'Fill it where calling is all that is left to do.',
      example: () => <CallButton phone="(509) 555-0100" variant="contained" size="large" />,
    },
  ],
  donts: [
    {
      text: 'Do not write a bare number into a sentence. Ten digits in a row are hard to read and to dial.',
      example: () => <Typography>For help call our friendly office at 5095550100.</Typography>,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the button.' },
    {
      keys: 'Enter',
      does: 'Hands the number to the phone or to the program that calls. Space does nothing: it is a link.',
    },
  ],
  screenReader: [
    'A link, since it leads to an address (`tel:`).',
    'Its name is “Call (509) 555-0100”, or “Call Tekoa at (509) 555-0100” with `name`.',
    'With `brief` the number is read as well, though only “Call” is seen.',
  ],
  content: [
    'Write the number as people do: “(509) 555-0100”, or with +1 and spaces.',
    'Only digits and a plus sign are dialed. Leave out extensions, which would be dialed too.',
    'Leave the button out where the company gave no number.',
  ],
} satisfies ComponentDocs;
