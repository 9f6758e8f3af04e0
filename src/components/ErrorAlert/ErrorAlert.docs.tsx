import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';

interface WordsProps {
  readonly title: string;
  readonly message: string;
  readonly reference?: string;
}

/** The words of the alert without its place over the page. */
const Words = ({ title, message, reference }: WordsProps) => (
  <Alert severity="error" role="note" sx={{ maxWidth: 400 }}>
    <AlertTitle>{title}</AlertTitle>
    <Typography variant="body2">{message}</Typography>
    {reference && (
      <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
        Reference {reference}
      </Typography>
    )}
  </Alert>
);

export default {
  status: 'stable',
  synonyms: ['error message', 'server error', 'snackbar', 'error toast', 'notification', 'request failed'],
  purpose: 'Says over any page that a call to the server failed, and stays until somebody closes it.',
  when: [
    'once, in the frame of the portal, for calls that fail while the page stays as it is',
    'with the reference of the call, so that the office can find it',
  ],
  whenNot: [
    { when: 'a part of the page did not load and its place is empty', instead: 'ErrorPanel' },
    { when: 'fields of a form are wrong', instead: 'ErrorSummary' },
    { when: 'something worked', instead: 'Toasts' },
    { when: 'the company tells everybody something', instead: 'Banner' },
  ],
  anatomy: [
    { part: 'Title', about: '“Error Code:” and the status. “Error” where the failure is in the browser.' },
    { part: 'Message', about: '“Message:” and what the server said, or the browser’s own words.' },
    { part: 'Reference', about: 'Optional, small. Names the call in the log of the server.' },
    { part: 'Close button', about: 'The only thing to press.' },
  ],
  dos: [
    {
      text: 'Show the status, the message and the reference as they came.',
      example: () => (
        <Words
          title="Error Code: 500"
          message="Message: The ledger could not be read."
          reference="01938f6e-7c1a-7bb2"
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not hide what is known behind kind words. The office cannot help with these.',
      example: () => <Words title="Oops!" message="Something went wrong. Sorry about that." />,
    },
  ],
  keyboard: [
    { keys: 'Escape', does: 'Closes it, wherever on the page the focus is.' },
    { keys: 'Tab', does: 'Reaches the close button in its turn. The alert does not take the focus.' },
    { keys: 'Enter or Space', does: 'On the close button: closes it.' },
  ],
  screenReader: [
    'It is an alert: title, message and reference are read at once, and the focus stays.',
    'It does not go away by itself, nor by a press elsewhere, so that nobody has to be quick.',
  ],
  content: [
    'Title and message are fixed texts, word by word: “Error Code: 500”, “Message: …”.',
    'One alert at a time. Equal ones that wait are shown once.',
    'A reference is a number to read out on the phone. It is never left out where there is one.',
  ],
  ownWindow: 260,
} satisfies ComponentDocs;
