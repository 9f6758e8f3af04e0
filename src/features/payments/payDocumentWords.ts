import { formatDate } from '../../../contract/format/date';
import { formatMoney } from '../../../contract/format/money';
import type { PayableDocument } from '../../../contract/payable';

/** What a document is called: "Invoice 104880". */
export function documentName({ invoiceNo, openCents, isFinanceCharge }: PayableDocument): string {
  if (openCents < 0) return `Credit ${invoiceNo}`;
  return isFinanceCharge ? `Finance charge ${invoiceNo}` : `Invoice ${invoiceNo}`;
}

/** The next discount that a day still reaches: "$48.00 by Apr 20, 2026"; '' where there is none. */
export function discountWords({ rungs }: PayableDocument, payDate: string): string {
  const rung = rungs.find(({ throughDate }) => payDate <= throughDate);
  if (!rung || rung.cents <= 0) return '';
  const condition = rung.condition ? ', if nothing else stays past due' : '';
  return `${formatMoney(rung.cents)} by ${formatDate(rung.throughDate)}${condition}`;
}
