import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { CheckDiagram } from './CheckDiagram';
import { FormRoutingNumber } from './FormRoutingNumber';

export default {
  status: 'stable',
  synonyms: [
    'check picture',
    'cheque',
    'where is my routing number',
    'sample check',
    'illustration',
    'bank check',
  ],
  purpose: 'Shows where the routing number and the account number are on a paper check.',
  when: [
    'beside or below the fields for a routing number and an account number',
    'once on a page, where somebody types both numbers for the first time',
  ],
  whenNot: [
    { when: 'the bank account is saved and its number is only shown', instead: 'Masked' },
    { when: 'somebody chooses among saved bank accounts', instead: 'FormRadioCards' },
  ],
  anatomy: [
    {
      part: 'Check',
      about: 'A line drawing with sample numbers, at most 420 pixels wide. It takes no props.',
    },
    {
      part: 'Framed numbers',
      about: 'The routing number first, then the account number, each with its name above.',
    },
    {
      part: 'Check number',
      about: 'At the end, in a quieter color and without a frame: nobody needs to type it.',
    },
    { part: 'Caption', about: 'The same in words, below the drawing.' },
  ],
  dos: [
    {
      text: 'Put it next to the fields that it explains, and keep their hints short.',
      example: () => (
        <Formik initialValues={{ checkRoutingDo: '' }} onSubmit={() => undefined}>
          <Stack spacing={2.5}>
            <FormRoutingNumber name="checkRoutingDo" label="Routing number" hint="9 digits" />
            <CheckDiagram />
          </Stack>
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not say in words above it what its caption says already.',
      example: () => (
        <Stack spacing={2.5}>
          <Typography>
            You find both numbers at the bottom of a check: first the routing number, then the account number.
          </Typography>
          <CheckDiagram />
        </Stack>
      ),
    },
  ],
  keyboard: 'Nothing to press: it is a picture with a caption.',
  screenReader: [
    'It is a figure. The drawing is silent, and the caption says in words what it shows.',
    'The sample numbers are never read, so nobody takes them for their own.',
  ],
  content: [
    'The caption comes with the component and is translated. A page adds no words to it.',
    'The names in the drawing are the same as the labels of the fields: “Routing number”, “Account number”.',
    'The sample numbers are plainly made up: 123456789 and 000123456789.',
  ],
} satisfies ComponentDocs;
