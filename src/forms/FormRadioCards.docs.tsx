import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormRadioCards } from './FormRadioCards';

export default {
  status: 'stable',
  synonyms: ['radio buttons', 'radio group', 'option cards', 'choice', 'single choice', 'tiles'],
  purpose: 'Asks for one of a few choices in a form, each in a card that can explain it.',
  when: [
    'for two to five choices whose difference needs explaining',
    'for a choice that decides what the rest of the form asks',
    'for saved bank accounts to pay from, with why one of them cannot be used',
  ],
  whenNot: [
    { when: 'the choices are many and known by name', instead: 'FormSelect' },
    { when: 'the answer is yes or no', instead: 'FormCheckbox' },
    { when: 'the choice acts at once and belongs to no form', instead: 'ChoiceCards' },
    { when: 'the choice filters a list', instead: 'FilterChips' },
  ],
  anatomy: [
    {
      part: 'Question',
      about: 'The heading of the group. It ends with “(optional)” where nothing has to be chosen.',
    },
    {
      part: 'Hint or error',
      about: 'Below the question and above the cards. An error takes the hint’s place.',
    },
    { part: 'Card', about: 'A radio button and its label. A press anywhere on the card chooses it.' },
    { part: 'Description', about: 'One line in the card that says what comes of the choice.' },
    { part: 'Icon and aside', about: 'Optional, at the end of a card: a picture, an amount or a chip.' },
  ],
  dos: [
    {
      text: 'Say under each choice what tells it apart.',
      example: () => (
        <Formik initialValues={{ holderTypeDo: 'business' }} onSubmit={() => undefined}>
          <FormRadioCards
            name="holderTypeDo"
            label="Whose account is it?"
            choices={[
              { id: 'business', label: 'Business', description: 'A farm, company, partnership or trust' },
              { id: 'personal', label: 'Personal', description: 'One person or a couple' },
            ]}
          />
        </Formik>
      ),
    },
    {
      text: 'Show a choice that is closed now, and say why in its description.',
      example: () => (
        <Formik initialValues={{ sourceDo: 'checking' }} onSubmit={() => undefined}>
          <FormRadioCards
            name="sourceDo"
            label="Pay from"
            choices={[
              { id: 'checking', label: 'Farm checking', description: 'Palouse Community Bank' },
              {
                id: 'plan',
                label: 'Deposit plan',
                description: 'Nothing is available in it now.',
                disabled: true,
              },
            ]}
          />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not use cards for a list of names. They fill the page and explain nothing.',
      example: () => (
        <Formik initialValues={{ branchCardsDont: '' }} onSubmit={() => undefined}>
          <FormRadioCards
            name="branchCardsDont"
            label="Branch"
            choices={[
              { id: 'colfax', label: 'Colfax' },
              { id: 'larkspur', label: 'Larkspur' },
              { id: 'potlatch', label: 'Potlatch' },
              { id: 'tekoa', label: 'Tekoa' },
            ]}
          />
        </Formik>
      ),
    },
    {
      text: 'Do not describe a choice with its own name.',
      example: () => (
        <Formik initialValues={{ kindCardsDont: '' }} onSubmit={() => undefined}>
          <FormRadioCards
            name="kindCardsDont"
            label="What kind of account is it?"
            choices={[
              { id: 'checking', label: 'Checking', description: 'Choose this for checking' },
              { id: 'savings', label: 'Savings', description: 'Choose this for savings' },
            ]}
          />
        </Formik>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the chosen card, or to the first one while none is chosen. The next Tab leaves the group.',
    },
    { keys: 'Arrow keys', does: 'Go to the next or previous card and choose it. Closed cards are skipped.' },
    { keys: 'Space', does: 'Chooses the card that has the focus.' },
  ],
  screenReader: [
    'It is a radio group named by the question. The hint or the error describes the group.',
    'Each card is a radio button named by its label, and by its aside if it has one.',
    'Its description is read after the name, so a closed card says why.',
    'The group is announced as required unless `optional` is set, and as invalid with an error.',
    'A summary of errors leads to the first card that can be chosen.',
    'A group that was left without a choice shows its error. Moving between its cards does not.',
  ],
  content: [
    'The group’s label is the question itself: “Whose account is it?”. Short nouns work too: “Pay from”.',
    'A card’s label has one to three words and no period.',
    'A description is one short line that says what comes of the choice.',
    'The error starts with “Choose”: “Choose whose account it is”.',
    'A radio button cannot be cleared. Add a card such as “Neither” instead of making the group optional.',
  ],
} satisfies ComponentDocs;
