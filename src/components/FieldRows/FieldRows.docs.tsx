import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FieldRows, type FieldRowsProps } from './FieldRows';

interface SceneProps extends FieldRowsProps {
  readonly words: string;
}

const Scene = ({ variant, words }: SceneProps) => (
  <Box sx={{ maxWidth: 480 }}>
    <Box sx={{ height: 160 }}>
      <FieldRows variant={variant} />
    </Box>
    <Typography sx={{ mt: 1 }}>{words}</Typography>
  </Box>
);

export default {
  status: 'stable',
  synonyms: ['illustration', 'drawing', 'image', 'art', 'decoration', 'landscape', 'sun'],
  purpose: 'Draws crop rows in a field, the one illustration of the portal.',
  when: [
    'beside words on a page that has few of them: signing in, a welcome, what is owed',
    'to tell the moods apart: `sunrise` for a welcome, `error` without the sun, `fallow` for an empty list',
  ],
  whenNot: [
    { when: 'a page or a list is empty: that brings the drawing along', instead: 'EmptyState' },
    { when: 'a small image goes with a word', instead: 'Icon' },
    { when: 'it is the mark of the company', instead: 'BrandMark' },
  ],
  anatomy: [
    { part: 'Sky', about: 'Fills the box.' },
    { part: 'Sun', about: 'Only in `sunrise`.' },
    { part: 'Hills', about: 'Three of them, from far to near.' },
    {
      part: 'Rows',
      about: 'On the near hill and far off, in `sunrise` and `error`. A fallow field has none.',
    },
  ],
  dos: [
    {
      text: 'Give it a box with a height, and put the words beside it.',
      example: () => <Scene variant="sunrise" words="Welcome, Dana" />,
    },
  ],
  donts: [
    {
      text: 'Do not let the sun rise over bad news.',
      example: () => <Scene variant="sunrise" words="We can’t find that page" />,
    },
  ],
  keyboard: 'Nothing to press: it is a drawing.',
  screenReader: ['Silent. Whatever it shows, the words beside it say.'],
  content: [
    'It holds no words, and none are put on top of it.',
    'The words beside it stand on their own: the page makes sense without the drawing.',
  ],
} satisfies ComponentDocs;
