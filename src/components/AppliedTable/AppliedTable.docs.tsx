import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AppliedTable } from './AppliedTable';

export default {
  status: 'stable',
  synonyms: ['application', 'allocations', 'payments applied', 'settlement', 'what was paid'],
  purpose: 'Lists what money was applied to, or what a document was paid with: what, when, how much.',
  when: [
    'on a payment, to show which documents it paid',
    'on an invoice, to show the payments, prepay and credits that paid it',
  ],
  whenNot: [
    { when: 'the rows are lines of an invoice or anything else with other columns', instead: 'PlainTable' },
    { when: 'somebody sorts, filters or downloads the rows', instead: 'ResourceTable' },
    { when: 'there is one thing with several facts', instead: 'Facts' },
    { when: 'you show a whole payment', instead: 'PaymentDetail' },
  ],
  anatomy: [
    { part: 'First column', about: 'Its head is `of`: “Document” or “Payment”. A row may hold a link.' },
    { part: 'Note', about: 'A smaller line below, such as a number or a quantity.' },
    { part: 'Applied', about: 'The day. A dash where nobody knows it.' },
    { part: 'Amount', about: 'At the right, its digits below each other.' },
    { part: 'Discount', about: 'A smaller line below the amount, only where there was one.' },
  ],
  dos: [
    {
      text: 'Name the first column after what its rows are, and the table after what they do.',
      example: () => (
        <AppliedTable
          label="What payment P-20881 was applied to"
          of="Document"
          rows={[
            { id: '104859', what: 'Invoice 104859', on: '2026-04-10', cents: 288_900, discountCents: 5_778 },
            { id: 'other', what: 'On another account', on: '2026-04-10', cents: 12_050 },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not show codes of the books in place of what people call it.',
      example: () => (
        <AppliedTable
          label="Payments of invoice 104859"
          of="TRX"
          rows={[{ id: 'P-1', what: 'PMT-CHK', note: 'BATCH 0417/22', on: '2026-03-28', cents: 100_000 }]}
        />
      ),
    },
  ],
  keyboard: 'Nothing to press in the table itself. A link in a row is reached by Tab and opened by Enter.',
  screenReader: [
    'A table by the name of `label`. It shows no heading of its own.',
    'The first cell of a row is its head, so each amount is read with what it belongs to.',
    'A day that nobody knows is read as “No date”.',
  ],
  content: [
    'Write `of` as a singular noun: “Document”, “Payment”.',
    'Name a payment as people do: “Check 5521”. Its number goes into the note.',
    'The words for a discount are fixed: “and $57.78 discount”.',
    'With no rows, leave the table out and say so in a sentence.',
  ],
} satisfies ComponentDocs;
