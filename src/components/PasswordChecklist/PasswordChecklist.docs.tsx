import Typography from '@mui/material/Typography';
import { passwordRequirements } from '@contract/rules/password';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { PasswordChecklist } from './PasswordChecklist';

export default {
  status: 'stable',
  synonyms: ['password rules', 'password strength', 'requirements', 'password policy', 'strength meter'],
  purpose: 'Shows which rules a new password meets while somebody types it.',
  when: [
    'below a field for a new password, before the first letter is typed',
    'through FormNewPassword, which has the field, this list and what is said aloud',
  ],
  whenNot: [
    { when: 'a form asks for a new password', instead: 'FormNewPassword' },
    { when: 'somebody enters the password that they have', instead: 'FormPassword' },
    { when: 'a form was sent with mistakes', instead: 'ErrorSummary' },
    { when: 'steps of a request are done one by one', instead: 'Timeline' },
  ],
  anatomy: [
    { part: 'Requirement', about: 'One short phrase: “An uppercase letter”. Six of them always show.' },
    {
      part: 'Icon',
      about: 'A check mark in green when it is met, an empty ring when it isn’t. The shape differs too.',
    },
    { part: 'Quiet requirement', about: '“At most 256 characters”. It shows only where it is broken.' },
  ],
  dos: [
    {
      text: 'Show the list from the start. Rules that come after the mistake come too late.',
      example: () => <PasswordChecklist requirements={passwordRequirements} password="" />,
    },
    {
      text: 'Pass the password with every key. Each rule is checked at once.',
      example: () => <PasswordChecklist requirements={passwordRequirements} password="harvest7" />,
    },
  ],
  donts: [
    {
      text: 'Don’t judge the password in one word. It doesn’t say what to do.',
      example: () => <Typography variant="body2">Password strength: weak</Typography>,
    },
  ],
  keyboard: 'There is nothing to press: it is a list of text that follows the field above it.',
  screenReader: [
    'It is a list named “Password requirements”. Each item says “met” or “not met” after its phrase.',
    'It says nothing by itself while somebody types: a word for each key would drown the keys.',
    'FormNewPassword says once, when the field is left, what is not met yet.',
  ],
  content: [
    'Pass the whole password policy of the product, and the same one that judges the password when it is sent.',
    'A requirement is a noun phrase without a period: “A digit”.',
    'Never show the password itself, or how far it is from being guessed.',
  ],
} satisfies ComponentDocs;
