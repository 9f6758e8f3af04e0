import type { ComponentDocs } from '@stories/docs/componentDocs';
import { CalendarDate } from '../CalendarDate/CalendarDate';
import { Money } from '../Money/Money';
import { ReviewList } from './ReviewList';

const noop = () => undefined;

export default {
  status: 'stable',
  synonyms: ['summary', 'check your answers', 'confirmation page', 'receipt', 'order summary', 'review step'],
  purpose: 'Repeats everything that somebody answered, to check before it is sent or to keep after.',
  when: [
    'as the last step before something is sent that moves money',
    'as the receipt after it, where nothing can be changed any more',
  ],
  whenNot: [
    { when: 'it is about a thing that nobody filled in, such as an invoice', instead: 'Facts' },
    { when: 'one question is asked before a single act', instead: 'ConfirmDialog' },
    { when: 'amounts are added up row by row', instead: 'PlainTable' },
    { when: 'it says what happened to a request and what comes next', instead: 'Timeline' },
  ],
  anatomy: [
    {
      part: 'Lead',
      about: 'First and large, above a line: the amount of a receipt. Leave it out before sending.',
    },
    { part: 'Group', about: 'Rows that belong together. A title is a heading of the second level.' },
    {
      part: 'Row',
      about: 'The question as a label, the answer as its value. Each label is used once in a group.',
    },
    {
      part: 'Change',
      about:
        'A link back to where the answer was given, or a button if there is no address. It is not printed.',
    },
    { part: 'Total', about: 'Last and large, below a line: what all of it comes to.' },
  ],
  dos: [
    {
      text: 'Name what each “Change” leads to in `what`. Those who hear it get “Change pay date”.',
      example: () => (
        <ReviewList
          groups={[
            {
              rows: [
                {
                  label: 'To account',
                  value: 'Hollis Creek Farms, 2281',
                  change: { what: 'account', onPress: noop },
                },
                {
                  label: 'Pay date',
                  value: <CalendarDate date="2026-11-20" />,
                  change: { what: 'pay date', onPress: noop },
                },
                {
                  label: 'Invoices',
                  value: '104880, 104859',
                  change: { what: 'invoices', onPress: noop },
                },
              ],
            },
          ]}
          total={{ label: 'Total', value: <Money cents={1_110_350} figure /> }}
        />
      ),
    },
    {
      text: 'On a receipt lead with the amount, and leave out every “Change”.',
      example: () => (
        <ReviewList
          lead={{ label: 'Amount', value: <Money cents={1_110_350} figure /> }}
          groups={[{ rows: [{ label: 'Request', value: 'PR-2026-000101' }] }]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not write “usual” for an answer. People check the day itself.',
      example: () => <ReviewList groups={[{ rows: [{ label: 'Pay date', value: 'The usual day' }] }]} />,
    },
    {
      text: 'Do not write the whole question as its label. The answer is what people came to read.',
      example: () => (
        <ReviewList
          groups={[
            {
              rows: [
                {
                  label: 'Which day would you like us to take the payment from your bank?',
                  value: 'Nov 20, 2026',
                },
              ],
            },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from one “Change” to the next. Rows without one are passed over.' },
    { keys: 'Enter', does: 'Goes back to the answer.' },
    { keys: 'Space', does: 'Does the same where “Change” is a button. On a link it scrolls the page.' },
  ],
  screenReader: [
    'Each row is a term with its value, in a list of terms for each group.',
    'Every “Change” has a name of its own: “Change pay date”, “Change invoices”.',
    'Lead and total are lists of terms too, so that label and amount belong together.',
  ],
  content: [
    'A label is a noun of one to three words: “Pay date”, “From”, “To account”.',
    'A value is the answer as it was given. Dates and amounts look as they do everywhere.',
    '`what` starts with a small letter and has no article: “pay date”, “bank account”.',
    'Never show a full account number. Masked shows its last four digits.',
  ],
} satisfies ComponentDocs;
