import * as m from '@locales/accessRequests';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import type { MatchPart, MatchStrength } from '../rules/accessMatch';

/** Where a request for access stands; those that wait for the office come first. */
export const accessTabWords = texts({
  new: m.stateNew,
  approved: m.stateApproved,
  rejected: m.stateRejected,
  all: common.all,
});
export type AccessTab = keyof typeof accessTabWords;
export const accessTabs = Object.keys(accessTabWords) as readonly AccessTab[];

export const accessStates = ['new', 'approved', 'rejected'] as const;
export type AccessState = (typeof accessStates)[number];

/** How much of what was typed is as the company knows it. */
export const strengthWords: Readonly<Record<MatchStrength, string>> = texts({
  strong: m.strengthStrong,
  partly: m.strengthPartly,
  weak: m.strengthWeak,
});

/** What is compared. */
export const matchWords: Readonly<Record<MatchPart, string>> = texts({
  account: m.matchAccount,
  figure: m.matchFigure,
  zip: m.matchZip,
  email: m.matchEmail,
  name: m.matchName,
});

/** What the columns of the list are called. */
export const accessColumns = texts({
  name: common.name,
  state: common.status,
  match: m.columnMatch,
  matched: m.columnMatched,
  age: m.columnAge,
  account: common.account,
  email: common.email,
  phone: common.phone,
  doubles: m.columnDoubles,
  number: m.columnNumber,
  decidedBy: m.columnDecidedBy,
  decidedAt: m.columnDecidedAt,
});
