import Link from '@mui/material/Link';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { OtherLanguage } from './OtherLanguage';

export default {
  status: 'stable',
  synonyms: ['language switch', 'translate', 'español', 'locale', 'bilingual', 'language picker'],
  purpose: 'Names another language in its own words, for somebody who can’t read the page as it is.',
  when: [
    'as the words of the link or menu item that changes the language of the portal',
    'on pages before sign-in, where the language of a person is not known yet',
  ],
  whenNot: [
    { when: 'a text that somebody agrees to is in two languages', instead: 'AgreedText' },
    { when: 'the choice is among settings of the person who is signed in', instead: 'UserMenu' },
    { when: 'one of several values is chosen in a form', instead: 'FormSelect' },
  ],
  anatomy: [
    {
      part: 'Name',
      about: 'What the language calls itself: “Español”. It is marked with the code of that language.',
    },
    {
      part: 'Hint',
      about: 'What it is for, in the language of the page. It is only read aloud, and may be left out.',
    },
  ],
  dos: [
    {
      text: 'Put it inside a button or a link. It is words only, and does nothing itself.',
      example: () => (
        <Link component="button" type="button" variant="body2">
          <OtherLanguage name="Español" lang="es" hint="read this portal in Spanish" />
        </Link>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t name the language in English. Who needs it may not know the word.',
      example: () => (
        <Link component="button" type="button" variant="body2">
          <OtherLanguage name="Spanish" lang="en" />
        </Link>
      ),
    },
    {
      text: 'Don’t use a flag or a country. A language is neither.',
      example: () => (
        <Link component="button" type="button" variant="body2">
          Mexico
        </Link>
      ),
    },
  ],
  keyboard: 'There is nothing to press in it. The button or menu item around it takes Tab, Enter and Space.',
  screenReader: [
    'A button around it reads “Español, read this portal in Spanish”.',
    'The name is said with the voice of its own language. The hint is said with the voice of the page.',
    'On screen only the name shows. Voice control finds the button by that name too.',
  ],
  content: [
    'Write the name as that language does: “Español” with a capital, “English” with one.',
    'Start the hint with a verb in lower case, because it follows a comma.',
    'Don’t write “Change language” beside it. The name says enough.',
  ],
} satisfies ComponentDocs;
