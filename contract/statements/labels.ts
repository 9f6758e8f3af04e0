import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/statements';

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const statementSorts = ['date', 'account', 'ending', 'due'] as const;

/** How the list stands until somebody says otherwise; the server sends the same first page with the start. */
export const usualStatementSort = '-date';

export const statementExportFormats = ['csv', 'xlsx'] as const;

export type StatementExportFormat = (typeof statementExportFormats)[number];

/** What the columns of statements are called, on the screen and in their files. */
export const statementColumns = texts({
  date: common.statement,
  account: common.account,
  accountName: m.accountName,
  period: common.period,
  periodFrom: m.periodFrom,
  periodTo: m.periodTo,
  previous: m.previousBalance,
  charges: m.newCharges,
  credits: m.credits,
  seen: m.opened,
  due: m.due,
  amountDue: m.amountDue,
  ending: m.endingBalance,
  left: m.leftToPay,
  pdf: common.pdf,
  financeCharge: m.financeCharge,
  discount: common.discount,
  discountThrough: m.discountThrough,
  statementNo: m.statementNumber,
  revision: m.revision,
  replaces: m.replacesColumn,
});
