import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormSelect } from './FormSelect';

const branches = [
  { value: 'larkspur', label: 'Larkspur' },
  { value: 'potlatch', label: 'Potlatch' },
  { value: 'tekoa', label: 'Tekoa (closed until spring)', disabled: true },
];

export default {
  status: 'stable',
  synonyms: ['dropdown', 'picker', 'combo box', 'option list', 'menu of choices'],
  purpose: 'Asks for one choice out of a list that is too long to show.',
  when: [
    'for one of four or more choices that people know by name: a branch, a topic, a time',
    'for a short choice in a tight row where cards would not fit',
  ],
  whenNot: [
    {
      when: 'there are two or three choices, or each needs a word of explanation',
      instead: 'FormRadioCards',
    },
    { when: 'the answer is yes or no', instead: 'FormCheckbox' },
    { when: 'several choices may be on at once in a filter', instead: 'MultiSelect' },
    { when: 'the choice sorts a list', instead: 'SortSelect' },
    { when: 'the choice is the time that a list covers', instead: 'PeriodSelect' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It ends with “(optional)” where nothing has to be chosen.' },
    { part: 'Box', about: 'Shows what is chosen, and a small arrow at its end.' },
    {
      part: 'Empty entry',
      about: 'Shown until something is chosen. It stays first in the list, so a choice can be undone.',
    },
    { part: 'Options', about: 'The browser’s own list, in the order given. A closed option is grayed out.' },
    { part: 'Group', about: 'A name above options that belong together.' },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
  ],
  dos: [
    {
      text: 'Start without a choice, with an empty entry that says what to choose.',
      example: () => (
        <Formik initialValues={{ branchDo: '' }} onSubmit={() => undefined}>
          <FormSelect
            name="branchDo"
            label="Branch"
            hint="Where you want to pick it up"
            empty="Choose a branch"
            options={branches}
          />
        </Formik>
      ),
    },
    {
      text: 'Group a long list under names that people look for first.',
      example: () => (
        <Formik initialValues={{ placeDo: 'potlatch' }} onSubmit={() => undefined}>
          <FormSelect
            name="placeDo"
            label="Branch"
            options={[
              { value: 'larkspur', label: 'Larkspur', group: 'Washington' },
              { value: 'tekoa', label: 'Tekoa', group: 'Washington' },
              { value: 'potlatch', label: 'Potlatch', group: 'Idaho' },
            ]}
          />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not hide two choices in a list. Cards show both at once and explain them.',
      example: () => (
        <Formik initialValues={{ kindDont: 'checking' }} onSubmit={() => undefined}>
          <FormSelect
            name="kindDont"
            label="What kind of account is it?"
            options={[
              { value: 'checking', label: 'Checking' },
              { value: 'savings', label: 'Savings' },
            ]}
          />
        </Formik>
      ),
    },
    {
      text: 'Do not leave out the empty entry while nothing is chosen. A blank box does not say what to choose.',
      example: () => (
        <Formik initialValues={{ branchDont: '' }} onSubmit={() => undefined}>
          <FormSelect name="branchDont" label="Branch" options={branches} />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the box and away from it. Leaving it checks the choice.' },
    {
      keys: 'Space or Alt+Arrow Down',
      does: 'Opens the list. Which of the two depends on browser and system.',
    },
    { keys: 'Arrow Up, Arrow Down', does: 'Goes through the options. Closed options are skipped.' },
    { keys: 'Letters', does: 'Go to the option that starts with them.' },
    { keys: 'Escape', does: 'Closes the list and keeps the choice from before.' },
  ],
  screenReader: [
    'It is a combo box named by its label, with the chosen option as its value.',
    'It is required unless it is optional.',
    'Its description is the hint or the error. With an error, it is announced as invalid.',
    'Groups and closed options are announced as the browser’s own list does.',
  ],
  content: [
    'The label is a noun or the question itself: “Branch”, “How do you want to hear back?”.',
    'The empty entry says what to choose: “Choose a branch”, never “Select…” or “None”.',
    'Where none is a real answer, the empty entry says it: “No account in particular”.',
    'Options have no period. A closed one says why in brackets: “Tekoa (closed until spring)”.',
    'The error uses the same words as the empty entry: “Choose a branch”.',
  ],
} satisfies ComponentDocs;
