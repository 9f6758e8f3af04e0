import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { BrandMark } from './BrandMark';

export default {
  status: 'stable',
  synonyms: ['logo', 'emblem', 'brand', 'company sign', 'wordmark'],
  purpose: 'The portal’s sign beside the company’s name: crop rows under half a sun.',
  when: [
    'beside the company’s name, in the header and on the sign-in pages',
    'on the dark green of the bar or of the picture, for which it is drawn',
  ],
  whenNot: [
    { when: 'you need a picture for an action or a state', instead: 'Icon' },
    { when: 'you fill an empty or failed page with a scene', instead: 'FieldRows' },
    { when: 'you need the bar with mark, name and menu', instead: 'AppHeader' },
  ],
  anatomy: [
    { part: 'Sun', about: 'A half disk in gold, the upper half.' },
    { part: 'Field', about: 'The lower half, in the green of the near hill.' },
    { part: 'Rows', about: 'White lines that run toward the viewer. They need a dark background.' },
  ],
  dos: [
    {
      text: 'Set it before the company’s name, on the dark green.',
      example: () => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2, bgcolor: 'surface.bar' }}>
          <BrandMark />
          <Typography component="span" variant="h3" sx={{ color: 'surface.onBar' }}>
            Larkspur Basin Supply
          </Typography>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not set it on white. Its rows are white too, and look like cuts in the field.',
      example: () => (
        <Box sx={{ display: 'flex', p: 2, bgcolor: 'common.white' }}>
          <BrandMark size={64} />
        </Box>
      ),
    },
  ],
  keyboard: 'Nothing to press: it is a picture. Where it leads Home, the link around it takes the keys.',
  screenReader: [
    'Silent: the name beside it says whose portal it is.',
    'Alone in a link it would leave the link without a name. Give the link a label then.',
  ],
  content: [
    'Always write the company’s name beside it. The mark alone names nobody.',
    'It is 36 pixels wide and high. Pass `size` to change both.',
    'Its colors are those of the art, and the same in the light and the dark scheme.',
  ],
} satisfies ComponentDocs;
