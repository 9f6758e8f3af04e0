import type { PrepayLine } from '@contract/prepay/rows';
import { restrictionOf } from '@contract/rules/prepay';
import type { ExportColumn } from '@server/exports/exportColumn';
import type { EventRow } from '../events';
import { prepayEventWords, prepayStatusWords, prepayTypeWords } from '@contract/prepay/labels';

const restriction = ({ type, groups, description }: PrepayLine) =>
  restrictionOf({
    type,
    groups: groups.map(({ name }) => name),
    products: description === null ? [] : [description],
  });

/** Every line with all that the screen can show of it. */
export const lineColumns: readonly ExportColumn<PrepayLine>[] = [
  { head: 'Account', kind: 'text', value: (l) => l.accountNo },
  { head: 'Contract', kind: 'text', value: (l) => l.contractNo },
  { head: 'Line', kind: 'number', value: (l) => l.lineNo },
  { head: 'Type', kind: 'text', value: (l) => prepayTypeWords[l.type] },
  { head: 'Status', kind: 'text', value: (l) => prepayStatusWords[l.status] },
  { head: 'Crop year', kind: 'number', value: (l) => l.cropYear },
  { head: 'Product code', kind: 'text', value: (l) => l.productCode },
  { head: 'Product', kind: 'text', value: (l) => l.description },
  { head: 'Group', kind: 'text', value: (l) => l.groupName },
  { head: 'Good for', kind: 'text', value: restriction },
  { head: 'Unit', kind: 'text', value: (l) => l.unit },
  { head: 'Quantity booked', kind: 'number', value: (l) => l.qtyBooked },
  { head: 'Quantity used', kind: 'number', value: (l) => l.qtyUsed },
  { head: 'Quantity remaining', kind: 'number', value: (l) => l.qtyRemaining },
  { head: 'Locked price', kind: 'number', value: (l) => l.lockedPrice },
  { head: 'Posted price', kind: 'number', value: (l) => l.postedPrice },
  { head: 'Booked', kind: 'money', value: (l) => l.bookedCents },
  { head: 'Used', kind: 'money', value: (l) => l.usedCents },
  { head: 'Remaining', kind: 'money', value: (l) => l.remainingCents },
  { head: 'Expires', kind: 'date', value: (l) => l.expiresOn },
  { head: 'Stops at booked quantity', kind: 'text', value: (l) => (l.limitQty ? 'Yes' : 'No') },
  { head: 'Split %', kind: 'number', value: (l) => l.splitPercent },
  { head: 'Farm', kind: 'text', value: (l) => l.farmName },
  { head: 'Field', kind: 'text', value: (l) => l.fieldName },
  { head: 'Branch', kind: 'text', value: (l) => l.branchName },
];

/** Every event on the lines. */
export const usageColumns: readonly ExportColumn<EventRow>[] = [
  { head: 'Account', kind: 'text', value: (e) => e.accountNo },
  { head: 'Contract', kind: 'text', value: (e) => e.contractNo },
  { head: 'Line', kind: 'number', value: (e) => e.lineNo },
  { head: 'Product', kind: 'text', value: (e) => e.description },
  { head: 'Date', kind: 'date', value: (e) => e.date },
  { head: 'Event', kind: 'text', value: (e) => prepayEventWords[e.kind] },
  { head: 'Document', kind: 'text', value: (e) => e.documentNo },
  { head: 'Ticket', kind: 'text', value: (e) => e.ticketNo },
  { head: 'Quantity', kind: 'number', value: (e) => e.quantity },
  { head: 'Unit', kind: 'text', value: (e) => e.unit },
  { head: 'Amount', kind: 'money', value: (e) => e.cents },
  { head: 'Other account', kind: 'text', value: (e) => e.otherAccountNo },
];
