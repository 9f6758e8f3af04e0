import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormWhole } from './FormWhole';

export default {
  status: 'stable',
  synonyms: ['number input', 'integer', 'count', 'hours', 'days', 'stepper', 'numeric field'],
  purpose: 'Asks for a whole number of things, from 0 up to nine digits.',
  when: [
    'for a count that somebody sets: hours ahead, banking days, minutes of a slot',
    'for a limit on how many of something there may be',
  ],
  whenNot: [
    { when: 'the number is an amount of dollars', instead: 'FormMoney' },
    {
      when: 'the number is a name, such as a ticket number, and may start with zeros',
      instead: 'FormTextField',
    },
    { when: 'the number is a code that was sent to somebody', instead: 'FormCode' },
    { when: 'only a few numbers are possible', instead: 'FormSelect' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It names the unit.' },
    {
      part: 'Number',
      about: 'As it is typed until the field is left. Zeros in front go then: “007” becomes “7”.',
    },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
  ],
  dos: [
    {
      text: 'Put the unit into the label, and what it counts from into the hint.',
      example: () => (
        <Formik initialValues={{ hoursDo: 24 }} onSubmit={() => undefined}>
          <FormWhole name="hoursDo" label="Hours ahead of a pickup" hint="Business hours of this branch" />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not leave the unit unsaid. 24 may be hours or days.',
      example: () => (
        <Formik initialValues={{ leadDont: 24 }} onSubmit={() => undefined}>
          <FormWhole name="leadDont" label="Lead time" />
        </Formik>
      ),
    },
    {
      text: 'Do not use it for a number that is a name. Ticket 00417 loses its zeros.',
      example: () => (
        <Formik initialValues={{ ticketDont: 417 }} onSubmit={() => undefined}>
          <FormWhole name="ticketDont" label="Delivery ticket" />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it. Leaving it checks what was typed.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
    {
      keys: 'Arrow Up, Arrow Down',
      does: 'Nothing to the number: it is a text field, so no key changes it by accident.',
    },
  ],
  screenReader: [
    'It is a text field named by its label and required unless it is optional.',
    'It has no buttons for more and less, and a mouse wheel does not change it.',
    'With an error, the field is announced as invalid and the error is its description.',
    'A phone opens a keyboard of digits.',
  ],
  content: [
    'The label has the unit in it: “Minutes of a pickup slot”, “Banking days ahead”.',
    'The error says what to type: “Enter a whole number”. Give the limit where there is one.',
    'What is no whole number stays as typed and is refused: “1.5”, “-2”, “1,000”.',
  ],
} satisfies ComponentDocs;
