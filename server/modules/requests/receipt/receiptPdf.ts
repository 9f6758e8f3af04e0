import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { requestFacts } from '@contract/requests/facts';
import { requestEventWords, requestSentence } from '@contract/requests/sentences';
import { requestStatusWords, shortWords } from '@contract/requests/labels';
import type { RequestDetail } from '@contract/requests/schema';
import { withoutCardNumbers } from '@server/domain/email/messages/withoutCardNumbers';
import { heading, paragraph, section } from '@server/pdf/blocks';
import { type Paper, paper } from '@server/pdf/paper';
import { table } from '@server/pdf/table';

interface Receipt {
  readonly request: RequestDetail;
  readonly company: { readonly name: string; readonly phone: string | undefined };
  /** Today in the books zone: the same request on the same day is always the same bytes. */
  readonly today: string;
  /** IANA zone in which instants are told. */
  readonly zone: string;
}

/** Draws what a page tells of a request, for whoever keeps papers. */
export function receiptPdf({ request: told, company, today, zone }: Receipt): Promise<Buffer> {
  const request = withoutCards(told);
  const { requestNo, status } = request;
  const sheet = paper({
    title: `Receipt of request ${requestNo}, ${request.accountName}`,
    author: company.name,
    created: new Date(`${today}T00:00:00Z`),
    foot: `${company.name} · account ${request.accountNo} · request ${requestNo}`,
    compact: true,
  });
  paragraph(sheet, [company.name, company.phone].filter(Boolean).join(' · '), { grey: 0.3 });
  heading(sheet, 'H1', `Receipt of request ${requestNo}`, 22);
  paragraph(sheet, `${requestStatusWords[status]} as of ${formatDate(today)}`, { strong: true, size: 11 });
  paragraph(sheet, requestSentence(request, today));
  facts(sheet, request, zone);
  if (request.allocations.length > 0) invoices(sheet, request);
  history(sheet, request, zone);
  authorization(sheet, request, zone);
  return sheet.finish();
}

/** What people typed is told without card numbers, as in letters. */
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

function facts(sheet: Paper, request: RequestDetail, zone: string): void {
  section(sheet, 'What was asked for');
  table(sheet, {
    columns: [
      { title: 'What', share: 2 },
      { title: 'As asked for', share: 5 },
    ],
    named: true,
    rows: requestFacts(request, zone).map(({ id, label, value, note }) => ({
      cells: [label, note === undefined ? value : `${value} (${note})`],
      strong: id === 'amount',
    })),
  });
}

function invoices(sheet: Paper, { allocations }: RequestDetail): void {
  section(sheet, 'Invoices');
  const total = (of: (one: RequestDetail['allocations'][number]) => number) =>
    allocations.reduce((sum, one) => sum + of(one), 0);
  const discount = (cents: number) => (cents === 0 ? '' : formatMoney(cents));
  table(sheet, {
    columns: [
      { title: 'Invoice', share: 3 },
      { title: 'Why not all of it', share: 5 },
      { title: 'Discount', share: 2, align: 'right' },
      { title: 'Amount', share: 2.4, align: 'right' },
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
          'Total',
          '',
          discount(total((one) => one.discountCents)),
          formatMoneyInWords(total((one) => one.amountCents)),
        ],
        strong: true,
      },
    ],
  });
}

function history(sheet: Paper, { events }: RequestDetail, zone: string): void {
  section(sheet, 'What happened');
  table(sheet, {
    columns: [
      { title: 'When', share: 3.4 },
      { title: 'What', share: 2.6 },
      { title: 'By', share: 3.6 },
      { title: 'Note', share: 2.8 },
    ],
    rows: events.map(({ at, event, to, actor, note }) => ({
      cells: [formatInstant(at, zone), requestEventWords(event, to), actor, note ?? ''],
    })),
  });
}

/** Word by word: each of its lines is a paragraph, as it was read. */
function authorization(sheet: Paper, { authorization: agreed }: RequestDetail, zone: string): void {
  if (!agreed) return;
  section(sheet, 'What was authorized');
  for (const line of agreed.text.split('\n').filter((one) => one.trim() !== ''))
    paragraph(sheet, line, {}, 2);
  const { acceptedBy, acceptedAt, version, sha256 } = agreed;
  const small = { size: 7.5, grey: 0.35 };
  paragraph(
    sheet,
    `Agreed by ${acceptedBy} on ${formatInstant(acceptedAt, zone)}. Text ${version}`,
    small,
    6,
  );
  paragraph(sheet, `SHA-256 ${sha256}`, small);
}
