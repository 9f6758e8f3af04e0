import { date, type LineFile, money, number, text } from './lineFile';

const docTypes = {
  invoice: 'Invoice',
  credit: 'Credit memo',
  financeCharge: 'Finance charge',
  debitMemo: 'Debit memo',
} as const;

const statuses = {
  open: 'Open',
  pastDue: 'Past due',
  notYetDue: 'Not yet due',
  partial: 'Partly paid',
  disputed: 'Disputed',
  paid: 'Paid',
  prepaid: 'Prepaid',
  credited: 'Credited',
  void: 'Void',
} as const;

const paidBys = { open: 'Open account', prepay: 'Prepay', cash: 'Cash', card: 'Card' } as const;

const columns = [
  text('Account', (l) => l.accountNo),
  date('Invoice date', (l) => l.invoiceDate),
  text('Invoice', (l) => l.invoiceNo),
  number('Line', (l) => l.lineNo),
  text('Document', (l) => docTypes[l.docType]),
  text('Status', (l) => statuses[l.status]),
  date('Due date', (l) => l.dueDate),
  text('Ticket', (l) => l.ticketNo),
  date('Delivered', (l) => l.deliveredOn),
  text('Branch', (l) => l.branchName),
  text('Product code', (l) => l.productCode),
  text('Product', (l) => l.description),
  text('Group', (l) => l.groupName),
  number('Quantity', (l) => l.quantity),
  text('Unit', (l) => l.unit),
  number('Unit price', (l) => l.unitPrice),
  text('Price unit', (l) => l.priceUnit),
  money('Extended', (l) => l.extendedCents),
  money('Discount', (l) => l.discountCents),
  money('Tax', (l) => l.taxCents),
  money('Line total', (l) => l.netCents),
  text('Paid by', (l) => l.paidBy && paidBys[l.paidBy]),
  text('Prepay contract', (l) => l.prepayContractNo),
  text('Field', (l) => l.fieldName),
  text('Farm', (l) => l.farmName),
  number('Acres', (l) => l.acres),
  text('Ship to', (l) => l.shipTo),
  number('Crop year', (l) => l.cropYear),
  text('Crop', (l) => l.crop),
  number('Split %', (l) => l.splitPercent),
  text('PO', (l) => l.poNo),
  text('Delivered by', (l) => l.deliveredBy),
  text('EPA reg. no.', (l) => l.epaRegNo),
  text('Lot', (l) => l.lotNo),
];

/** Every line with all that the screen can show of it. */
export const purchaseLines: LineFile = {
  screen: 'purchase-details',
  columns,
  rowsOf: (lines) => lines,
};
