import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';

export default {
  status: 'stable',
  synonyms: ['menu skeleton', 'sidebar placeholder', 'menu error', 'loading menu', 'shimmer', 'retry menu'],
  purpose: 'Keeps the place of the side navigation until the portal knows which pages somebody may open.',
  when: [
    'in the side panel while permissions or the code of the menu are on their way',
    'in the same place when permissions didn’t load, with the way to try again',
  ],
  whenNot: [
    { when: 'the permissions are there', instead: 'SideNavigation' },
    { when: 'a region of a page is loading', instead: 'AsyncBoundary' },
    { when: 'a part of a page failed and the menu did not', instead: 'ErrorPanel' },
  ],
  anatomy: [
    {
      part: 'Failure',
      about: 'A bold line, what still works, and the button to try again. Only after a failure.',
    },
    {
      part: 'Reference',
      about: 'Names the failed call, for a call to the office. Left out where there is none.',
    },
    { part: 'Loading line', about: '“Loading Navigation”. It stays while the portal keeps trying.' },
    { part: 'Placeholders', about: 'Six gray lines, each as high as a menu item.' },
  ],
  dos: [
    {
      text: 'Say what still works. Somebody in the middle of a page can go on.',
      example: () => (
        <Box sx={{ maxWidth: 280 }}>
          <Typography variant="subtitle2" component="p">
            The menu didn’t load
          </Typography>
          <Typography variant="body2">We’ll keep trying. The pages you have open still work.</Typography>
          <Button variant="outlined" sx={{ mt: 1.5 }}>
            Try again
          </Button>
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t show the error of the server. It tells people nothing that they can do.',
      example: () => (
        <Box sx={{ maxWidth: 280 }}>
          <Typography variant="subtitle2" component="p">
            Error 503
          </Typography>
          <Typography variant="body2">Permissions request failed.</Typography>
        </Box>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Reaches “Try again”, after a failure only. While it loads there is nothing to press.',
    },
    { keys: 'Enter or Space', does: 'Tries again at once.' },
  ],
  screenReader: [
    'It is the navigation landmark “Main”, as the menu will be. A reader finds it in the same place.',
    'The loading line is a status. The gray lines have no words.',
    'The failure is an alert, so a reader hears it without going there.',
  ],
  content: [
    'The words are fixed. Give it only the reference and what trying again does.',
    'Leave out failed while the first try is still running.',
    'Use the reference of the failed call as it is. People read it to us over the phone.',
  ],
} satisfies ComponentDocs;
