import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AgreedText } from './AgreedText';

const english =
  'I authorize Larkspur Basin Supply to debit $500.00 from my checking account ••4417 on Nov 23, 2026.';

const spanish =
  'Autorizo a Larkspur Basin Supply a cargar $500.00 a mi cuenta de cheques ••4417 el 23 nov 2026.';

export default {
  status: 'stable',
  synonyms: ['authorization', 'consent', 'legal text', 'terms', 'mandate', 'disclosure'],
  purpose: 'Shows word for word what somebody agrees to, and the English text beside another language.',
  when: [
    'for the authorization of a payment before it is sent',
    'for the text of a record: what was agreed to, exactly as it was',
    'around the checkbox that a text is the label of',
  ],
  whenNot: [
    { when: 'the text explains something and nobody agrees to it', instead: 'Fold' },
    { when: 'you list the answers that will be sent', instead: 'ReviewList' },
    { when: 'you only need the box to check', instead: 'FormCheckbox' },
    { when: 'somebody is asked before something that is hard to undo', instead: 'ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Text', about: 'In the language it is agreed to in. Line breaks stay, and long words wrap.' },
    {
      part: 'English text',
      about: 'Folded below, closed at first. It is there only where `english` is not null.',
    },
    { part: 'Small', about: 'A step smaller for a record, where nothing is left to agree to.' },
  ],
  dos: [
    {
      text: 'Show the text itself, with the amount, the account and the day in it.',
      example: () => <AgreedText english={null}>{english}</AgreedText>,
    },
    {
      text: 'Add the English text where somebody agrees in Spanish.',
      example: () => (
        <AgreedText english={english}>
          <span lang="es">{spanish}</span>
        </AgreedText>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not sum the text up or point to it. What counts is what is on the page.',
      example: () => <Typography>By sending this you agree to our usual payment terms.</Typography>,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches “English text”, where there is one, or the checkbox inside.' },
    { keys: 'Enter or Space', does: 'Folds the English text out and in.' },
  ],
  screenReader: [
    'The text is read in full. Nothing of it is hidden.',
    '“English text” is a button that says whether it is open. What it opens is a group of that name.',
    'The English text is marked as English, so it is read as English.',
  ],
  content: [
    'Never shorten, correct or restyle the text. It comes from the record or from the company’s settings.',
    'Our rules for wording do not apply to it. People agreed to these words and no others.',
    'Pass null for `english` where the text itself is English.',
  ],
} satisfies ComponentDocs;
