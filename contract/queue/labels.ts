import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/queue';
import { decidedFlows, problemStatuses, type RequestFlow, type RequestStatus } from '../requests/states';

interface QueueTab {
  readonly label: string;
  /** Null for every status. */
  readonly statuses: readonly RequestStatus[] | null;
  /** Null for every flow. */
  readonly flows: readonly RequestFlow[] | null;
}

const tab = (
  label: () => string,
  statuses: QueueTab['statuses'],
  flows: QueueTab['flows'] = null,
): QueueTab => ({
  get label() {
    return label();
  },
  statuses,
  flows,
});

/** How the office divides its requests, by what is to be done with them. */
export const queueTabs = {
  toApprove: tab(m.tabToApprove, ['submitted'], decidedFlows),
  second: tab(m.tabSecond, ['pendingSecond']),
  approved: tab(m.tabApproved, ['approved']),
  atBank: tab(m.tabAtBank, ['exported', 'settled']),
  toHandOver: tab(m.tabToHandOver, ['ready']),
  checks: tab(m.tabChecks, ['submitted'], ['check']),
  problems: tab(m.tabProblems, problemStatuses),
  done: tab(m.tabDone, ['posted', 'completed', 'cancelled']),
  all: tab(m.tabAll, null),
} as const satisfies Record<string, QueueTab>;

export type QueueTabName = keyof typeof queueTabs;

export const queueTabNames = Object.keys(queueTabs) as QueueTabName[];

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const queueSorts = ['submitted', 'amount', 'day', 'changed'] as const;

/** What the columns of the office's queue are called, on the screen and in its files. */
export const queueColumns = texts({
  number: common.request,
  account: common.account,
  accountName: m.accountName,
  flags: m.checkClosely,
  status: common.status,
  reason: common.reason,
  kind: m.kind,
  submitted: m.requestedOn,
  source: m.moneyFrom,
  target: m.moneyTo,
  day: common.day,
  amount: common.amount,
  discount: common.discount,
  submitter: m.requestedBy,
  changed: m.lastMoved,
  effective: m.debitedOn,
  comments: common.comments,
  branch: common.branch,
  payment: common.payment,
  posted: m.posted,
  returnCode: m.returnCode,
});
