import { useState } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Money } from '../Money/Money';
import { type Choice, ChoiceCards } from './ChoiceCards';

interface QuestionProps {
  readonly label: string;
  readonly choices: readonly Choice<string>[];
  readonly first: string;
}

function Question({ label, choices, first }: QuestionProps) {
  const [selected, setSelected] = useState(first);
  return <ChoiceCards label={label} choices={choices} selected={selected} onSelect={setSelected} />;
}

export default {
  status: 'stable',
  synonyms: ['radio group', 'radio cards', 'option cards', 'single choice', 'picker', 'tiles'],
  purpose: 'Asks a question and offers a few answers in large cards, of which one can be chosen.',
  when: [
    'for two to five answers that need a word of explanation each',
    'when an amount or a state belongs to each answer and helps to choose',
    'outside of a form, where the choice counts at once',
  ],
  whenNot: [
    { when: 'the question is part of a form', instead: 'FormRadioCards' },
    { when: 'there are many answers, or a name says all of each', instead: 'FormSelect' },
    { when: 'the choice narrows a list', instead: 'FilterChips' },
    { when: 'several answers may be right', instead: 'MultiSelect' },
  ],
  anatomy: [
    { part: 'Question', about: 'The legend of the group, above the cards.' },
    { part: 'Hint', about: 'Helps to answer. An error takes its place.' },
    { part: 'Card', about: 'One answer. All of it can be pressed, not only its radio button.' },
    {
      part: 'Description',
      about: 'What comes of the answer, in one sentence. A closed answer says here why.',
    },
    { part: 'Icon', about: 'Optional. It is silent to screen readers.' },
    { part: 'Aside', about: 'An amount or a chip at the end of the card. It goes below where it is narrow.' },
  ],
  dos: [
    {
      text: 'Show what each answer comes to before it is chosen.',
      example: () => (
        <Question
          label="How much would you like to pay?"
          choices={[
            {
              id: 'due',
              label: 'Everything due by a date',
              description: 'Due Nov 30, 2026',
              aside: <Money cents={1_453_241} />,
            },
            {
              id: 'pastDue',
              label: 'Past due only',
              description: '1 invoice, 14 days late',
              aside: <Money cents={288_900} />,
            },
          ]}
          first="due"
        />
      ),
    },
    {
      text: 'Keep an answer that is closed for now, and say why and until when.',
      example: () => (
        <Question
          label="Pay from"
          choices={[
            { id: 'bank', label: 'Palouse Community Bank', description: 'Checking ••4417' },
            {
              id: 'union',
              label: 'Hollis Creek Credit Union',
              description: 'We’re checking it until Nov 24, 2026',
              disabled: true,
            },
          ]}
          first="bank"
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not answer with “Yes” and “No”. Name what happens, so that nobody has to read back.',
      example: () => (
        <Question
          label="Don’t you want to pay later?"
          choices={[
            { id: 'yes', label: 'Yes' },
            { id: 'no', label: 'No' },
          ]}
          first="yes"
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the chosen answer, or to the first one while none is chosen. The group is one tab stop.',
    },
    {
      keys: 'Arrow Down, Arrow Right',
      does: 'Chooses the next answer that is open; after the last, the first.',
    },
    { keys: 'Arrow Up, Arrow Left', does: 'Chooses the answer before; before the first, the last.' },
    { keys: 'Space', does: 'Chooses the answer that has the focus.' },
  ],
  screenReader: [
    'It is a radio group named by the question, with the hint or the error as its description.',
    'With `required` it says that an answer is needed, and with an error that it is invalid.',
    'An answer is a radio button, named by its label and its aside: “Past due only $2,889.00”.',
    'The description follows the name. A closed answer is said to be unavailable.',
    'An error summary leads to the first answer that is open, by the id in `firstId`.',
  ],
  content: [
    'The question is a question or a noun: “How much would you like to pay?”, “Pay from”.',
    'Labels begin alike and differ early. They have no period.',
    'A description is one sentence or part of one, about what comes of the answer.',
    'An error starts with the way out: “Choose how you want your code”.',
  ],
} satisfies ComponentDocs;
