import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormTextField } from './FormTextField';

export default {
  status: 'stable',
  synonyms: [
    'input',
    'text box',
    'text input',
    'single-line field',
    'email field',
    'time field',
    'read-only field',
  ],
  purpose: 'Asks for one line of text in a form.',
  when: [
    'for a name, a nickname, an email address, a time of day or any other short text',
    'with `readOnly` for a value that people may read and copy but not change here',
  ],
  whenNot: [
    { when: 'the text may have several lines', instead: 'FormTextArea' },
    { when: 'somebody types an amount of dollars', instead: 'FormMoney' },
    { when: 'somebody types a count, such as hours or days', instead: 'FormWhole' },
    { when: 'somebody types a US phone number', instead: 'FormPhone' },
    { when: 'somebody enters a calendar date', instead: 'FormDate' },
    { when: 'somebody types a password', instead: 'FormPassword' },
    { when: 'the text searches a list instead of being saved', instead: 'SearchField' },
  ],
  anatomy: [
    {
      part: 'Label',
      about:
        'Always above the box, never inside it. It ends with “(optional)” where the field may stay empty.',
    },
    { part: 'Box', about: 'Holds the text. A gray background shows that the text is read-only.' },
    { part: 'Hint', about: 'A line below the box that helps to fill it in.' },
    { part: 'Error', about: 'Takes the hint’s place once the field was left or the form was sent.' },
    { part: 'Note', about: 'An optional second line about the value. It stays beside an error.' },
    { part: 'Adornment', about: 'An optional sign or button inside the box, at its start or end.' },
  ],
  dos: [
    {
      text: 'Say in the hint what the label cannot: where to find it, or how long it may be.',
      example: () => (
        <Formik initialValues={{ holderDo: 'Hollis Creek Farms' }} onSubmit={() => undefined}>
          <FormTextField
            name="holderDo"
            label="Name on the bank account"
            hint="As the bank has it, at most 22 characters"
          />
        </Formik>
      ),
    },
    {
      text: 'Mark what may stay empty as optional. All other fields are required, so they carry no mark.',
      example: () => (
        <Formik initialValues={{ nicknameDo: '' }} onSubmit={() => undefined}>
          <FormTextField
            name="nicknameDo"
            label="Nickname"
            optional
            hint="What you call it: “Farm checking”"
          />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not repeat the label in the hint. It is read twice and helps nobody.',
      example: () => (
        <Formik initialValues={{ firstNameDont: '' }} onSubmit={() => undefined}>
          <FormTextField name="firstNameDont" label="First name" hint="Enter your first name" />
        </Formik>
      ),
    },
    {
      text: 'Do not put help into the placeholder. It is gone with the first letter.',
      example: () => (
        <Formik initialValues={{ nicknameDont: '' }} onSubmit={() => undefined}>
          <FormTextField name="nicknameDont" label="Nickname" optional placeholder="At most 40 characters" />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it. Leaving it checks what was typed.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
  ],
  screenReader: [
    'It is a text field named by its label, with “(optional)” where that applies.',
    'It is announced as required unless it is optional.',
    'The hint is its description. With an error, the field is announced as invalid and the error is the description.',
    'An error is not read aloud when it appears. The error summary of the form does that after sending.',
  ],
  content: [
    'The label is a noun in sentence case without a period: “Name on the bank account”.',
    'The hint is at most 120 characters and says what the label does not.',
    'An error starts with the way out: “Enter the name on the account”.',
    'An error replaces the hint, so it says the limit again where there is one.',
    'No asterisks and no “required”.',
  ],
} satisfies ComponentDocs;
