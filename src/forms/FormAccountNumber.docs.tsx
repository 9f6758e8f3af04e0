import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormAccountNumber } from './FormAccountNumber';
import { FormTextField } from './FormTextField';

export default {
  status: 'stable',
  synonyms: [
    'bank account number',
    'confirm account number',
    'checking account',
    'savings account',
    'direct debit',
  ],
  purpose: 'Asks twice for the number of a bank account, since nothing else would find a slip.',
  when: [
    'for a bank account that somebody adds, below its routing number',
    'as the only place in the portal where a whole account number is typed',
  ],
  whenNot: [
    { when: 'somebody types the number of their bank', instead: 'FormRoutingNumber' },
    { when: 'a saved bank account is shown', instead: 'Masked' },
    { when: 'somebody chooses among saved bank accounts', instead: 'FormRadioCards' },
    { when: 'somebody types a code', instead: 'FormCode' },
  ],
  anatomy: [
    { part: 'Account number', about: 'The first field, with the hint “3 to 19 digits”.' },
    { part: 'Account number again', about: 'The second field. Its path in the form is `confirmName`.' },
    { part: 'Digits', about: 'Of equal width, with a little space between them. Zeros in front stay.' },
    {
      part: 'Error',
      about: 'Below the field that it is about. A difference is said below the second field.',
    },
  ],
  dos: [
    {
      text: 'Let the parent set the space between the two fields: it is two rows of the form.',
      example: () => (
        <Formik initialValues={{ accountDo: '000123456789', againDo: '' }} onSubmit={() => undefined}>
          <Stack spacing={2.5}>
            <FormAccountNumber name="accountDo" confirmName="againDo" />
          </Stack>
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not ask for it once. A wrong digit shows only when a payment comes back.',
      example: () => (
        <Formik initialValues={{ accountOnceDont: '000123456789' }} onSubmit={() => undefined}>
          <FormTextField
            name="accountOnceDont"
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
          />
        </Formik>
      ),
    },
    {
      text: 'Do not show a saved number in it again. A saved number shows only its last digits.',
      example: () => (
        <Formik
          initialValues={{ savedDont: '000123456789', savedAgainDont: '000123456789' }}
          onSubmit={() => undefined}
        >
          <Stack spacing={2.5}>
            <FormAccountNumber name="savedDont" confirmName="savedAgainDont" disabled />
          </Stack>
        </Formik>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the first field to the second. Leaving a field takes out spaces and dashes.',
    },
    { keys: 'Enter', does: 'Sends the form around it.' },
    { keys: 'Ctrl+V or Command+V', does: 'Pastes a number into either field, with or without gaps.' },
  ],
  screenReader: [
    'These are two text fields, “Account number” and “Account number again”. Both are required.',
    'The digits are not hidden, so a screen reader reads what is typed.',
    'The browser never fills them in: both have autocomplete off.',
    'With an error, that field is announced as invalid and the error is its description.',
  ],
  content: [
    'Labels and hint come with the field. A page gives only the two paths.',
    'The error of the first field says the length: “Enter the account number as 3 to 19 digits”.',
    'The error of the second says what to do: “Enter the same account number as above”.',
    'Use the rules `bankAccountNumber` and `sameAccountNumber`, which bring these words.',
  ],
} satisfies ComponentDocs;
