import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { passwordRequirements } from '@contract/rules/password';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormNewPassword } from './FormNewPassword';
import { FormPassword } from './FormPassword';

export default {
  status: 'stable',
  synonyms: ['choose a password', 'set password', 'password strength', 'change password', 'reset password'],
  purpose: 'Asks for a new password and shows what it still needs while it is typed.',
  when: [
    'for a password that somebody chooses after a reset or at the first sign-in',
    'for the new password when somebody changes the old one',
  ],
  whenNot: [
    { when: 'somebody types a password that they have', instead: 'FormPassword' },
    { when: 'the list of requirements is needed without the field', instead: 'PasswordChecklist' },
    { when: 'somebody types a code that was sent to them', instead: 'FormCode' },
  ],
  anatomy: [
    { part: 'Field', about: 'A FormPassword with the label “New password”, unless another label is given.' },
    { part: 'Show button', about: 'At the end of the box. It says “Show” or “Hide”.' },
    {
      part: 'Note on symbols',
      about: 'Always below the field: other symbols may be used, but do not count.',
    },
    { part: 'Checklist', about: 'Each requirement with a mark that turns into a check once it is met.' },
  ],
  dos: [
    {
      text: 'Ask once. The Show button and the checklist let people see what they typed.',
      example: () => (
        <Formik initialValues={{ newPasswordDo: 'harvest7' }} onSubmit={() => undefined}>
          <FormNewPassword name="newPasswordDo" requirements={passwordRequirements} />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not ask for the password twice. It doubles the work and finds few mistakes.',
      example: () => (
        <Formik initialValues={{ firstTimeDont: '', secondTimeDont: '' }} onSubmit={() => undefined}>
          <Stack spacing={2.5}>
            <FormPassword name="firstTimeDont" label="New password" autoComplete="new-password" />
            <FormPassword name="secondTimeDont" label="New password again" autoComplete="new-password" />
          </Stack>
        </Formik>
      ),
    },
    {
      text: 'Do not squeeze the requirements into a hint. Nobody sees which of them is missing.',
      example: () => (
        <Formik initialValues={{ rulesDont: '' }} onSubmit={() => undefined}>
          <FormPassword
            name="rulesDont"
            label="New password"
            hint="At least 8 characters with uppercase and lowercase letters, a digit and a symbol"
            autoComplete="new-password"
          />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes into the field, then to the Show button. The checklist takes no focus.' },
    { keys: 'Enter', does: 'In the field, sends the form. On the button, shows or hides the password.' },
    { keys: 'Space', does: 'On the button, shows or hides the password.' },
  ],
  screenReader: [
    'It is a password field named by its label. The note on symbols is part of its description.',
    'What is still missing is read aloud when the field is left, not after each key.',
    'Each entry of the checklist says whether it is met: “A digit: met”.',
    'With an error, the field is announced as invalid and the error comes first in its description.',
  ],
  content: [
    'Leave the label at “New password” unless the page needs another.',
    'Pass the whole password policy, the one that the form’s rule goes by. A page adds nothing to it.',
    'The error only says that the password isn’t strong enough yet. The checklist says what is missing.',
    'A space at either end has its own error: “Remove the space at the start or end”.',
    'No meter and no “weak” or “strong” while typing. The list says what to do.',
  ],
} satisfies ComponentDocs;
