import type { CompanySettings } from '../../../../contract/companySettings';
import { formatMoney } from '../../../../contract/format/money';
import type { PayableAccount } from '../../../../contract/payable';
import type { PaymentBody } from '../../../../contract/requests';
import { allocateDocuments } from '../../../../contract/rules/payDiscount';
import { about, lookAgain } from '../refusals';
import { expectLines } from './lines';

type Line = PaymentBody['invoices'][number];
type PaymentSettings = CompanySettings['payments'];

/** What a payment is made of, once it was found to be right. */
export interface Allocated {
  readonly lines: readonly Line[];
  readonly grossCents: number;
  readonly discountCents: number;
  readonly creditCents: number;
  /** "3 invoices", "Prepay PP-1", "On account". */
  readonly target: string;
}

/** @throws Refusal in words where the lines are not what the mode, the account and the company's settings let them be */
export function allocated(
  account: PayableAccount,
  settings: PaymentSettings,
  body: PaymentBody,
  amountCents: number,
  payDate: string,
): Allocated {
  if (body.mode === 'prepay') return prepaid(account, body, amountCents);
  if (body.prepayContractNo !== undefined) {
    throw about('prepayContractNo', 'Only a prepayment is for a prepay contract. Leave it out.');
  }
  const { discountOnPartial: onPartial, allowPartial } = settings;
  const terms = { payDate, onPartial, allowPartial };
  const lines =
    body.mode === 'amount' ? oldestFirst(account, body.invoices, amountCents, terms) : body.invoices;
  expectLines(account, { invoices: lines, confirmed: body.confirmed }, terms);
  const restCents = amountCents - lines.reduce((sum, line) => sum + line.amountCents, 0);
  expectRest(settings, body, restCents);
  return summedUp(lines);
}

function prepaid(account: PayableAccount, body: PaymentBody, amountCents: number): Allocated {
  const { invoices, prepayContractNo: contractNo } = body;
  if (invoices.length > 0) throw about('invoices', 'A prepayment pays no invoices. Leave them out.');
  if (contractNo !== undefined && !account.bookings.some((booking) => booking.contractNo === contractNo)) {
    throw about('prepayContractNo', 'There is nothing to pay in for this contract. Choose another.');
  }
  const target = contractNo === undefined ? 'Prepay' : `Prepay ${contractNo}`;
  return { lines: [], grossCents: amountCents, discountCents: 0, creditCents: 0, target };
}

/** The lines that an amount makes; what was shown must be the same. */
function oldestFirst(
  { documents }: PayableAccount,
  shown: readonly Line[],
  amountCents: number,
  terms: Parameters<typeof allocateDocuments>[2],
): readonly Line[] {
  const { lines } = allocateDocuments(documents, amountCents, terms);
  const told = new Map(shown.map((line) => [line.invoiceNo, line]));
  const isSame =
    told.size === lines.length &&
    lines.every(({ invoiceNo, amountCents: cents, discountCents }) => {
      const line = told.get(invoiceNo);
      return line?.amountCents === cents && line.discountCents === discountCents;
    });
  if (isSame || shown.length === 0) return lines;
  throw lookAgain(
    'invoices',
    'What is open has changed since the amount was divided among the invoices. Look at it again, then submit.',
  );
}

function expectRest(settings: PaymentSettings, { mode }: PaymentBody, restCents: number): void {
  if (restCents === 0) return;
  if (mode !== 'amount') {
    throw about('amount', 'The amount is not the sum of what is paid of each invoice. Look at it again.');
  }
  if (settings.allowOverpay) return;
  throw about(
    'amount',
    `${formatMoney(restCents)} of it is more than can be paid on invoices. Enter that much less.`,
  );
}

function summedUp(lines: readonly Line[]): Allocated {
  const paid = lines.filter(({ amountCents }) => amountCents > 0);
  const sum = (of: readonly Line[], figure: (line: Line) => number) =>
    of.reduce((total, line) => total + figure(line), 0);
  const discountCents = sum(paid, (line) => line.discountCents);
  return {
    lines,
    grossCents: sum(paid, (line) => line.amountCents) + discountCents,
    discountCents,
    creditCents: -sum(lines, (line) => Math.min(0, line.amountCents)),
    target: paid.length === 0 ? 'On account' : `${paid.length} ${paid.length === 1 ? 'invoice' : 'invoices'}`,
  };
}
