import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormRoutingNumber } from './FormRoutingNumber';

export default {
  status: 'stable',
  synonyms: ['routing', 'aba number', 'bank number', 'bank code', 'routing transit number', 'find a bank'],
  purpose: 'Asks for the 9 digits that name a US bank and says which bank they belong to.',
  when: [
    'for a bank account that somebody adds to pay from or to get money in',
    'above FormAccountNumber, since a check has the routing number first',
  ],
  whenNot: [
    { when: 'somebody types the number of their account', instead: 'FormAccountNumber' },
    { when: 'the bank account is saved and only chosen', instead: 'FormRadioCards' },
    { when: 'a saved bank account is shown', instead: 'Masked' },
    { when: 'people need to see where the number is on a check', instead: 'CheckDiagram' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. The page gives it: “Routing number”.' },
    { part: 'Digits', about: 'Of equal width, with a little space between them. Zeros in front stay.' },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
    { part: 'Bank', about: 'Once there are 9 digits: the bank that was found, in green with a bank icon.' },
    {
      part: 'Doubt',
      about: 'A warning in the same place for a number that looks wrong. A bank that was found outweighs it.',
    },
  ],
  dos: [
    {
      text: 'Look the bank up after the ninth digit, and let people see its name.',
      example: () => (
        <Formik initialValues={{ routingDo: '021000021' }} onSubmit={() => undefined}>
          <FormRoutingNumber
            name="routingDo"
            label="Routing number"
            hint="9 digits"
            lookup={{ state: 'found', bank: 'Palouse Community Bank, Colfax WA' }}
          />
        </Formik>
      ),
    },
    {
      text: 'Let people go on when the bank cannot be looked up.',
      example: () => (
        <Formik initialValues={{ lookupDo: '021000021' }} onSubmit={() => undefined}>
          <FormRoutingNumber
            name="lookupDo"
            label="Routing number"
            hint="9 digits"
            lookup={{ state: 'down' }}
          />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not refuse a number that is only doubtful. The field warns, and the form may ask to confirm it.',
      example: () => (
        <Formik
          initialValues={{ doubtDont: '123456789' }}
          initialErrors={{ doubtDont: 'Invalid routing number' }}
          initialTouched={{ doubtDont: true }}
          validateOnBlur={false}
          onSubmit={() => undefined}
        >
          <FormRoutingNumber name="doubtDont" label="Routing number" />
        </Formik>
      ),
    },
    {
      text: 'Do not explain a check in the hint. A picture of one says it faster.',
      example: () => (
        <Formik initialValues={{ explainDont: '' }} onSubmit={() => undefined}>
          <FormRoutingNumber
            name="explainDont"
            label="Routing number"
            hint="The first number at the lower left of a check, between two signs, before the account number"
          />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it. Leaving it takes out spaces and dashes.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
    { keys: 'Ctrl+V or Command+V', does: 'Pastes a number, with or without gaps.' },
  ],
  screenReader: [
    'It is a text field named by its label and required unless it is optional.',
    'The bank, or the doubt, is read aloud when it appears. It is also part of the field’s description.',
    'A doubt is no error: the field is not announced as invalid.',
    'The icons are silent. The words say the same.',
  ],
  content: [
    'The label is “Routing number”, the hint “9 digits”.',
    'The words for a bank that is looked for, unknown or doubtful come with the field.',
    'A found bank is written with its town, so that two of the same name can be told apart.',
    'The error says the length: “Enter the routing number as exactly 9 digits”.',
    'A found bank proves that the bank exists, never that the account does. Do not say “verified”.',
  ],
} satisfies ComponentDocs;
