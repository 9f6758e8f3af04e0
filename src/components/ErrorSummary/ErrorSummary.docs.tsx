import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ComponentDocs } from '@stories/docs/componentDocs';

interface WordsProps {
  readonly messages: readonly string[];
}

/** The words of a summary. The summary itself takes the focus, which would scroll this page to it. */
const Words = ({ messages }: WordsProps) => (
  <Alert severity="error" role="note">
    <AlertTitle component="p">There is a problem</AlertTitle>
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </Alert>
);

export default {
  status: 'stable',
  synonyms: ['validation errors', 'form errors', 'error list', 'invalid fields', 'there is a problem'],
  purpose: 'Says at the top of a form what is wrong after a failed try, and leads to each field.',
  when: [
    'at the top of every form that somebody sends',
    'for what no field is to blame for, such as a server that did not take it',
  ],
  whenNot: [
    {
      when: 'a field is wrong before anybody tried to send: only the field says so',
      instead: 'FormTextField',
    },
    { when: 'a call failed that has nothing to do with a form', instead: 'ErrorAlert' },
    { when: 'data did not load', instead: 'ErrorPanel' },
    { when: 'the question is in a dialog that shows its own failure', instead: 'ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Heading', about: '“There is a problem” unless told, of level 2.' },
    { part: 'General problem', about: 'Optional. What is wrong with no field to blame.' },
    { part: 'List of links', about: 'One for each field that is wrong, in the order of the page.' },
  ],
  dos: [
    {
      text: 'Use the words that are under the field, beginning with the way out.',
      example: () => <Words messages={['Enter an amount', 'Choose a day that isn’t in the past']} />,
    },
  ],
  donts: [
    {
      text: 'Do not say that something is wrong without saying where and what to do.',
      example: () => <Words messages={['Required', 'Invalid value']} />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from the summary, which has the focus after a failed try, to its links.' },
    { keys: 'Enter', does: 'On a link: puts the focus into that field. The address stays as it is.' },
  ],
  screenReader: [
    'Each failed try brings the focus to the summary, an alert, and so it is read.',
    'While somebody corrects a field it stays where it is, and the focus stays in the field.',
    'The links are a list: their number is said first.',
    'Before the first try it is not there.',
  ],
  content: [
    'Each message is word by word the one under its field, so that it is known again.',
    'Messages start with “Enter”, “Choose” or “Remove” and have no period.',
    'A general problem says what happened and that nothing is lost: “Nothing was sent. Try again in a moment.”',
  ],
  ownWindow: 360,
} satisfies ComponentDocs;
