import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Masked } from './Masked';

export default {
  status: 'stable',
  synonyms: ['bank account number', 'last four', 'redacted', 'hidden digits', 'account ending', 'obscured'],
  purpose: 'Shows which bank account is meant by the last digits of its number.',
  when: [
    'wherever a saved bank account is named: on its card, in a review, in a question before it is deleted',
    'inside a sentence or a heading, after the name of the bank or the nickname',
  ],
  whenNot: [
    { when: 'somebody types the number of a bank account', instead: 'FormAccountNumber' },
    { when: 'the number is that of a customer account, which is no secret', instead: 'AccountName' },
    { when: 'the secret is a password that is being typed', instead: 'FormPassword' },
  ],
  anatomy: [
    { part: 'Two dots', about: 'Stand for all that is left out. There are two, however long the number is.' },
    {
      part: 'Last digits',
      about: 'Four at most, and never more than half of the number. A number of three digits shows one.',
    },
  ],
  dos: [
    {
      text: 'Put the name of the account before it. Four digits alone tell people little.',
      example: () => (
        <Typography>
          Farm checking <Masked last="4417" />
        </Typography>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t write the dots yourself: a screen reader reads them one by one.',
      example: () => <Typography>Farm checking ••••••4417</Typography>,
    },
    {
      text: 'Don’t show more digits than the portal keeps in clear.',
      example: () => <Typography>Farm checking 0012344417</Typography>,
    },
  ],
  keyboard: 'There is nothing to press. The full number is not on the page, so nothing can reveal it.',
  screenReader: [
    'It reads “ending in 4417”. The dots are hidden from it.',
    'In a heading or a button it is part of the name: “Farm checking ending in 4417”.',
  ],
  content: [
    'Give it the last digits only, as lastDigits of the contract cuts them.',
    'Let the words before it say what it is: “Farm checking”, not “Account number”.',
    'In plain text, such as an email, use the same form: “Farm checking ••4417”.',
  ],
} satisfies ComponentDocs;
