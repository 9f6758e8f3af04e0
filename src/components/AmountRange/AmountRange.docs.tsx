import { useState } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AmountRange } from './AmountRange';

/** Remembers what is typed, so that it can be tried. */
function Trying(begun: { readonly least: string; readonly most: string }) {
  const [span, setSpan] = useState(begun);
  return <AmountRange least={span.least} most={span.most} onChange={setSpan} />;
}

export default {
  status: 'stable',
  synonyms: ['price range', 'min max', 'from to', 'amount filter', 'between'],
  purpose: 'Narrows a list to amounts from one through another, either end open.',
  when: [
    'in the filter panel of a list with an amount in each row',
    'where somebody remembers about how much it was, but not which document',
  ],
  whenNot: [
    { when: 'somebody enters an amount that will be paid or saved', instead: 'FormMoney' },
    { when: 'the range is one of days', instead: 'DateRange' },
    { when: 'somebody knows a number or a name', instead: 'SearchField' },
    { when: 'the list only needs another order', instead: 'SortSelect' },
  ],
  anatomy: [
    { part: 'Amount from', about: 'The least amount that counts. Empty means no lower end.' },
    { part: 'Amount through', about: 'The most that counts. Empty means no upper end.' },
    { part: 'Dollar sign', about: 'Stands in the field, so that nobody types it.' },
    { part: 'Error', about: 'Below the field that is in the way. Never below both.' },
    { part: 'Row', about: 'Both fields beside each other, below each other in a narrow window.' },
  ],
  dos: [
    {
      text: 'Leave an end open where anything goes. One amount is enough.',
      example: () => <Trying least="100" most="" />,
    },
  ],
  donts: [
    {
      text: 'Do not fill in zero and a huge amount for “any amount”. Both ends are empty then.',
      example: () => <Trying least="0" most="999999999" />,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the first amount, then to the second.' },
    {
      keys: 'Typing',
      does: 'Takes up to 16 characters. Commas and spaces are dropped; “1250.” and “.5” are amounts.',
    },
  ],
  screenReader: [
    'Each field is read with its label, “Amount from” and “Amount through”.',
    'A field in the way is marked as invalid, and its error is read with it.',
    'An error is not announced while somebody types in the other field.',
  ],
  content: [
    'Values are dollars such as 1250.50, with two decimals at most and no sign. What cannot be read stays as typed.',
    'Both ends count: from 100 through 200 finds 100.00 and 200.00.',
    'The errors are fixed. Ask `amountsTrouble` whether the span can be used, and hold back your button.',
    'On a phone the keys for decimals open.',
  ],
} satisfies ComponentDocs;
