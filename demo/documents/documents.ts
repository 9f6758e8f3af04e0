import PDFDocument from 'pdfkit';
import { addMonths, type CalendarDateText, formatDate } from '@contract/format/date';
import { formatMoneyInWords } from '@contract/format/money';
import { formatQuantity, formatUnitPrice } from '@contract/format/quantity';
import type { AccountPlan } from '../account';
import type { Book } from '../book';
import type { Span } from '../calendar';
import { company, termsText } from '../company';
import type { Drop, DocumentName } from '../drop';
import { microText } from '../exact';
import type { Invoice, Line } from '../invoice';
import { bookedIn, type Contract, paidInto } from '../prepay/contract';
import type { Statement } from '../statement';

/** Which papers of an account lie in the drop. */
export interface StatementDocuments {
  readonly invoice: (invoice: Invoice) => DocumentName | undefined;
  readonly statement: (statement: Statement) => DocumentName | undefined;
  readonly contract: (contract: Contract) => DocumentName | undefined;
}

const NEWEST = 8;

/**
 * The ERP of old printed every statement; since a year it sends figures, and papers for a few alone. With it go
 * the newest invoices of who wants them and every contract that was signed.
 */
export function documentsOf(drop: Drop, book: Book, { to, storyEnd }: Span): StatementDocuments {
  const { account } = book;
  if (!account.papers) return { invoice: none, statement: none, contract: none };
  const bills = book.invoices.filter(({ docType, voided }) => docType === 'I' && !voided);
  // Counted back from the end of the story, so that no later invoice takes an older one's paper away.
  const told = bills.findLastIndex(({ date }) => date <= storyEnd) + 1;
  const newest = new Set(to < storyEnd ? [] : bills.slice(Math.max(0, told - NEWEST)));
  const since = addMonths(storyEnd, -12);
  return {
    invoice: (one) =>
      newest.has(one) ? drop.paper(`INV${one.no}.pdf`, print(invoicePaper(account, one))) : undefined,
    statement: (one) =>
      account.papers === 'all' || one.to < since
        ? drop.paper(`${one.no}.pdf`, print(statementPaper(account, one)))
        : undefined,
    contract: (one) =>
      one.signedOn ? drop.paper(`${one.no}.pdf`, print(contractPaper(account, one))) : undefined,
  };
}

const none = (): undefined => undefined;

function addressee({ name, address: [street, box, city, state, zip] }: AccountPlan): string[] {
  return [name, street, box, `${city}, ${state} ${zip}`].filter((line) => line !== '');
}

function statementPaper(account: AccountPlan, one: Statement): Paper {
  const money = formatMoneyInWords;
  return {
    title: `Statement ${one.no}`,
    date: one.to,
    to: addressee(account),
    facts: [
      ['Account', account.accountNo],
      ['Period', `${formatDate(one.from)} to ${formatDate(one.to)}`],
      ['Due', formatDate(one.dueDate)],
      ...(one.supersedes ? ([['Replaces', one.supersedes]] as const) : []),
    ],
    rows: [
      ['Previous balance', money(one.previous)],
      ['New charges', money(one.charges)],
      ['Finance charge', money(one.financeCharge)],
      ['Payments and credits', money(-one.credits)],
      ['Ending balance', money(one.ending)],
      ['Due later', money(one.future)],
    ],
    total: ['Amount due', money(one.amountDue)],
  };
}

function counted({ quantity, price, item }: Pick<Line, 'quantity' | 'price' | 'item'>): string {
  if (quantity === undefined) return '';
  const amount = formatQuantity(microText(quantity), item?.unit);
  return price === undefined
    ? `, ${amount}`
    : `, ${amount} at ${formatUnitPrice(microText(price), item?.unit)}`;
}

function invoicePaper(account: AccountPlan, one: Invoice): Paper {
  const money = formatMoneyInWords;
  const also = [
    ['Discounts', -one.discountTotal],
    ['Taxes', one.taxTotal],
    ['Freight', one.freight],
    ['Prepay applied', -one.prepayApplied],
  ] as const;
  return {
    title: `Invoice ${one.no}`,
    date: one.date,
    to: addressee(account),
    facts: [
      ['Account', account.accountNo],
      ['Date', formatDate(one.date)],
      ['Due', formatDate(one.dueDate)],
      ['Terms', termsText[one.terms]],
    ],
    rows: [
      ...one.lines.map((line) => [line.description + counted(line), money(line.extended)] as const),
      ...also.filter(([, cents]) => cents !== 0).map(([label, cents]) => [label, money(cents)] as const),
    ],
    total: ['To be paid', money(one.total - one.prepayApplied)],
  };
}

function contractPaper(account: AccountPlan, one: Contract): Paper {
  return {
    title: `Booking ${one.no}`,
    date: one.bookedOn,
    to: addressee(account),
    facts: [
      ['Account', account.accountNo],
      ['Booked', formatDate(one.bookedOn)],
      ['Good through', formatDate(one.expiresOn)],
      ['Paid so far', formatMoneyInWords(paidInto(one))],
    ],
    rows: one.lines.map((line) => [line.description + counted(line), formatMoneyInWords(line.booked)]),
    total: ['Booked', formatMoneyInWords(bookedIn(one))],
  };
}

/** A page of the old kind: a letterhead, who it is for, rows of text beside amounts, and a sum. */
interface Paper {
  readonly title: string;
  readonly date: CalendarDateText;
  readonly to: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly rows: readonly (readonly [text: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
}

const LEFT = 54;
const WIDTH = 504;

/** The bytes of a paper as the ERP prints it: the same paper gives the same bytes on every machine and day. */
function print(paper: Paper): Uint8Array {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    // Compressed bytes differ from one release of the compressor to the next.
    compress: false,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${paper.title}, ${company.name}`,
      Author: company.name,
      CreationDate: new Date(`${paper.date}T12:00:00Z`),
    },
  });
  const across = (left: string, right: string): void => {
    const { y } = document;
    document.text(left, LEFT, y, { width: WIDTH - 110 });
    const after = document.y;
    document.text(right, LEFT, y, { width: WIDTH, align: 'right' });
    document.y = after;
  };
  document.font('Helvetica-Bold').fontSize(16).text(company.name, LEFT, LEFT);
  document.fontSize(12).text(paper.title).moveDown();
  document.font('Helvetica').fontSize(10);
  for (const line of paper.to) document.text(line);
  document.moveDown();
  for (const [label, value] of paper.facts) document.text(`${label}: ${value}`);
  document.moveDown();
  for (const [text, amount] of paper.rows) across(text, amount);
  document.moveDown(0.5).font('Helvetica-Bold');
  across(...paper.total);
  document.end();
  // Nothing is compressed or fetched, so all bytes are there at once.
  return document.read() as Uint8Array;
}
