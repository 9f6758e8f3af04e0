import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormPassword } from './FormPassword';

export default {
  status: 'stable',
  synonyms: ['password input', 'sign-in password', 'current password', 'show password', 'reveal', 'secret'],
  purpose: 'Asks for a password that already exists and lets its owner look at it.',
  when: [
    'for the current password before somebody sets a new one',
    'for the password again before something that needs a fresh proof, such as adding a bank account',
  ],
  whenNot: [
    { when: 'somebody chooses a new password', instead: 'FormNewPassword' },
    { when: 'somebody signs in: that page has a lighter field of its own' },
    { when: 'somebody types a code that was sent to them', instead: 'FormCode' },
    { when: 'somebody types the number of a bank account', instead: 'FormAccountNumber' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It says which password is meant.' },
    { part: 'Box', about: 'Shows dots until somebody wants to see the password. Pasting works.' },
    {
      part: 'Show button',
      about: 'At the end of the box. It says “Show” or “Hide”, and is disabled with the field.',
    },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
    {
      part: 'Caps lock',
      about: '“Caps lock is on.” below the hint or the error, from the next key until the field is left.',
    },
  ],
  dos: [
    {
      text: 'Name the password where a page has two.',
      example: () => (
        <Formik initialValues={{ currentPasswordDo: '' }} onSubmit={() => undefined}>
          <FormPassword name="currentPasswordDo" label="Current password" autoComplete="current-password" />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not hide what is no password. The browser would offer to save it as one.',
      example: () => (
        <Formik initialValues={{ accountSecretDont: '' }} onSubmit={() => undefined}>
          <FormPassword name="accountSecretDont" label="Account number" autoComplete="current-password" />
        </Formik>
      ),
    },
    {
      text: 'Do not list what a password needs where somebody types one that exists.',
      example: () => (
        <Formik initialValues={{ signInPasswordDont: '' }} onSubmit={() => undefined}>
          <FormPassword
            name="signInPasswordDont"
            label="Current password"
            hint="At least 8 characters with a digit and a symbol"
            autoComplete="current-password"
          />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field, then to the Show button.' },
    { keys: 'Enter', does: 'In the field, sends the form. On the button, shows or hides the password.' },
    { keys: 'Space', does: 'On the button, shows or hides the password.' },
    { keys: 'Caps Lock', does: 'Shows a warning below the field while the key is on.' },
  ],
  screenReader: [
    'It is a password field named by its label. Shown, it is a text field with the same name.',
    'The button is named with its field, “Show current password”, because a page may have two.',
    'The button’s name says what a press does. It is no toggle: “Hide … pressed” would say two things.',
    'A press with the mouse or a thumb leaves the focus in the field.',
    'The caps lock warning is read aloud when it appears, and belongs to the field’s description.',
  ],
  content: [
    'The label is “Password”, or names which one: “Current password”.',
    'The label’s words also name the button, so they stay short.',
    'A wrong password has its own error: “That isn’t your current password.”',
    'An empty field says “Enter your password”.',
    'Set `autoComplete` to current-password so that a password manager fills in the right one.',
  ],
} satisfies ComponentDocs;
