import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { OwedHero } from './OwedHero';

const none = { disputedCents: 0, onItsWayCents: 0, deferredCents: 0 };

export default {
  status: 'stable',
  synonyms: ['balance due', 'amount owed', 'summary', 'hero', 'pay now', 'past due', 'account balance'],
  purpose: 'Shows what somebody owes, what it is made of, and what there is to do about it first.',
  when: [
    'once at the top of Home and of the account overview',
    'as compact above the payment form, where one line is enough on a phone',
    'with no owed value while it loads, so that nothing moves when the figures come',
  ],
  whenNot: [
    { when: 'you show another single figure', instead: 'StatTile' },
    { when: 'people want to know how long it has been due', instead: 'AgingBar' },
    { when: 'a ledger begins or ends with a balance', instead: 'BalanceRow' },
    { when: 'an amount stands in a list or a sentence', instead: 'Money' },
  ],
  anatomy: [
    { part: 'Sum', about: 'Everything that is owed, with nothing taken off.' },
    { part: 'Lines', about: 'At most three that add up to the sum: past due, due next, later or deferred.' },
    { part: 'Note', about: 'What is special about a line: “$1,272.08 of it in dispute”.' },
    {
      part: 'Your credit',
      about: 'Stands apart under a rule. It is no part of the sum, and nothing is less for it.',
    },
    {
      part: 'Main action',
      about: 'Pay what is past due, or else what is due next. Without either it says so, in words.',
    },
    { part: 'Choose what to pay', about: 'The second way, where somebody may pay and owes something.' },
    { part: 'Unfold button', about: 'With compact on a narrow page: shows the lines and the action.' },
  ],
  dos: [
    {
      text: 'Use compact where the form is the point. On a narrow page it folds to one line.',
      example: () => (
        <OwedHero
          compact
          today="2026-11-19"
          selected="2281"
          onPay={() => undefined}
          owed={{
            owedCents: 1_110_350,
            lines: [
              { kind: 'pastDue', cents: 288_900, ...none },
              { kind: 'nextDue', date: '2026-11-30', cents: 821_450, ...none },
            ],
            creditCents: 0,
            prepayCents: 0,
            action: { kind: 'pay', what: 'pastDue', cents: 288_900, date: null, accounts: ['2281'] },
            mayPay: true,
            inCredit: [],
          }}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t take a credit off the sum. What is past due would look smaller than it is.',
      example: () => (
        <Box>
          <Typography variant="subtitle2" component="p">
            You owe
          </Typography>
          <Typography variant="figure" component="p">
            $9,441.00
          </Typography>
          <Typography variant="body2">$11,103.50 less $1,662.50 credit</Typography>
        </Box>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the unfold button if it shows, then to the actions.' },
    { keys: 'Enter or Space on the unfold button', does: 'Shows or hides the lines and the action.' },
    {
      keys: 'Enter on an action',
      does: 'Opens the payment page, or calls onPay where somebody pays already.',
    },
  ],
  screenReader: [
    'It is a region named “You owe”, with a level-2 heading. While it loads it is marked as busy.',
    'Each line is a term with its amount. The note is part of the term.',
    'The unfold button reads what is past due, then “Show what it’s made of”. It says whether it is open.',
    'Somebody who may not pay hears no action at all, and is not told that there is nothing to pay.',
  ],
  content: [
    'Don’t write its words. Give it owedOf of the accounts, which decides lines and action.',
    'The button holds the amount and the reason: “Pay $612.94 past due”.',
    'Say “You owe”, never “balance due” or “outstanding”.',
    'Give today as a day in the books zone, YYYY-MM-DD. A day half a year or more from it is said with its year.',
  ],
} satisfies ComponentDocs;
