import * as m from '@locales/announcements';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import type { AnnouncementState } from '../rules/announcementState';

/** Where an announcement stands; the tabs of the office's list. */
export const announcementTabWords: Readonly<Record<AnnouncementState | 'all', string>> = texts({
  all: common.all,
  draft: m.stateDraft,
  scheduled: m.stateScheduled,
  running: m.stateRunning,
  ended: m.stateEnded,
  cancelled: m.stateCancelled,
});
export type AnnouncementTab = keyof typeof announcementTabWords;
export const announcementTabs = Object.keys(announcementTabWords) as readonly AnnouncementTab[];

export const severityWords = texts({ info: m.severityInfo, important: m.severityImportant });
type Severity = keyof typeof severityWords;
export const severities = Object.keys(severityWords) as readonly Severity[];

/** Where it is told. */
export const channelWords = texts({
  portal: m.channelPortal,
  email: common.email,
  both: m.channelBoth,
});
type Channel = keyof typeof channelWords;
export const channels = Object.keys(channelWords) as readonly Channel[];

/** What the ERP's figures of an account say. */
export const balanceWords = texts({
  pastDue: m.balancePastDue,
  owes: m.balanceOwes,
  credit: m.balanceCredit,
});
type BalanceKind = keyof typeof balanceWords;
export const balanceKinds = Object.keys(balanceWords) as readonly BalanceKind[];

export const planKinds = ['yes', 'no'] as const;

/** Why somebody of a segment gets no email. */
export const leftOutWords = texts({
  unwanted: m.leftOutUnwanted,
  unconfirmed: m.leftOutUnconfirmed,
  disabled: m.leftOutDisabled,
});
export type LeftOut = keyof typeof leftOutWords;
export const leftOutReasons = Object.keys(leftOutWords) as readonly LeftOut[];

/** What the columns of the list are called. */
export const announcementColumns = texts({
  title: m.columnTitle,
  state: common.status,
  when: m.columnWhen,
  segment: m.columnSegment,
  people: m.columnPeople,
  sent: m.columnSent,
  leftOut: m.columnLeftOut,
  failed: m.columnFailed,
});
