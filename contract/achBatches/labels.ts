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

/** Sheets for the ERP and for the company's own files, beside the file for the bank. */
export const batchSheets = ['register', 'payments', 'withdrawals'] as const;

export type BatchSheet = (typeof batchSheets)[number];

export const secCodes = ['WEB', 'CCD', 'PPD'] as const;
export type SecCode = (typeof secCodes)[number];

export const directions = ['debit', 'credit'] as const;

/** A direction as an office says it. */
export const directionWords = texts({ debit: m.debit, credit: m.credit });

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
  overEntry: m.leftOutOverEntry,
  overCustomer: m.leftOutOverCustomer,
  overFile: m.leftOutOverFile,
  overDay: m.leftOutOverDay,
  chosen: m.leftOutChosen,
});

export type LeftOut = keyof typeof leftOutWords;

export const leftOutReasons = Object.keys(leftOutWords) as readonly LeftOut[];

/** What the columns of the bank files are called. */
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
});
