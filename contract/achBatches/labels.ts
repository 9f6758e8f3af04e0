import * as m from '@locales/achBatches';
import * as common from '@locales/common';
import { texts } from '@locales/language';

/** Where a bank file stands: docs/rules.md#ach-batches. */
export const batchStatusWords = texts({
  awaitingRelease: m.statusAwaitingRelease,
  released: m.statusReleased,
  sent: m.statusSent,
  void: m.statusVoid,
});

export type BatchStatus = keyof typeof batchStatusWords;

export const batchStatuses = Object.keys(batchStatusWords) as readonly BatchStatus[];

export const batchMoves = ['release', 'send', 'void'] as const;

export type BatchMove = (typeof batchMoves)[number];

/** From where each move leads where. */
export const batchWays: Readonly<
  Record<BatchMove, { readonly from: readonly BatchStatus[]; readonly to: BatchStatus }>
> = {
  release: { from: ['awaitingRelease'], to: 'released' },
  send: { from: ['released'], to: 'sent' },
  void: { from: ['awaitingRelease', 'released'], to: 'void' },
};

/** Where a file stands that is delivered to the bank by itself: docs/rules.md#ach-transport. */
export const deliveryStates = [
  'afterRelease',
  'waiting',
  'underWay',
  'retrying',
  'delivered',
  'uncertain',
] as const;

/** Where it stands, in a few words; a delivered one has its day. */
export const deliveryStateWords = texts({
  afterRelease: m.deliveryAfterRelease,
  waiting: m.deliveryWaiting,
  underWay: m.deliveryTrying,
  retrying: m.deliveryRetrying,
  uncertain: m.deliveryUncertain,
});

/** What is in the way of a delivery, and what to do about it. */
export const deliveryFaultWords = texts({
  unreachable: m.faultUnreachable,
  hostKey: m.faultHostKey,
  userKey: m.faultUserKey,
  folder: m.faultFolder,
  otherFile: m.faultOtherFile,
  incomplete: m.faultIncomplete,
  pgp: m.faultPgp,
  other: m.faultOther,
});

type DeliveryFault = keyof typeof deliveryFaultWords;

export const deliveryFaults = Object.keys(deliveryFaultWords) as readonly DeliveryFault[];

/** Sheets for the ERP and for the company's own files, beside the file for the bank. */
export const batchSheets = ['register', 'payments', 'withdrawals', 'refunds', 'contacts'] as const;

export type BatchSheet = (typeof batchSheets)[number];

export const secCodes = ['WEB', 'CCD', 'PPD'] as const;
export type SecCode = (typeof secCodes)[number];

export const directions = ['debit', 'credit'] as const;

/** A direction as an office says it. */
export const directionWords = texts({ debit: m.debit, credit: m.credit });

/** What an entry of a bank file is for: a request, or the check of a bank account. */
export const entryKindWords = texts({
  request: common.request,
  prenote: m.kindPrenote,
  microEntries: m.kindMicroEntries,
});

export type EntryKind = keyof typeof entryKindWords;

export const entryKinds = Object.keys(entryKindWords) as readonly EntryKind[];

/** Why an approved request is not in the next file. */
export const leftOutWords = texts({
  cancelable: m.leftOutCancelable,
  unconfirmed: m.leftOutUnconfirmed,
  blocked: m.leftOutBlocked,
  removed: m.leftOutRemoved,
  noAch: m.leftOutNoAch,
  onHold: m.leftOutOnHold,
  tooManyDigits: m.leftOutTooManyDigits,
  routing: m.leftOutRouting,
  name: m.leftOutName,
  otherHolder: m.leftOutOtherHolder,
  changed: m.leftOutChanged,
  overEntry: m.leftOutOverEntry,
  overCustomer: m.leftOutOverCustomer,
  overFile: m.leftOutOverFile,
  overDay: m.leftOutOverDay,
  chosen: m.leftOutChosen,
});

export type LeftOut = keyof typeof leftOutWords;

export const leftOutReasons = Object.keys(leftOutWords) as readonly LeftOut[];

/** What the columns of the bank files are called, on the screen and in their files. */
export const batchColumns = texts({
  number: m.batch,
  status: common.status,
  created: m.createdOn,
  by: m.createdBy,
  effective: m.effectiveOn,
  entries: m.entries,
  debits: m.debits,
  credits: m.credits,
  sent: m.sentOn,
  lastEffective: m.lastEffectiveOn,
  released: m.releasedFact,
  releasedBy: m.releasedBy,
  sentBy: m.sentBy,
  voided: m.voidedFact,
  voidedBy: m.voidedBy,
  reason: m.reason,
});

/** "PR-2026-000045", or "Two deposits AV-000012" where it checks a bank account. */
export const entryName = ({ kind, number }: { readonly kind: EntryKind; readonly number: string }): string =>
  kind === 'request' ? number : m.checkNumbered({ kind: entryKindWords[kind], number });

/** What the columns of a bank file's entries are called, on the screen and in their files. */
export const entryColumns = texts({
  request: common.request,
  account: common.account,
  direction: m.direction,
  amount: common.amount,
  day: m.effectiveOn,
  sec: m.secCode,
  bank: m.bankAccount,
  holder: m.holder,
  trace: m.trace,
  accountName: m.accountName,
});
