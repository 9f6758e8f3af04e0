import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';

export default {
  status: 'stable',
  synonyms: ['session timeout', 'idle warning', 'inactivity', 'signed out', 'auto sign-out', 'keep alive'],
  purpose: 'Warns that nobody has used the portal for a while, and asks whether somebody is still there.',
  when: [
    'two minutes before an unused session ends',
    'once for the whole portal, above whatever page is open',
  ],
  whenNot: [
    { when: 'somebody is asked before an act that is hard to undo', instead: 'ConfirmDialog' },
    { when: 'the session has already ended: the sign-in page says so' },
    { when: 'a call failed while the page is open', instead: 'ErrorAlert' },
  ],
  anatomy: [
    { part: 'Question', about: '“Still there?” as the heading of the dialog.' },
    { part: 'Clock', about: 'Minutes and seconds that run down. Its digits all have one width.' },
    { part: 'What is kept', about: 'A sentence that what was typed stays if they stay.' },
    { part: 'Sign out now', about: 'An outlined button that ends the session at once.' },
    { part: 'Stay signed in', about: 'The filled button. It has the focus when the dialog opens.' },
  ],
  dos: [
    {
      text: 'Say what happens to what was typed. It is the first thing people fear for.',
      example: () => (
        <Stack sx={{ gap: 1 }}>
          <Typography>You will be signed out in 1:45.</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            You’ve been away for a while. If you stay, what you typed is kept.
          </Typography>
        </Stack>
      ),
    },
    {
      text: 'Let each button say what comes of it.',
      example: () => (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined">Sign out now</Button>
          <Button variant="contained">Stay signed in</Button>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not answer the question with buttons that do not name the outcome.',
      example: () => (
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Typography>Your session is about to expire.</Typography>
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button variant="outlined">Cancel</Button>
            <Button variant="contained">OK</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Go back and forth between the two buttons. The page below is out of reach.',
    },
    { keys: 'Enter or Space', does: 'Does what the button says.' },
    { keys: 'Escape', does: 'Stays signed in: anyone who presses a key is still there.' },
  ],
  screenReader: [
    'Is an alert dialog named “Still there?”, described by the sentence about what is kept.',
    'The clock is a timer that is not read out. A countdown would hide everything else.',
    'The time left is told politely three times: two minutes, one minute, 30 seconds.',
    'A press beside the dialog is no answer: it may be an elbow.',
  ],
  content: [
    'All of its words come from the catalog. The component takes numbers and functions only.',
    '`secondsLeft` is a whole number of seconds. It shows as minutes and seconds: “1:45”.',
    'Nothing in it blames anybody: “You’ve been away for a while”, not “Your session timed out”.',
  ],
  ownWindow: 460,
} satisfies ComponentDocs;
