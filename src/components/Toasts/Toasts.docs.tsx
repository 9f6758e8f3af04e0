import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Toasts, useToast } from './Toasts';

/** Says a passing word when it is pressed. */
function CopyLink() {
  const toast = useToast();
  return (
    <Button variant="outlined" onClick={() => toast({ message: 'Link copied', severity: 'info' })}>
      Copy link
    </Button>
  );
}

export default {
  status: 'stable',
  synonyms: ['toast', 'snackbar', 'notifications', 'useToast', 'flash message', 'toast provider', 'undo'],
  purpose: 'Is the place where passing words appear, one after the other, and gives screens `useToast`.',
  when: [
    'once around the signed-in portal: it is there already',
    'by calling `useToast` where something of low stakes was saved, copied or deleted',
  ],
  whenNot: [
    { when: 'a call failed', instead: 'ErrorAlert' },
    { when: 'fields of a form are wrong', instead: 'ErrorSummary' },
    { when: 'it is about money, which has to be there to be read again', instead: 'ReviewList' },
    { when: 'a status changed by itself while the page was open', instead: 'RequestStatus' },
    { when: 'the button can say it by itself, such as “Copied”', instead: 'CopyButton' },
  ],
  anatomy: [
    { part: 'Children', about: 'Everything that may call `useToast`. Outside of it a call throws an error.' },
    { part: 'Queue', about: 'Words that wait. The next one comes when the one before has left the page.' },
    {
      part: 'Bar',
      about: 'A ToastBar with message, severity and action. Its code loads with the first word.',
    },
  ],
  dos: [
    {
      text: 'Say the word after the work is done, and let the screen stay as it is. Press the button to see one.',
      example: () => (
        <Toasts>
          <CopyLink />
        </Toasts>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not use it for errors. What went wrong has to stay until somebody has read it.',
      example: () => (
        <Alert severity="warning" role="note">
          Your password isn’t saved
        </Alert>
      ),
    },
    {
      text: 'Do not say what the screen shows anyway. A switch that is on needs no word.',
      example: () => (
        <Alert severity="success" role="note">
          You switched on emails about statements
        </Alert>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the page, and then to the buttons of the bar.' },
    { keys: 'Escape', does: 'Closes the bar that is there. The next word follows, if one waits.' },
  ],
  screenReader: [
    'The place itself is silent. The bar is a status, which is told politely.',
    'Words are told one by one. A second one never cuts off the first.',
    'The focus stays where it was.',
  ],
  content: [
    'One sentence about one thing, without a period. Two things are two calls, or a part of the page.',
    'Name what it is about where there are several: “Mill checking is saved”.',
    'Offer “Undo” only where it brings everything back as it was.',
  ],
} satisfies ComponentDocs;
