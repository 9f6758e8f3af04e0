import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormTextArea } from './FormTextArea';

export default {
  status: 'stable',
  synonyms: ['textarea', 'multiline', 'comment field', 'message field', 'long text', 'character counter'],
  purpose: 'Asks for a text of several lines and counts how many characters are left.',
  when: [
    'for a message, a comment or a reason that somebody writes in their own words',
    'for a long text of the company that the office edits, such as the words of an agreement',
  ],
  whenNot: [
    { when: 'the answer fits on one line', instead: 'FormTextField' },
    { when: 'the possible answers are known', instead: 'FormSelect' },
    { when: 'the text is agreed to and only shown', instead: 'AgreedText' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It ends with “(optional)” where the text may stay empty.' },
    { part: 'Box', about: 'Five lines high unless `rows` says otherwise. A longer text scrolls inside it.' },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
    {
      part: 'Counter',
      about:
        'How many characters are left of `max`, which is 500 by default. Red and bold once there are too many.',
    },
  ],
  dos: [
    {
      text: 'Give `max` the limit of the form’s rule, and `rows` the length of a usual answer.',
      example: () => (
        <Formik
          initialValues={{ commentsDo: 'Call before you load. The gate is locked until 7.' }}
          onSubmit={() => undefined}
        >
          <FormTextArea
            name="commentsDo"
            label="Comments"
            optional
            hint="Anything the branch should know"
            max={200}
            rows={3}
          />
        </Formik>
      ),
    },
    {
      text: 'Let people go over the limit, then say how far. Nobody loses what they pasted.',
      example: () => (
        <Formik
          initialValues={{ reasonDo: 'The load weighed 3 tons less than the ticket says.' }}
          initialErrors={{ reasonDo: 'Shorten the reason to 40 characters' }}
          initialTouched={{ reasonDo: true }}
          validateOnBlur={false}
          onSubmit={() => undefined}
        >
          <FormTextArea name="reasonDo" label="Reason" max={40} rows={2} />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not use it for a short answer. A large box asks for a long one.',
      example: () => (
        <Formik initialValues={{ pickupPersonDont: '' }} onSubmit={() => undefined}>
          <FormTextArea name="pickupPersonDont" label="Who will pick up the check" rows={3} />
        </Formik>
      ),
    },
    {
      text: 'Do not write the limit into the hint as well. The counter says it.',
      example: () => (
        <Formik initialValues={{ messageDont: '' }} onSubmit={() => undefined}>
          <FormTextArea name="messageDont" label="Message" hint="At most 500 characters" rows={3} />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it. Leaving it checks what was typed.' },
    { keys: 'Enter', does: 'Starts a new line. It does not send the form.' },
  ],
  screenReader: [
    'It is a text field of several lines, named by its label and required unless it is optional.',
    'Its description is the hint or the error, then the counter.',
    'While somebody types, the count is read at 50, 25, 10 and 0 left, and when there are too many.',
    'A count after every key would drown out what is typed.',
  ],
  content: [
    'The label names what to write: “Message”, “Reason for the customer”.',
    'The hint says what is worth writing: “Anything the branch should know”.',
    'The error says the limit again: “Shorten your comments to 500 characters”.',
    'The words of the counter come with the field.',
  ],
} satisfies ComponentDocs;
