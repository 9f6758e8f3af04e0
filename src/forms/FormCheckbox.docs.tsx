import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormCheckbox } from './FormCheckbox';

export default {
  status: 'stable',
  synonyms: ['check box', 'consent', 'agreement', 'toggle', 'switch', 'yes or no', 'opt-in'],
  purpose: 'Asks for a yes that may be left out, or for a consent that has to be given.',
  when: [
    'for a text that somebody agrees to before the form can be sent',
    'for a setting that is on or off once the form is saved',
    'once per entry for a short list of which any may be on, inside a fieldset of its own',
  ],
  whenNot: [
    { when: 'both answers need words of their own', instead: 'FormRadioCards' },
    { when: 'the box selects rows of a list', instead: 'SelectBox' },
    { when: 'it filters a list by several choices', instead: 'MultiSelect' },
    { when: 'it asks again before something that cannot be undone', instead: 'ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Box', about: 'At the start of the first line, with room for a thumb.' },
    {
      part: 'Label',
      about: 'A sentence or a short phrase beside the box. It may wrap, and pressing it checks the box.',
    },
    { part: 'Hint or error', about: 'Below the label, in line with it. An error takes the hint’s place.' },
  ],
  dos: [
    {
      text: 'Write a consent as the sentence that somebody agrees to.',
      example: () => (
        <Formik initialValues={{ authorizeDo: false }} onSubmit={() => undefined}>
          <FormCheckbox name="authorizeDo" required label="I have read this and authorize the payment" />
        </Formik>
      ),
    },
    {
      text: 'Say in the hint what checking it does, where leaving it unchecked is fine.',
      example: () => (
        <Formik initialValues={{ defaultDo: true }} onSubmit={() => undefined}>
          <FormCheckbox
            name="defaultDo"
            label="Use this account unless I choose another"
            hint="You can choose another for each payment."
          />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not write a label that says no. It is hard to tell what an empty box means.',
      example: () => (
        <Formik initialValues={{ noEmailDont: false }} onSubmit={() => undefined}>
          <FormCheckbox name="noEmailDont" label="Don’t email me about new statements" />
        </Formik>
      ),
    },
    {
      text: 'Do not offer a box for yes and one for no. Both can be checked.',
      example: () => (
        <Formik initialValues={{ paperDont: true, emailDont: true }} onSubmit={() => undefined}>
          <Stack>
            <FormCheckbox name="paperDont" label="Statements on paper" />
            <FormCheckbox name="emailDont" label="No statements on paper" />
          </Stack>
        </Formik>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the box and away from it. Leaving it checks whether a consent is missing.',
    },
    { keys: 'Space', does: 'Checks the box or clears it.' },
  ],
  screenReader: [
    'It is a checkbox named by its whole label, so a long consent is read in full.',
    'It is announced as required only with `required`, which a consent needs beside its rule.',
    'Its description is the hint or the error. A missing consent is announced as invalid.',
    'A disabled box keeps its hint readable, so it can say why.',
  ],
  content: [
    'A consent is a whole sentence in the first person. Its wording stays as agreed.',
    'A setting is a short phrase without a period that is true when the box is checked.',
    'The error says what to do: “Check the box to authorize this payment”.',
    'No link alone as a label. Put the text to agree to above the box or into the label.',
  ],
} satisfies ComponentDocs;
