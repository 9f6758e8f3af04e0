import { formatDate } from '@contract/format/date';
import { formatMoneyInWords } from '@contract/format/money';
import type { StatementSnapshot } from '@contract/statements/snapshot';
import {
  activityWord,
  agingFigures,
  balanceFigures,
  dueFigures,
  isListedWhole,
  notListedWhole,
  replacesWords,
} from '@contract/statements/figures';
import { heading, paragraph, section } from '@server/pdf/blocks';
import { type PdfDocument, pdfDocument } from '@server/pdf/document';
import { table } from '@server/pdf/table';

/** Says how a snapshot is drawn; another way of drawing takes another number. */
export const rendererVersion = 2;

/**
 * Draws a statement from its snapshot: the same snapshot is always the same bytes, whoever draws it and when.
 * @param hash SHA-256 of the snapshot in hex, for the last line
 */
export function statementPdf(one: StatementSnapshot, hash: string): Promise<Buffer> {
  const doc = pdfDocument({
    title: `Statement ${one.statementNo}, ${one.account.name}`,
    author: one.company.name,
    created: new Date(`${one.statementDate}T00:00:00Z`),
    footer: `${one.company.name} · account ${one.account.accountNo} · statement ${one.statementNo}`,
  });
  head(doc, one);
  figures(doc, one);
  activity(doc, one);
  const aged = agingFigures(one);
  if (aged.length > 0) {
    section(doc, 'What was owed at the close, by age');
    table(doc, {
      columns: aged.map(({ name }) => ({ title: name, share: 1, align: 'right' })),
      rows: [{ cells: aged.map(({ cents }) => formatMoneyInWords(cents)) }],
    });
  }
  if (one.prepay.length > 0) {
    section(doc, 'Prepay left at the close');
    table(doc, {
      columns: [
        { title: 'Contract', share: 4 },
        { title: 'Crop year', share: 2 },
        { title: 'Remaining', share: 2, align: 'right' },
      ],
      named: true,
      rows: one.prepay.map(({ contractNo, cropYear, remainingCents }) => ({
        cells: [contractNo, String(cropYear), formatMoneyInWords(remainingCents)],
      })),
    });
  }
  if (one.purchases.length > 0) purchases(doc, one);
  paragraph(doc, `SHA-256 ${hash}`, { size: 7.5, grey: 0.35 }, 14);
  return doc.finish();
}

function head(doc: PdfDocument, one: StatementSnapshot): void {
  paragraph(doc, [one.company.name, one.company.phone].filter(Boolean).join(' · '), { grey: 0.3 });
  heading(doc, 'H1', 'Statement of account', 22);
  const replaced = replacesWords(one);
  if (replaced) paragraph(doc, replaced, { strong: true });
  doc.y += 4;
  const { name, dba, address, accountNo } = one.account;
  paragraph(doc, name, { strong: true, size: 11 });
  for (const line of [...(dba ? [`doing business as ${dba}`] : []), ...address]) paragraph(doc, line);
  doc.y += 8;
  table(doc, {
    columns: [
      { title: 'Account', share: 2 },
      { title: 'Statement', share: 2 },
      { title: 'Date', share: 2 },
      { title: 'Period', share: 4 },
    ],
    rows: [
      {
        cells: [
          accountNo,
          one.revision > 1 ? `${one.statementNo}, revision ${one.revision}` : one.statementNo,
          formatDate(one.statementDate),
          `${formatDate(one.periodFrom)} to ${formatDate(one.periodTo)}`,
        ],
      },
    ],
  });
}

function figures(doc: PdfDocument, one: StatementSnapshot): void {
  section(doc, 'Balance');
  table(doc, {
    columns: [
      { title: 'What', share: 5 },
      { title: 'Amount', share: 2, align: 'right' },
    ],
    named: true,
    rows: [...balanceFigures(one), ...dueFigures(one)].map(({ name, cents, strong }) => ({
      cells: [name, formatMoneyInWords(cents)],
      strong,
    })),
  });
}

/** What the type does not say already. */
function detailOf(row: StatementSnapshot['activity'][number]): string {
  const detail = row.description ?? row.reference ?? '';
  return detail === activityWord(row) ? '' : detail;
}

function activity(doc: PdfDocument, one: StatementSnapshot): void {
  section(doc, 'Activity of the period');
  if (!isListedWhole(one)) paragraph(doc, notListedWhole, {}, 2);
  if (one.activity.length === 0) return paragraph(doc, 'Nothing was posted in this period.');
  const total = (of: (row: StatementSnapshot['activity'][number]) => number) =>
    formatMoneyInWords(one.activity.reduce((sum, row) => sum + of(row), 0));
  const amount = (cents: number) => (cents === 0 ? '' : formatMoneyInWords(cents));
  table(doc, {
    columns: [
      { title: 'Date', share: 2.5 },
      { title: 'Type', share: 2.4 },
      { title: 'Document', share: 2.4 },
      { title: 'Description', share: 3.9 },
      { title: 'Charges', share: 2.3, align: 'right' },
      { title: 'Credits', share: 2.3, align: 'right' },
    ],
    rows: [
      ...one.activity.map((row) => ({
        cells: [
          formatDate(row.date),
          activityWord(row),
          row.documentNo ?? '',
          detailOf(row),
          amount(row.chargeCents),
          amount(row.creditCents),
        ],
      })),
      {
        cells: ['Total', '', '', '', total((row) => row.chargeCents), total((row) => row.creditCents)],
        strong: true,
      },
    ],
  });
}

function purchases(doc: PdfDocument, one: StatementSnapshot): void {
  section(doc, 'Purchases by group');
  const total = (of: (group: StatementSnapshot['purchases'][number]) => number) =>
    formatMoneyInWords(one.purchases.reduce((sum, group) => sum + of(group), 0));
  table(doc, {
    columns: [
      { title: 'Group', share: 4 },
      { title: 'This period', share: 2, align: 'right' },
      { title: `${one.periodTo.slice(0, 4)} so far`, share: 2, align: 'right' },
    ],
    named: true,
    rows: [
      ...one.purchases.map(({ groupName, periodCents, yearCents }) => ({
        cells: [groupName, formatMoneyInWords(periodCents), formatMoneyInWords(yearCents)],
      })),
      {
        cells: ['Total', total((group) => group.periodCents), total((group) => group.yearCents)],
        strong: true,
      },
    ],
  });
}
