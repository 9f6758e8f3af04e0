import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/officeMessages';
import type { MessageState } from '../rules/messageStates';

/** Where a message stands, as the office reads it. */
export const messageStateWords: Readonly<Record<MessageState, string>> = texts({
  new: m.stateNew,
  open: m.stateOpen,
  waiting: m.stateWaiting,
  done: m.stateDone,
});

/** What the list can show: what waits for the office comes first. */
export const messageTabWords = texts({
  toAnswer: m.tabToAnswer,
  new: m.stateNew,
  open: m.stateOpen,
  waiting: m.stateWaiting,
  done: m.stateDone,
  all: common.all,
});
export type MessageTab = keyof typeof messageTabWords;
export const messageTabs = Object.keys(messageTabWords) as readonly MessageTab[];

/** Whose messages are listed. */
export const messageOwnerWords = texts({ me: m.ownerMe, nobody: m.ownerNobody });
export type MessageOwner = keyof typeof messageOwnerWords;
export const messageOwners = Object.keys(messageOwnerWords) as readonly MessageOwner[];

/** What stands in a thread: the message itself, what came after it, and what the office did. */
export const threadKinds = [
  'message',
  'answer',
  'reply',
  'note',
  'take',
  'close',
  'reopen',
  'merge',
  'resolve',
  'unresolve',
] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** What was done, above what was written. */
export const threadWords: Readonly<Record<ThreadKind, string>> = texts({
  message: common.message,
  answer: m.didAnswer,
  reply: m.didReply,
  note: m.didNote,
  take: m.didTake,
  close: m.didClose,
  reopen: m.didReopen,
  merge: m.didMerge,
  resolve: m.didResolve,
  unresolve: m.didUnresolve,
});

/** What the columns of the list are called. */
export const messageColumns = texts({
  kind: m.columnKind,
  topic: m.columnTopic,
  state: common.status,
  number: m.columnNumber,
  sender: m.columnSender,
  account: common.account,
  waiting: m.columnWaiting,
  owner: m.columnOwner,
  message: common.message,
});
