import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { QrCode } from './QrCode';

const address = 'https://example.com/portal';

export default {
  status: 'stable',
  synonyms: ['barcode', 'scan', 'camera code', 'authenticator', 'two-step setup', '2d code'],
  purpose: 'Shows a text as a picture that the camera of another device can read.',
  when: [
    'to bring a key into an authenticator app on a phone',
    'for an address that somebody opens on another device than this one',
  ],
  whenNot: [
    { when: 'the text is needed on this device', instead: 'CopyButton' },
    { when: 'somebody enters a code that they were sent', instead: 'FormCode' },
    { when: 'people want to call a number', instead: 'CallButton' },
  ],
  anatomy: [
    {
      part: 'Modules',
      about: 'Black on white in both color schemes. A longer text has finer ones, not a larger picture.',
    },
    {
      part: 'Quiet border',
      about: 'Four modules of white around the picture, which cameras look for. It is part of the size.',
    },
    {
      part: 'Title',
      about: 'What the picture is for. It is read aloud and shows when a pointer rests on the picture.',
    },
  ],
  dos: [
    {
      text: 'Give the same text beside it, for somebody who reads the page on the phone itself.',
      example: () => (
        <Box>
          <QrCode
            value={address}
            title="QR code of the portal’s address, with the address below"
            size={140}
          />
          <Typography variant="body2">Can’t scan it? Open {address}</Typography>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t leave it alone. Nobody can scan the screen that they hold.',
      example: () => <QrCode value={address} title="QR code of the portal’s address, alone" size={140} />,
    },
  ],
  keyboard: 'There is nothing to press: it is a picture. Put a CopyButton with the same text after it.',
  screenReader: [
    'It is an image with its title as name. What the code holds is not read.',
    'A title that says only “QR code” tells a reader nothing. Say what scanning it brings.',
  ],
  content: [
    'Name the purpose in the title: “QR code for your authenticator app”.',
    'Keep the value short. Each module then stays large enough for a plain camera.',
    'Don’t put a secret into it that may not show on the screen. Anyone near can scan it.',
  ],
} satisfies ComponentDocs;
