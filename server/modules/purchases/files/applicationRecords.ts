import type { LineRow } from '../lineQuery';
import { date, type LineFile, number, text } from './lineFile';

const columns = [
  date('Date', (l) => l.deliveredOn ?? l.invoiceDate),
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
export const applicationRecords: LineFile = {
  screen: 'application-records',
  columns,
  rowsOf: (lines) => lines.filter(isApplied),
};

const isApplied = ({ lineType, quantity, epaRegNo, fieldName }: LineRow): boolean =>
  lineType === 'product' && quantity !== null && (epaRegNo !== null || fieldName !== null);
