import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Money } from '../Money/Money';
import { Icon } from './Icon';

export default {
  status: 'stable',
  synonyms: ['symbol', 'glyph', 'pictogram', 'svg', 'sign', 'mdi'],
  purpose: 'Draws one icon of the portal’s set, named by what it means.',
  when: [
    'beside a word, so that it is found faster',
    'alone only where everybody knows it, such as the cross that closes, with its words in `label`',
  ],
  whenNot: [
    { when: 'it tells the state of an invoice or payment', instead: 'StatusChip' },
    { when: 'it is the mark of the company', instead: 'BrandMark' },
    { when: 'it fills an empty page', instead: 'FieldRows' },
    { when: 'a code is to be read by a camera', instead: 'QrCode' },
  ],
  anatomy: [
    { part: 'Glyph', about: '24 pixels, or 20 as `small`. It takes the color of the text around it.' },
    {
      part: 'Label',
      about: 'Optional words for an icon without a word beside it. Shown when the pointer rests on it.',
    },
  ],
  dos: [
    {
      text: 'Put it before the word that it goes with, and give it no label there.',
      example: () => (
        <Button variant="outlined" startIcon={<Icon name="download" />}>
          Download
        </Button>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not put an icon in place of a word that matters. Few people know what scales mean here.',
      example: () => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Icon name="disputed" label="Disputed" />
          <Money cents={42_000} />
        </Stack>
      ),
    },
  ],
  keyboard: 'Nothing to press: it is a drawing. The button or link around it takes the focus.',
  screenReader: [
    'Without a label it is silent, as the word beside it says the same.',
    'With a label it is an image of that name.',
    'In a button without words the button has the name, and the icon stays silent.',
  ],
  content: [
    'A label says what is meant, not what is drawn: “Past due”, not “Exclamation mark”.',
    'Names in the set are meanings too: `later`, not `calendar-clock`.',
    'Outlines are for things, solid icons for states.',
  ],
} satisfies ComponentDocs;
