import * as common from '@locales/common';
import * as m from '@locales/requests';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { requestFacts } from '@contract/requests/facts';
import { requestEventWords, requestSentence } from '@contract/requests/sentences';
import { requestStatusWord, shortWords } from '@contract/requests/labels';
import type { RequestDetail } from '@contract/requests/schema';
import { withoutCardNumbers } from '@server/domain/email/messages/withoutCardNumbers';
import { type Company, heading, paragraph, section, sender } from '@server/pdf/blocks';
import { type PdfDocument, pdfDocument } from '@server/pdf/document';
import { table } from '@server/pdf/table';

interface Receipt {
  readonly request: RequestDetail;
  readonly company: Company;
  /** Today in the books zone: the same request on the same day is always the same bytes. */
  readonly today: string;
  /** IANA zone in which instants are told. */
  readonly zone: string;
}

/** Draws what a page tells of a request, for whoever keeps PDFs. */
export function receiptPdf({ request: told, company, today, zone }: Receipt): Promise<Buffer> {
  const request = withoutCards(told);
  const { requestNo } = request;
  const doc = pdfDocument({
    title: m.receiptTitle({ requestNo, account: request.accountName }),
    author: company.name,
    created: new Date(`${today}T00:00:00Z`),
    footer: m.receiptFooter({ company: company.name, accountNo: request.accountNo, requestNo }),
    compact: true,
  });
  sender(doc, company);
  heading(doc, 'H1', m.receiptHeading({ requestNo }), 22);
  const standing = m.receiptAsOf({ status: requestStatusWord(request), date: formatDate(today) });
  paragraph(doc, standing, { strong: true, size: 11 });
  paragraph(doc, requestSentence(request, today));
  facts(doc, request, zone);
  if (request.allocations.length > 0) invoices(doc, request);
  history(doc, request, zone);
  authorization(doc, request, zone);
  return doc.finish();
}

/** What people typed is told without card numbers, as in emails. */
function withoutCards(request: RequestDetail): RequestDetail {
  const clean = (typed: string | null) => typed && withoutCardNumbers(typed);
  return {
    ...request,
    statusReason: clean(request.statusReason),
    comments: clean(request.comments),
    allocations: request.allocations.map((one) => ({ ...one, note: clean(one.note) })),
    events: request.events.map((one) => ({ ...one, note: clean(one.note) })),
  };
}

function facts(doc: PdfDocument, request: RequestDetail, zone: string): void {
  section(doc, m.whatYouRequested());
  table(doc, {
    columns: [
      { title: m.receiptWhat(), share: 2 },
      { title: m.receiptAsRequested(), share: 5 },
    ],
    named: true,
    rows: requestFacts(request, zone).map(({ id, label, value, note }) => ({
      cells: [label, note === undefined ? value : m.factWithNote({ fact: value, note })],
      strong: id === 'amount',
    })),
  });
}

function invoices(doc: PdfDocument, { allocations }: RequestDetail): void {
  section(doc, m.invoices());
  const total = (of: (one: RequestDetail['allocations'][number]) => number) =>
    allocations.reduce((sum, one) => sum + of(one), 0);
  const discount = (cents: number) => (cents === 0 ? '' : formatMoney(cents));
  table(doc, {
    columns: [
      { title: common.invoice(), share: 3 },
      { title: m.receiptWhyLess(), share: 5 },
      { title: common.discount(), share: 2, align: 'right' },
      { title: common.amount(), share: 2.4, align: 'right' },
    ],
    named: true,
    rows: [
      ...allocations.map((one) => ({
        cells: [
          one.invoiceNo,
          shortWords(one),
          discount(one.discountCents),
          formatMoneyInWords(one.amountCents),
        ],
      })),
      {
        cells: [
          common.total(),
          '',
          discount(total((one) => one.discountCents)),
          formatMoneyInWords(total((one) => one.amountCents)),
        ],
        strong: true,
      },
    ],
  });
}

function history(doc: PdfDocument, request: RequestDetail, zone: string): void {
  section(doc, m.whatHappened());
  table(doc, {
    columns: [
      { title: m.receiptWhen(), share: 3.4 },
      { title: m.receiptWhat(), share: 2.6 },
      { title: m.receiptBy(), share: 3.6 },
      { title: m.receiptNote(), share: 2.8 },
    ],
    rows: request.events.map(({ at, event, to, actor, note }) => ({
      cells: [formatInstant(at, zone), requestEventWords({ event, to }, request), actor, note ?? ''],
    })),
  });
}

/** Word by word: each of its lines is a paragraph, as it was read. */
function authorization(doc: PdfDocument, { authorization: agreed }: RequestDetail, zone: string): void {
  if (!agreed) return;
  section(doc, m.whatYouAuthorized());
  for (const line of agreed.text.split('\n').filter((one) => one.trim() !== '')) paragraph(doc, line, {}, 2);
  const { acceptedBy, acceptedAt, version, sha256 } = agreed;
  const small = { size: 7.5, grey: 0.35 };
  const when = formatInstant(acceptedAt, zone);
  paragraph(doc, m.receiptAgreed({ who: acceptedBy, when, version }), small, 6);
  paragraph(doc, m.receiptFingerprint({ sha256 }), small);
}
