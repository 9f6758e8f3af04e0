import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormCode } from './FormCode';
import { FormTextField } from './FormTextField';

export default {
  status: 'stable',
  synonyms: ['one-time code', 'otp', 'pin', 'verification code', 'two-factor', '2fa', 'security code'],
  purpose: 'Asks for a code that came by email, text message, app or letter, in one field.',
  when: [
    'for a code that lets somebody set a new password',
    'for a code that proves who somebody is before a bank account is added',
  ],
  whenNot: [
    { when: 'somebody signs in: that page has a lighter field of its own' },
    { when: 'somebody types a password', instead: 'FormPassword' },
    { when: 'the number is a count', instead: 'FormWhole' },
    { when: 'somebody chooses how to get the code', instead: 'FormRadioCards' },
    { when: 'the page shows a key to be copied', instead: 'CopyButton' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It says how many digits there are.' },
    {
      part: 'Box',
      about: 'One box for the whole code, with digits of equal width and a little space between them.',
    },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
  ],
  dos: [
    {
      text: 'Say how long the code is and where it went.',
      example: () => (
        <Formik initialValues={{ codeDo: '048213' }} onSubmit={() => undefined}>
          <FormCode name="codeDo" label="6-digit code" hint="From the email that we sent" />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not split a code over several boxes. Pasting fails, and so does filling in from a message.',
      example: () => (
        <Formik initialValues={{ startDont: '048', endDont: '213' }} onSubmit={() => undefined}>
          <Stack direction="row" sx={{ gap: 1 }}>
            <FormTextField name="startDont" label="First 3 digits" inputMode="numeric" autoComplete="off" />
            <FormTextField name="endDont" label="Last 3 digits" inputMode="numeric" autoComplete="off" />
          </Stack>
        </Formik>
      ),
    },
    {
      text: 'Do not use words from the inside. Nobody at the counter says them.',
      example: () => (
        <Formik initialValues={{ tokenDont: '' }} onSubmit={() => undefined}>
          <FormCode name="tokenDont" label="Verification token" />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field and out of it. Leaving it checks what was typed.' },
    { keys: 'Enter', does: 'Sends the form around it.' },
    { keys: 'Ctrl+V or Command+V', does: 'Pastes a code. Spaces and dashes in it are taken out.' },
  ],
  screenReader: [
    'It is a single text field named by its label and required unless it is optional.',
    'It is marked as a one-time code, so a phone may offer the code from a message above its keyboard.',
    'With an error, the field is announced as invalid and the error is its description.',
  ],
  content: [
    'The word is “code”, never PIN, token or passcode.',
    'The label names the length: “6-digit code”.',
    'The error says how many digits are needed: “Enter all 6 digits of the code”.',
    'A zero in front belongs to the code and stays.',
  ],
} satisfies ComponentDocs;
