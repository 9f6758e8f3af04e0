import type { PrepayContract } from '@contract/prepay/rows';
import { restrictionOf } from '@contract/rules/prepay';
import type { ExportColumn } from '@server/exports/exportColumn';
import { paidInWords, prepayStatusWords, prepayTypeWords } from '@contract/prepay/labels';

const restriction = ({ type, groups, products }: PrepayContract) =>
  restrictionOf({ type, groups: groups.map(({ name }) => name), products });

/** Every contract with all that the screen can show of it. */
export const contractColumns: readonly ExportColumn<PrepayContract>[] = [
  { head: 'Account', kind: 'text', value: (c) => c.accountNo },
  { head: 'Contract', kind: 'text', value: (c) => c.contractNo },
  { head: 'Type', kind: 'text', value: (c) => prepayTypeWords[c.type] },
  { head: 'Status', kind: 'text', value: (c) => prepayStatusWords[c.status] },
  { head: 'Good for', kind: 'text', value: restriction },
  { head: 'Products', kind: 'text', value: (c) => c.products.join('; ') },
  { head: 'Crop year', kind: 'number', value: (c) => c.cropYear },
  { head: 'Booked on', kind: 'date', value: (c) => c.bookedOn },
  { head: 'Valid from', kind: 'date', value: (c) => c.startOn },
  { head: 'Expires', kind: 'date', value: (c) => c.expiresOn },
  { head: 'Branch', kind: 'text', value: (c) => c.branchName },
  { head: 'Booked', kind: 'money', value: (c) => c.bookedCents },
  { head: 'Paid in', kind: 'money', value: (c) => c.paidCents },
  { head: 'Payment', kind: 'text', value: (c) => c.paidIn && paidInWords[c.paidIn] },
  { head: 'Used', kind: 'money', value: (c) => c.usedCents },
  { head: 'Remaining', kind: 'money', value: (c) => c.remainingCents },
  { head: 'Split %', kind: 'number', value: (c) => c.splitPercent },
  { head: 'Farm', kind: 'text', value: (c) => c.farmName },
  { head: 'Field', kind: 'text', value: (c) => c.fieldName },
  { head: 'Sold by', kind: 'text', value: (c) => c.salesperson },
  { head: 'Terms', kind: 'text', value: (c) => c.termsCode },
  { head: 'Refundable', kind: 'text', value: (c) => (c.refundable ? 'Yes' : 'No') },
  { head: 'Signed on', kind: 'date', value: (c) => c.signedOn },
  { head: 'Used up about (estimate)', kind: 'date', value: (c) => c.usedUpOn },
  { head: 'Comments', kind: 'text', value: (c) => c.comments },
];
