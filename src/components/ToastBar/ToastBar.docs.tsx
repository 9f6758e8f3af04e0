import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ComponentDocs } from '@stories/docs/componentDocs';

export default {
  status: 'stable',
  synonyms: ['toast', 'snackbar', 'notification', 'flash message', 'undo bar', 'message bar'],
  purpose: 'Is the bar at the bottom of the page that says a passing word and goes away by itself.',
  when: [
    'through `useToast`, which puts one bar after the other and loads its code when there is something to say',
    'for a word of low stakes: saved, copied, file ready, deleted with a way back',
  ],
  whenNot: [
    { when: 'a screen has something to say: call `useToast`, which shows this bar', instead: 'Toasts' },
    { when: 'a call failed', instead: 'ErrorAlert' },
    { when: 'a part of the page did not load', instead: 'ErrorPanel' },
    { when: 'money moves, or it has to be read again later', instead: 'ReviewList' },
    { when: 'everybody has to know something today', instead: 'Banner' },
    { when: 'somebody is asked before something is lost', instead: 'ConfirmDialog' },
  ],
  anatomy: [
    {
      part: 'Icon',
      about: 'Comes with `severity`: success unless told, info or warning. There is no error.',
    },
    { part: 'Message', about: 'One sentence. A long name breaks, so that the buttons keep their place.' },
    { part: 'Action', about: 'One button, such as “Undo”. It does its work and closes the bar.' },
    { part: 'Close', about: 'A cross, always there.' },
  ],
  dos: [
    {
      text: 'Say what was done, with its name, and offer the way back if there is one.',
      example: () => (
        <Alert severity="success" role="note" action={<Button color="inherit">Undo</Button>}>
          View “Past due” deleted
        </Alert>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not tell of money. After six seconds nobody can read it again.',
      example: () => (
        <Alert severity="success" role="note">
          Payment request PR-2026-000101 over $4,210.00 sent
        </Alert>
      ),
    },
    {
      text: 'Do not put the only way to something into it. The bar goes away, and the way with it.',
      example: () => (
        <Alert severity="info" role="note" action={<Button color="inherit">Get your codes</Button>}>
          Your new codes are ready
        </Alert>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Comes to the action, then to “Close”, after everything else on the page.' },
    { keys: 'Enter or Space', does: 'Does what the button says. The bar closes.' },
    { keys: 'Escape', does: 'Closes the bar, wherever the focus is.' },
  ],
  screenReader: [
    'Is a status: the message is told politely and takes the focus from nobody.',
    'It stays while the pointer or the focus is on it, so there is time to read and to undo.',
    'A press beside it does not close it.',
  ],
  content: [
    'One short sentence that says what is done, without a period: “Link copied”.',
    'No “success” and no exclamation mark. The icon says that it went well.',
    'The action is a verb of one word: “Undo”, “Open”.',
  ],
  ownWindow: 200,
} satisfies ComponentDocs;
