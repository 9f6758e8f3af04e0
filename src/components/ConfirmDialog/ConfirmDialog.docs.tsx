import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';

interface WordsProps {
  readonly title: string;
  readonly text: string;
  readonly wayOut: string;
  readonly action: string;
}

/** The words of a dialog without the dialog, which would cover the page. */
const Words = ({ title, text, wayOut, action }: WordsProps) => (
  <Card sx={{ p: 3, maxWidth: 444 }}>
    <Typography component="p" variant="h3">
      {title}
    </Typography>
    <Typography sx={{ mt: 1 }}>{text}</Typography>
    <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 3, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <Button variant="outlined">{wayOut}</Button>
      <Button variant="contained" color="error">
        {action}
      </Button>
    </Stack>
  </Card>
);

export default {
  status: 'stable',
  synonyms: ['confirmation', 'are you sure', 'alert dialog', 'modal', 'delete prompt', 'warning', 'popup'],
  purpose: 'Asks once more before money moves or something is done that is not easily undone.',
  when: [
    'before something is deleted, canceled or sent that nobody can bring back with one press',
    'before money is asked for that the portal warns about',
    'with a name to type, for what cannot be undone at all',
  ],
  whenNot: [
    { when: 'one press undoes it: do it, and offer “Undo”', instead: 'Toasts' },
    { when: 'one thing of a list is shown in full', instead: 'DetailDrawer' },
    { when: 'the dialog holds fields that narrow a list', instead: 'FilterPanel' },
    { when: 'the session is about to end', instead: 'SessionDialog' },
  ],
  anatomy: [
    { part: 'Title', about: 'The question, with the name of what it is about.' },
    { part: 'Text', about: 'What comes of it, and whether it can be undone.' },
    { part: 'Typed name', about: 'Optional. The action opens when the name was typed, capitals included.' },
    { part: 'Failure', about: 'Why it did not work. The dialog stays, and it can be tried again.' },
    { part: 'Way out', about: 'Changes nothing. The focus begins here.' },
    { part: 'Action', about: 'Does it. Red where something is lost by it.' },
  ],
  dos: [
    {
      text: 'Ask the question with the thing in it, and let both buttons answer it.',
      example: () => (
        <Words
          title="Cancel payment request PR-2026-000101?"
          text="No money leaves your bank. The invoices stay open."
          wayOut="Keep request"
          action="Cancel request"
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not ask “Are you sure?”. Who reads only the buttons cannot tell what they do.',
      example: () => (
        <Words
          title="Are you sure?"
          text="This action changes your data."
          wayOut="Cancel"
          action="Yes, cancel"
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Goes around the typed name, the way out and the action. It never leaves them.',
    },
    { keys: 'Enter or Space', does: 'Presses the button that has the focus: at first the way out.' },
    { keys: 'Enter in the typed name', does: 'Does the action once the name is right, and nothing before.' },
    { keys: 'Escape', does: 'Leaves it, as the way out does. Nothing while it is being done.' },
  ],
  screenReader: [
    'It is an alert dialog. Its title and its text are read when it opens.',
    'The focus begins on the way out, so that Enter by habit loses nothing.',
    'A failure is an alert, read at once.',
    'While it is being done both buttons are disabled, and the action shows that it is busy.',
  ],
  content: [
    'Title: a question with the name in it: “Cancel payment request PR-2026-000101?”.',
    'Text: one or two sentences about what will happen. “This can’t be undone.” where that is so.',
    'Action: the verb and the thing of the title: “Forget device”.',
    'The way out says “Cancel” unless told, and “Keep it” where the action itself begins with “Cancel”.',
    'Better name the thing there too: “Keep request”.',
  ],
  ownWindow: 460,
} satisfies ComponentDocs;
