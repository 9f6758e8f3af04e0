import * as m from '@locales/accessRequests';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import type { LeftOutReason } from '../rules/contactInvitation';

/** Where somebody of contacts.csv stands. */
export const contactStateWords = texts({
  notInvited: m.contactNotInvited,
  lacksAccount: m.contactLacksAccount,
  invited: m.contactInvited,
  failed: m.contactFailed,
  signedIn: m.contactSignedIn,
});
export type ContactState = keyof typeof contactStateWords;
export const contactStates = Object.keys(contactStateWords) as readonly ContactState[];

export const contactTabWords = texts({
  notInvited: m.contactNotInvited,
  lacksAccount: m.contactLacksAccount,
  invited: m.contactInvited,
  failed: m.contactFailed,
  signedIn: m.contactSignedIn,
  all: common.all,
});
export type ContactTab = keyof typeof contactTabWords;
export const contactTabs = Object.keys(contactTabWords) as readonly ContactTab[];

/** Why somebody is not invited. */
export const leftOutWords: Readonly<Record<LeftOutReason, string>> = texts({
  malformed: m.leftOutMalformed,
  alreadyUser: m.leftOutAlreadyUser,
  shared: m.leftOutShared,
  noName: m.leftOutNoName,
  closed: m.leftOutClosed,
});

/** What became of one person of a run. */
export const outcomes = ['invited', 'leftOut', 'failed'] as const;

/** What the columns of the list are called. */
export const contactColumns = texts({
  name: common.name,
  state: common.status,
  email: common.email,
  accounts: m.columnAccounts,
  invited: m.columnInvited,
});

/** How many persons are invited together. */
export const maxAtOnce = 50;
