import { scheduleFLine } from '@contract/rules/scheduleF';
import type { LineRow } from '../lineQuery';
import type { LineSum } from '../repository';
import { date, type LineFile, money, number, text } from './lineFile';

type LineSumsOf = (invoiceNos: readonly string[]) => Promise<ReadonlyMap<string, LineSum>>;

/**
 * Bills as bookkeeping programs import them, one row a line. Freight, tax and discount of a whole invoice
 * stand on no line; where a file holds all lines of an invoice, one more row brings it to its total.
 */
export function quickBooksBills(vendor: string, lineSumsOf: LineSumsOf): LineFile {
  const columns = [
    text('Bill No', (l) => l.invoiceNo),
    text('Vendor', () => vendor),
    date('Bill Date', (l) => l.invoiceDate),
    date('Due Date', (l) => l.dueDate),
    text('Terms', (l) => l.termsCode),
    text('Memo', (l) => (l.ticketNo ? `Ticket ${l.ticketNo}` : null)),
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
    description: 'Freight, tax and discount of the whole invoice',
    quantity: null,
    unitPrice: null,
    netCents: line.totalCents - cents,
    fieldName: null,
    crop: null,
  };
}
