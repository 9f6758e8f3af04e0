import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormPhone } from './FormPhone';

export default {
  status: 'stable',
  synonyms: ['telephone', 'cell phone', 'mobile number', 'tel input', 'text message number', 'call back'],
  purpose: 'Asks for a US phone number and takes it however people type it.',
  when: [
    'for a number that the portal sends codes or text messages to',
    'for a number that the office calls back',
  ],
  whenNot: [
    { when: 'the number may have an extension or is not from the US', instead: 'FormTextField' },
    { when: 'the number is shown so that somebody can call it', instead: 'CallButton' },
    { when: 'somebody types the code that came by text message', instead: 'FormCode' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It ends with “(optional)” where the number may stay empty.' },
    { part: 'Number', about: 'As it is typed until the field is left. Then it reads “(509) 555-0134”.' },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
  ],
  dos: [
    {
      text: 'Say what the number will be used for.',
      example: () => (
        <Formik initialValues={{ phoneDo: '+15095550134' }} onSubmit={() => undefined}>
          <FormPhone name="phoneDo" label="Phone number" hint="A US number that can receive text messages" />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not ask for one way of writing it. Spaces, dots, dashes and brackets are all read.',
      example: () => (
        <Formik initialValues={{ phoneFormatDont: '' }} onSubmit={() => undefined}>
          <FormPhone name="phoneFormatDont" label="Phone number" hint="10 digits without spaces or dashes" />
        </Formik>
      ),
    },
    {
      text: 'Do not answer a mistake with “Invalid”. It says neither what is wrong nor what to do.',
      example: () => (
        <Formik
          initialValues={{ phoneErrorDont: '555-0134' }}
          initialErrors={{ phoneErrorDont: 'Invalid phone number' }}
          initialTouched={{ phoneErrorDont: true }}
          validateOnBlur={false}
          onSubmit={() => undefined}
        >
          <FormPhone name="phoneErrorDont" label="Phone number" />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it. Leaving it formats a number of 10 digits.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
  screenReader: [
    'It is a text field for a phone number, named by its label and required unless it is optional.',
    'A phone opens its keypad, and the browser may offer the person’s own number.',
    'With an error, the field is announced as invalid and the error is its description.',
  ],
  content: [
    'The label is “Phone number”, or “Cell phone” where only that will do.',
    'The hint says what we do with the number, not how to write it.',
    'The error comes from the rule `usPhone`: “Enter a US phone number with 10 digits”.',
    'A leading 1 or +1 is fine. A number of 7 digits stays as typed and is refused.',
  ],
} satisfies ComponentDocs;
