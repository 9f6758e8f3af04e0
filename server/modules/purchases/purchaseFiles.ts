import * as m from '@locales/purchases';
import { fileTypes } from '@contract/fields';
import { type ExportFormat, purchaseColumns as labels } from '@contract/purchases/labels';
import { scheduleFLine } from '@contract/rules/scheduleF';
import { csvFile } from '@server/exports/csvFile';
import type { ExportColumn } from '@server/exports/exportColumn';
import { exportName } from '@server/exports/exportName';
import type { FileStream } from '@server/http/api';
import type { FileQuery } from '@server/lists/listFile';
import { applicationRecord, type LineRow, type LinesFilter, purchaseList, type Scope } from './purchaseList';
import type { LineSum, PurchaseRepository } from './repository';

type Column = ExportColumn<LineRow>;
type ExportQuery = LinesFilter & Omit<FileQuery, 'format'> & { readonly format: ExportFormat };

/** A file for another program, with one row, or so, for each line of the list. */
interface SpecialFile {
  /** What the file's name begins with. */
  readonly screen: string;
  readonly columns: readonly Column[];
  /** The rows that one page of lines makes. */
  readonly rowsOf: (lines: readonly LineRow[]) => readonly LineRow[] | Promise<readonly LineRow[]>;
}

const column =
  (kind: Column['kind']) =>
  (head: string, value: Column['value']): Column => ({ head, kind, value });
const text = column('text');
const number = column('number');
const date = column('date');
const money = column('money');

/** The files that customers download; each holds every line that the filter lets through. */
export function purchaseFile(
  repository: PurchaseRepository,
  vendor: string,
  scope: Scope,
  { format, ...query }: ExportQuery,
): FileStream {
  if (format === 'csv' || format === 'xlsx') return repository.file(scope, { ...query, format });
  const { screen, columns, rowsOf } =
    format === 'quickbooks' ? quickBooksBills(vendor, repository.lineSums) : applicationRecords;
  const rows = (async function* rows() {
    for await (const lines of repository.pages(scope, query)) yield await rowsOf(lines);
  })();
  return {
    fileName: exportName({ ...query, screen, asOf: scope.asOf, extension: 'csv' }),
    contentType: fileTypes.csv,
    chunks: csvFile({ columns, rows }),
  };
}

/** What went on a field, for the grower's own spray records: goods with a registration number or a field. */
const applicationRecords: SpecialFile = {
  screen: 'application-records',
  columns: [
    date(labels.date, (l) => l.deliveredOn ?? l.invoiceDate),
    ...purchaseList.someFileColumns(applicationRecord),
  ],
  rowsOf: (lines) => lines.filter(isApplied),
};

const isApplied = ({ lineType, quantity, epaRegNo, fieldName }: LineRow): boolean =>
  lineType === 'product' && quantity !== null && (epaRegNo !== null || fieldName !== null);

/**
 * Bills as bookkeeping programs import them, one row a line. Freight, tax and discount of a whole invoice
 * stand on no line; where a file holds all lines of an invoice, one more row brings it to its total.
 */
function quickBooksBills(vendor: string, lineSumsOf: PurchaseRepository['lineSums']): SpecialFile {
  const columns = [
    text('Bill No', (l) => l.invoiceNo),
    text('Vendor', () => vendor),
    date('Bill Date', (l) => l.invoiceDate),
    date('Due Date', (l) => l.dueDate),
    text('Terms', (l) => l.termsCode),
    text('Memo', (l) => (l.ticketNo ? m.ticketNumber({ ticket: l.ticketNo }) : null)),
    text('Account/Category', scheduleFLine),
    text('Line Description', (l) => l.description),
    number('Qty', (l) => l.quantity),
    number('Rate', (l) => l.unitPrice),
    money('Line Amount', (l) => l.netCents),
    text('Class', (l) => [l.fieldName, l.crop].filter(Boolean).join(' / ')),
  ];
  const written = new Map<string, number>();

  return {
    screen: 'quickbooks-bills',
    columns,
    async rowsOf(lines) {
      const sums = await lineSumsOf([...new Set(lines.map(({ invoiceNo }) => invoiceNo))]);
      return lines.flatMap((line) => {
        const so = (written.get(line.invoiceNo) ?? 0) + 1;
        written.set(line.invoiceNo, so);
        const sum = sums.get(line.invoiceNo);
        const rest = sum?.lines === so ? restOf(line, sum) : undefined;
        return [...(line.lineType === 'text' ? [] : [line]), ...(rest ? [rest] : [])];
      });
    },
  };
}

function restOf(line: LineRow, { cents }: LineSum): LineRow | undefined {
  if (line.totalCents === cents || line.status === 'void') return undefined;
  return {
    ...line,
    ticketNo: null,
    groupName: null,
    description: m.restOfInvoice(),
    quantity: null,
    unitPrice: null,
    netCents: line.totalCents - cents,
    fieldName: null,
    crop: null,
  };
}
