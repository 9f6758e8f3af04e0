import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ErrorPanel } from './ErrorPanel';

export default {
  status: 'stable',
  synonyms: ['error state', 'load failed', 'retry', 'try again', 'failure', 'error message', 'offline'],
  purpose: 'Takes the place of data that did not come, while the rest of the page stays.',
  when: [
    'where a list, a chart or a whole screen would be and did not load',
    'when somebody can try again, or has to be told that trying again does not help',
  ],
  whenNot: [
    { when: 'the region also loads and can be empty: it shows this panel itself', instead: 'AsyncBoundary' },
    { when: 'a call failed and nothing on the page is missing by it', instead: 'ErrorAlert' },
    { when: 'fields of a form are wrong', instead: 'ErrorSummary' },
    { when: 'there is nothing to show, and nothing is wrong', instead: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Title', about: 'What did not come. It is no heading.' },
    { part: 'Message', about: 'What happened and what to do.' },
    { part: 'Reference', about: 'Optional, small. Names the call in the log of the server.' },
    { part: 'Try again', about: 'Only there where a new try may help.' },
  ],
  dos: [
    {
      text: 'Name what is missing, and say what to do about it.',
      example: () => (
        <ErrorPanel
          title="Couldn’t load your purchases"
          message="The server didn’t answer. Your data is safe. Try again in a moment."
          reference="req-7f3a"
          onRetry={() => undefined}
        />
      ),
    },
    {
      text: 'Leave out the button where no new try helps, and say what does.',
      example: () => (
        <ErrorPanel title="This invoice isn’t yours" message="Choose another account, or call your branch." />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not leave people with a code and no way on.',
      example: () => <ErrorPanel title="Error" message="ECONNREFUSED" />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to “Try again”, where it is. The panel itself takes no focus.' },
    { keys: 'Enter or Space', does: 'Tries again.' },
  ],
  screenReader: [
    'It is an alert: it is read as soon as it takes the place of the data.',
    'The icon is silent. The words say that something is wrong.',
  ],
  content: [
    'Title: “Couldn’t load” and the thing: “Couldn’t load your purchases”.',
    'Message: what happened, whether anything is lost, what to do. At most three short sentences.',
    'No blame, no “sorry”, no code in the message. The reference has its own line.',
  ],
} satisfies ComponentDocs;
