import * as common from '@locales/common';
import * as m from '@locales/statements';
import { formatDate } from '@contract/format/date';
import { formatMoneyInWords } from '@contract/format/money';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import {
  activityDetail,
  activityWord,
  agingFigures,
  balanceFigures,
  dueFigures,
  groupWord,
  isListedWhole,
  notListedWhole,
  replacesWords,
} from '@contract/statements/figures';
import { payLink } from '@contract/rules/portalLinks';
import { heading, type Letterhead, paragraph, payCode, section, sender } from '@server/pdf/blocks';
import { type PdfDocument, pdfDocument } from '@server/pdf/document';
import { table } from '@server/pdf/table';

/** What of a statement is the company's and not the snapshot's. */
interface Look {
  /** How it begins; without one with the company's name alone. */
  readonly letterhead?: Letterhead;
  /** Where it is paid; without one it has no code to scan. */
  readonly portalUrl?: string;
}

/**
 * Draws a statement from its snapshot, in the language of the moment: there the same snapshot is always the same bytes,
 * whoever draws it and when; another way of drawing takes another RENDERER_VERSION (statementDocuments.ts). What the ERP
 * wrote stays as it is.
 * @param hash SHA-256 of the snapshot in hex, for the last line
 */
export function statementPdf(
  one: StatementSnapshot,
  hash: string,
  { letterhead, portalUrl }: Look = {},
): Promise<Buffer> {
  const doc = pdfDocument({
    title: m.pdfTitle({ number: one.statementNo, name: one.account.name }),
    author: one.company.name,
    created: new Date(`${one.statementDate}T00:00:00Z`),
    footer: m.pdfFooter({
      company: one.company.name,
      account: one.account.accountNo,
      number: one.statementNo,
    }),
  });
  head(doc, one, letterhead);
  figures(doc, one);
  if (portalUrl && one.amountDueCents > 0) payOnline(doc, one, portalUrl);
  activity(doc, one);
  const aged = agingFigures(one);
  if (aged.length > 0) {
    section(doc, m.owedByAge());
    table(doc, {
      columns: aged.map(({ name }) => ({ title: name, share: 1, align: 'right' })),
      rows: [{ cells: aged.map(({ cents }) => formatMoneyInWords(cents)) }],
    });
  }
  if (one.prepay.length > 0) {
    section(doc, m.prepayAtClose());
    table(doc, {
      columns: [
        { title: common.contract(), share: 4 },
        { title: common.cropYear(), share: 2 },
        { title: m.remaining(), share: 2, align: 'right' },
      ],
      named: true,
      rows: one.prepay.map(({ contractNo, cropYear, remainingCents }) => ({
        cells: [contractNo, String(cropYear), formatMoneyInWords(remainingCents)],
      })),
    });
  }
  if (one.purchases.length > 0) purchases(doc, one);
  paragraph(doc, m.fingerprint({ hash }), { size: 7.5, grey: 0.35 }, 14);
  return doc.finish();
}

function head(doc: PdfDocument, one: StatementSnapshot, letterhead: Letterhead | undefined): void {
  sender(doc, { ...one.company, letterhead });
  heading(doc, 'H1', m.statementOfAccount(), 22);
  const replaced = replacesWords(one);
  if (replaced) paragraph(doc, replaced, { strong: true });
  doc.y += 4;
  const { name, dba, address, accountNo } = one.account;
  paragraph(doc, name, { strong: true, size: 11 });
  for (const line of [...(dba ? [m.doingBusinessAs({ name: dba })] : []), ...address]) paragraph(doc, line);
  doc.y += 8;
  table(doc, {
    columns: [
      { title: common.account(), share: 2 },
      { title: common.statement(), share: 2 },
      { title: common.date(), share: 2 },
      { title: common.period(), share: 4 },
    ],
    rows: [
      {
        cells: [
          accountNo,
          one.revision > 1
            ? m.numberAndRevision({ number: one.statementNo, n: one.revision })
            : one.statementNo,
          formatDate(one.statementDate),
          m.fromTo({ from: formatDate(one.periodFrom), to: formatDate(one.periodTo) }),
        ],
      },
    ],
  });
}

function figures(doc: PdfDocument, one: StatementSnapshot): void {
  section(doc, common.balance());
  table(doc, {
    columns: [
      { title: m.what(), share: 5 },
      { title: common.amount(), share: 2, align: 'right' },
    ],
    named: true,
    rows: [...balanceFigures(one), ...dueFigures(one)].map(({ name, cents, strong }) => ({
      cells: [name, formatMoneyInWords(cents)],
      strong,
    })),
  });
}

/** The way to pay it, for a phone that scans and for whoever types. */
function payOnline(doc: PdfDocument, { account, statementNo }: StatementSnapshot, portalUrl: string): void {
  const link = payLink({ accountNo: account.accountNo, statement: statementNo });
  payCode(doc, {
    title: m.payOnline(),
    link: `${portalUrl}${link}`,
    alt: m.payCodeAlt(),
    words: [m.payOnlineScan(), m.payOnlineAt({ address: portalUrl.replace(/^https?:\/\//, '') })],
  });
}

function activity(doc: PdfDocument, one: StatementSnapshot): void {
  section(doc, m.activityOfPeriod());
  if (!isListedWhole(one)) paragraph(doc, notListedWhole(), {}, 2);
  if (one.activity.length === 0) return paragraph(doc, m.nothingPosted());
  const total = (of: (row: StatementSnapshot['activity'][number]) => number) =>
    formatMoneyInWords(one.activity.reduce((sum, row) => sum + of(row), 0));
  const amount = (cents: number) => (cents === 0 ? '' : formatMoneyInWords(cents));
  table(doc, {
    columns: [
      { title: common.date(), share: 2.5 },
      { title: common.type(), share: 2.4 },
      { title: common.document(), share: 2.4 },
      { title: common.description(), share: 3.9 },
      { title: m.charges(), share: 2.3, align: 'right' },
      { title: m.credits(), share: 2.3, align: 'right' },
    ],
    rows: [
      ...one.activity.map((row) => ({
        cells: [
          formatDate(row.date),
          activityWord(row),
          row.documentNo ?? '',
          activityDetail(row),
          amount(row.chargeCents),
          amount(row.creditCents),
        ],
      })),
      {
        cells: [common.total(), '', '', '', total((row) => row.chargeCents), total((row) => row.creditCents)],
        strong: true,
      },
    ],
  });
}

function purchases(doc: PdfDocument, one: StatementSnapshot): void {
  section(doc, m.purchasesByGroup());
  const total = (of: (group: StatementSnapshot['purchases'][number]) => number) =>
    formatMoneyInWords(one.purchases.reduce((sum, group) => sum + of(group), 0));
  table(doc, {
    columns: [
      { title: m.group(), share: 4 },
      { title: m.thisPeriod(), share: 2, align: 'right' },
      { title: m.yearSoFar({ year: one.periodTo.slice(0, 4) }), share: 2, align: 'right' },
    ],
    named: true,
    rows: [
      ...one.purchases.map((group) => ({
        cells: [groupWord(group), formatMoneyInWords(group.periodCents), formatMoneyInWords(group.yearCents)],
      })),
      {
        cells: [common.total(), total((group) => group.periodCents), total((group) => group.yearCents)],
        strong: true,
      },
    ],
  });
}
