import * as common from '@locales/common';
import * as m from '@locales/checks';
import { formatDate } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import type { RequestDetail } from '@contract/requests/schema';
import { type Company, heading, paragraph, section, sender } from '@server/pdf/blocks';
import { code128 } from '@server/pdf/code128';
import { MARGIN, type PdfDocument, pdfDocument } from '@server/pdf/document';
import { table } from '@server/pdf/table';

interface Slip {
  /** A check. */
  readonly request: RequestDetail;
  readonly company: Company;
  /** Today in the books zone: the same slip on the same day is always the same bytes. */
  readonly today: string;
}

/** Draws the page that is laid in with a check, or given to whoever handed one over. */
export function slipPdf({ request, company, today }: Slip): Promise<Buffer> {
  const { requestNo, accountNo, accountName } = request;
  const doc = pdfDocument({
    title: m.slipTitle({ requestNo, account: accountName }),
    author: company.name,
    created: new Date(`${today}T00:00:00Z`),
    footer: m.slipFooter({ company: company.name, accountNo, requestNo }),
    compact: true,
  });
  sender(doc, company);
  heading(doc, 'H1', m.remittanceSlip(), 22);
  const isReceipt = request.deliveryMethod === 'branch';
  paragraph(doc, isReceipt && request.branchName ? m.receivedAt({ branch: request.branchName }) : m.layIn(), {
    size: 11,
  });
  code(doc, requestNo);
  facts(doc, request);
  invoices(doc, request);
  return doc.finish();
}

/** Points. */
const BARS = { width: 260, height: 44 };

/** The request's number, for the eye and for a scanner. */
function code(doc: PdfDocument, requestNo: string): void {
  paragraph(doc, m.code(), { grey: 0.3 }, 14);
  paragraph(doc, requestNo, { size: 28, strong: true });
  const { size } = code128(requestNo, 1);
  const drawing = code128(requestNo, (BARS.height * size) / BARS.width);
  doc.artifact(() => doc.shapes(drawing, { x: MARGIN, y: doc.y + 4, width: BARS.width }));
  doc.y += BARS.height + 10;
}

function facts(doc: PdfDocument, request: RequestDetail): void {
  const { accountName, accountNo, source, day, amountCents, deliveryMethod } = request;
  section(doc, source);
  table(doc, {
    columns: [
      { title: m.slipWhat(), share: 2 },
      { title: m.slipEntry(), share: 5 },
    ],
    named: true,
    rows: [
      { cells: [common.account(), common.nameAndNumber({ name: accountName, number: accountNo })] },
      {
        cells: [
          deliveryMethod === 'branch' ? m.dayHandedOver() : m.dayMailed(),
          day === null ? '' : formatDate(day),
        ],
      },
      { cells: [common.amount(), formatMoney(amountCents)], strong: true },
    ],
  });
}

/** What the check is for, up to its amount. */
function invoices(doc: PdfDocument, { allocations, amountCents }: RequestDetail): void {
  const onAccount = allocations.reduce((left, one) => left - one.amountCents, amountCents);
  section(doc, m.whatItPays());
  table(doc, {
    columns: [
      { title: common.invoice(), share: 5 },
      { title: common.discount(), share: 2, align: 'right' },
      { title: common.amount(), share: 2.4, align: 'right' },
    ],
    named: true,
    rows: [
      ...allocations.map(({ invoiceNo, discountCents, amountCents: cents }) => ({
        cells: [invoiceNo, discountCents === 0 ? '' : formatMoney(discountCents), formatMoneyInWords(cents)],
      })),
      ...(onAccount > 0 ? [{ cells: [m.onAccount(), '', formatMoney(onAccount)] }] : []),
      { cells: [common.total(), '', formatMoney(amountCents)], strong: true },
    ],
  });
}
