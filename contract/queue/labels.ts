import { problemStatuses, type RequestStatus } from '../requests/states';

interface QueueTab {
  readonly label: string;
  /** Null for every status. */
  readonly statuses: readonly RequestStatus[] | null;
}

/** How the office divides its requests, by what is to be done with them. */
export const queueTabs = {
  toApprove: { label: 'To approve', statuses: ['submitted'] },
  second: { label: 'Second approval', statuses: ['pendingSecond'] },
  approved: { label: 'Approved', statuses: ['approved'] },
  atBank: { label: 'At the bank', statuses: ['exported', 'settled'] },
  toHandOver: { label: 'To hand over', statuses: ['ready'] },
  problems: { label: 'Problems', statuses: problemStatuses },
  done: { label: 'Done', statuses: ['posted', 'completed', 'cancelled'] },
  all: { label: 'All', statuses: null },
} as const satisfies Record<string, QueueTab>;

export type QueueTabName = keyof typeof queueTabs;

export const queueTabNames = Object.keys(queueTabs) as QueueTabName[];

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const queueSorts = ['submitted', 'amount', 'day', 'changed'] as const;

/** What the columns of the office's queue are called, on the screen and in its files. */
export const queueColumns = {
  number: 'Request',
  account: 'Account',
  accountName: 'Account name',
  flags: 'Look twice',
  status: 'Status',
  reason: 'Reason',
  kind: 'Kind',
  submitted: 'Asked for',
  source: 'From',
  target: 'To',
  day: 'Day',
  amount: 'Amount',
  discount: 'Discount',
  submitter: 'Asked by',
  changed: 'Last moved',
  effective: 'Debited on',
  comments: 'Comments',
  branch: 'Branch',
  payment: 'Payment',
  posted: 'Posted',
  returnCode: 'Return code',
} as const;
