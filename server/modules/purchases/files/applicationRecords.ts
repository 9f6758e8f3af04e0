import type { LineRow } from '../lineQuery';
import { headOf, type LineFile, number, rowOf, text } from './lineFile';

const columns = [
  text('Date', (l) => l.deliveredOn ?? l.invoiceDate),
  text('Farm', (l) => l.farmName),
  text('Field', (l) => l.fieldName),
  number('Acres', (l) => l.acres),
  text('Crop', (l) => l.crop),
  number('Crop year', (l) => l.cropYear),
  text('Product', (l) => l.description),
  text('EPA reg. no.', (l) => l.epaRegNo),
  number('Quantity', (l) => l.quantity),
  text('Unit', (l) => l.unit),
  text('Lot', (l) => l.lotNo),
  text('Ticket', (l) => l.ticketNo),
  text('Invoice', (l) => l.invoiceNo),
];

/** What went on a field, for the grower's own spray records: goods with a registration number or a field. */
export const applicationRecords = (): LineFile => ({
  screen: 'application-records',
  head: headOf(columns),
  rows: (lines) =>
    lines
      .filter(isApplied)
      .map((line) => rowOf(columns, line))
      .join(''),
});

const isApplied = ({ lineType, quantity, epaRegNo, fieldName }: LineRow): boolean =>
  lineType === 'product' && quantity !== null && (epaRegNo !== null || fieldName !== null);
