import { formatMoney } from '../../../../contract/format/money';
import type { PayableAccount, PayableDocument } from '../../../../contract/payable';
import type { PaymentBody } from '../../../../contract/requests';
import { discountOn, leftOf, type PayTerms, paysPastDue } from '../../../../contract/rules/payDiscount';
import { about, confirmFirst, lookAgain, notYours } from '../refusals';

type Line = PaymentBody['invoices'][number];
type Terms = PayTerms & { readonly allowPartial: boolean };

/**
 * Holds every line against the document that it pays: open on this account, no more than is open of it, with the very
 * discount that the day earns.
 * @throws Refusal about 'invoices[n]', or one that asks for confirmation where an invoice is on its way already
 */
export function expectLines(
  account: Pick<PayableAccount, 'documents'>,
  { invoices, confirmed }: { readonly invoices: readonly Line[]; readonly confirmed?: boolean },
  terms: Terms,
): void {
  const byNumber = new Map(account.documents.map((document) => [document.invoiceNo, document]));
  const seen = new Set<string>();
  const isCurrent = paysPastDue(account.documents, invoices);
  const asked = new Map<string, readonly string[]>();
  for (const [at, line] of invoices.entries()) {
    const field = `invoices[${at}]`;
    const document = byNumber.get(line.invoiceNo);
    if (!document) throw notYours(field, `${line.invoiceNo} is not open on this account. Take it out.`);
    if (seen.has(line.invoiceNo))
      throw about(field, `${line.invoiceNo} is in the payment twice. Take one out.`);
    seen.add(line.invoiceNo);
    if (document.openCents < 0) expectCredit(field, line, document);
    else {
      expectInvoice(field, line, document, terms);
      expectDiscount(field, line, document, isCurrent, terms);
      if (coveredBy(line) > leftOf(document)) {
        asked.set(
          line.invoiceNo,
          document.inFlight.map(({ requestNo }) => requestNo),
        );
      }
    }
  }
  if (asked.size > 0 && !confirmed) throw onItsWay(asked);
}

const coveredBy = ({ amountCents, discountCents }: Line): number => amountCents + discountCents;

/** A credit memo pays no more than what is left on it: two payments cannot both have it. */
function expectCredit(field: string, { invoiceNo, amountCents, discountCents }: Line, memo: PayableDocument) {
  const left = Math.max(0, -leftOf(memo));
  if (amountCents < 0 && -amountCents <= left && discountCents === 0) return;
  throw about(
    field,
    left === 0
      ? `Credit ${invoiceNo} is used up by another request. Take it out.`
      : `Credit ${invoiceNo} can be used up to ${formatMoney(left)}. Change its amount.`,
  );
}

function expectInvoice(field: string, line: Line, { openCents }: PayableDocument, { allowPartial }: Terms) {
  const { invoiceNo, amountCents, discountCents } = line;
  if (amountCents <= 0 || discountCents < 0) {
    throw about(field, `Enter an amount above zero for ${invoiceNo}, or take it out.`);
  }
  const most = formatMoney(openCents);
  if (coveredBy(line) > openCents) throw about(field, `${most} is open of ${invoiceNo}. Enter that or less.`);
  if (coveredBy(line) < openCents && !allowPartial) {
    throw about(
      field,
      `Invoices are paid in full here: ${most} for ${invoiceNo}. Enter that, or take it out.`,
    );
  }
}

function expectDiscount(
  field: string,
  line: Line,
  document: PayableDocument,
  isCurrent: boolean,
  terms: PayTerms,
) {
  // What is on its way already counts as if it were not, where it was confirmed that the invoice is meant twice.
  const whole = { ...document, inFlight: coveredBy(line) > leftOf(document) ? [] : document.inFlight };
  const earned = discountOn(whole, line.amountCents, isCurrent, terms);
  if (line.discountCents === earned) return;
  throw lookAgain(
    field,
    `The discount of ${line.invoiceNo} on that day is ${formatMoney(earned)}. Look at the amounts again.`,
  );
}

function onItsWay(asked: ReadonlyMap<string, readonly string[]>) {
  const told = [...asked].map(([invoiceNo, requests]) => `${invoiceNo} (${requests.join(', ')})`);
  return confirmFirst(
    `A payment is on its way already to ${told.join('; ')}, and with this one more would be paid than is open. Submit ` +
      'again only if you mean to pay it twice.',
  );
}
