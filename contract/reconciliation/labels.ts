import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/reconciliation';

/** In what the portal, the bank and the ERP differ: docs/rules.md#reconciliation. */
export const differenceWords = texts({
  notBooked: m.kindNotBooked,
  noRequest: m.kindNoRequest,
  amountDiffers: m.kindAmountDiffers,
  discountDiffers: m.kindDiscountDiffers,
  returnedButBooked: m.kindReturnedButBooked,
  notOnStatement: m.kindNotOnStatement,
  notOurs: m.kindNotOurs,
});
export type DifferenceKind = keyof typeof differenceWords;
export const differenceKinds = Object.keys(differenceWords) as readonly DifferenceKind[];

/** Why such a difference comes about, and what to look at. */
export const differenceAbout = texts({
  notBooked: m.aboutNotBooked,
  noRequest: m.aboutNoRequest,
  amountDiffers: m.aboutAmountDiffers,
  discountDiffers: m.aboutDiscountDiffers,
  returnedButBooked: m.aboutReturnedButBooked,
  notOnStatement: m.aboutNotOnStatement,
  notOurs: m.aboutNotOurs,
});

/** Where a difference stands: it is looked into, somebody was asked about it, or it is explained. */
export const differenceStateWords = texts({ open: m.stateOpen, asked: m.stateAsked, closed: m.stateClosed });
export type DifferenceState = keyof typeof differenceStateWords;
export const differenceStates = Object.keys(differenceStateWords) as readonly DifferenceState[];

/** What the office does about a difference. */
export const differenceMoves = ['match', 'ask', 'write', 'close', 'reopen'] as const;
export type DifferenceMove = (typeof differenceMoves)[number];

/** What was done about one, in its history. */
export const differenceMoveWords = texts({
  match: m.didMatch,
  ask: m.didAsk,
  write: m.didWrite,
  close: m.didClose,
  reopen: m.didReopen,
});

/** What the columns of the board are called, on the screen and in its files. */
export const differenceColumns = texts({
  kind: m.columnKind,
  state: common.status,
  day: common.date,
  age: m.columnAge,
  account: common.account,
  request: common.request,
  payment: m.columnPayment,
  sent: m.columnSent,
  booked: m.columnBooked,
  difference: m.columnDifference,
  ageInDays: m.ageInDays,
  accountName: m.accountName,
  file: m.bankFile,
});
