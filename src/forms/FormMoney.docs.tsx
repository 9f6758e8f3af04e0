import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormMoney } from './FormMoney';
import { FormTextField } from './FormTextField';

export default {
  status: 'stable',
  synonyms: ['amount field', 'currency input', 'dollars', 'price field', 'payment amount', 'cents'],
  purpose: 'Asks for an amount in dollars and cents and takes it however people type it.',
  when: [
    'for any amount that somebody types in a form: a payment, a pickup, a limit',
    'for an amount that a button beside it can fill in, such as everything that is available',
  ],
  whenNot: [
    { when: 'the amount is only shown', instead: 'Money' },
    { when: 'a list is filtered by its smallest and largest amount', instead: 'AmountRange' },
    { when: 'the number counts things and not dollars', instead: 'FormWhole' },
    { when: 'the amounts to choose from are known', instead: 'FormRadioCards' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It ends with “(optional)” where the amount may stay empty.' },
    { part: 'Dollar sign', about: 'Always at the start of the box. Typing another one does no harm.' },
    { part: 'Amount', about: 'As it is typed until the field is left. Then it has commas and two decimals.' },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
  ],
  dos: [
    {
      text: 'Say the limit before somebody types, with the amount itself.',
      example: () => (
        <Formik initialValues={{ amountDo: 150_000 }} onSubmit={() => undefined}>
          <FormMoney name="amountDo" label="Amount" hint="Up to the balance of $14,532.41" />
        </Formik>
      ),
    },
    {
      text: 'Name the largest or smallest amount again in the error: the hint is gone then.',
      example: () => (
        <Formik
          initialValues={{ tooMuchDo: 1_500_000 }}
          initialErrors={{ tooMuchDo: 'Enter an amount of $14,532.41 or less' }}
          initialTouched={{ tooMuchDo: true }}
          validateOnBlur={false}
          onSubmit={() => undefined}
        >
          <FormMoney name="tooMuchDo" label="Amount" hint="Up to the balance of $14,532.41" />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not ask for an amount in a text field. It keeps text, not cents.',
      example: () => (
        <Formik initialValues={{ amountDont: '1500' }} onSubmit={() => undefined}>
          <FormTextField name="amountDont" label="Amount in dollars" inputMode="decimal" />
        </Formik>
      ),
    },
    {
      text: 'Do not tell people how to type. Commas, a dollar sign and missing cents are all read.',
      example: () => (
        <Formik initialValues={{ formatDont: '' }} onSubmit={() => undefined}>
          <FormMoney name="formatDont" label="Amount" hint="Numbers only, without commas or a dollar sign" />
        </Formik>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes into the field and out of it. Leaving it formats the amount: “1234.5” becomes “1,234.50”.',
    },
    {
      keys: 'Enter',
      does: 'Sends the form around it. The value counts with every key, so nothing typed is lost.',
    },
  ],
  screenReader: [
    'It is a text field named by its label and required unless it is optional.',
    'The dollar sign is not part of its name or description, so hint and error write it: “$14,532.41”.',
    'With an error, the field is announced as invalid and the error is its description.',
    'A phone opens a keyboard of digits with a decimal point.',
  ],
  content: [
    'The label says what the amount is for: “Amount to prepay”, “Largest check”. No dollar sign in it.',
    'Amounts in hint and error always have cents: “$14,532.41”.',
    'An amount that could mean two things, such as “12.345” or “1,23”, stays as typed and is refused.',
    'The messages of the rule `money` say how to go on: “Enter an amount like 1,234.50”.',
    'An empty field has its own words: “Enter an amount”.',
  ],
} satisfies ComponentDocs;
