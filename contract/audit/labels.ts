import * as m from '@locales/audit';
import { texts } from '@locales/language';

/** Everything that is written to the audit, by its name there, with the words that the office reads. */
export const auditActions = texts({
  'session.started': m.sessionStarted,
  'session.refused': m.sessionRefused,
  'session.ended': m.sessionEnded,
  'call.refused': m.callRefused,
  'user.created': m.userCreated,
  'user.deleted': m.userDeleted,
  'user.flags': m.userFlags,
  'user.accounts': m.userAccounts,
  'user.profile': m.userProfile,
  'user.email': m.userEmail,
  'user.emailNews': m.userEmailNews,
  'user.phoneNumber': m.userPhoneNumber,
  'user.takenBack': m.userTakenBack,
  'user.invited': m.userInvited,
  'user.password': m.userPassword,
  'user.codes': m.userCodes,
  'user.disabled': m.userDisabled,
  'user.enabled': m.userEnabled,
  'user.signedOut': m.userSignedOut,
  'option.added': m.optionAdded,
  'option.changed': m.optionChanged,
  'option.removed': m.optionRemoved,
  'autopay.setUp': m.autopaySetUp,
  'autopay.stopped': m.autopayStopped,
  'autopay.runChanged': m.autopayRunChanged,
  'scheduled.made': m.scheduledMade,
  'scheduled.stopped': m.scheduledStopped,
  'scheduled.runSkipped': m.scheduledRunSkipped,
  'request.placed': m.requestPlaced,
  'request.moved': m.requestMoved,
  'export.made': m.exportMade,
  'import.uploaded': m.importUploaded,
  'import.applied': m.importApplied,
  'import.dismissed': m.importDismissed,
  'import.rolledBack': m.importRolledBack,
  'settings.changed': m.settingsChanged,
  'powers.proposed': m.powersProposed,
  'powers.confirmed': m.powersConfirmed,
  'powers.refused': m.powersRefused,
  'powers.withdrawn': m.powersWithdrawn,
  'powers.taken': m.powersTaken,
  'limits.proposed': m.limitsProposed,
  'limits.confirmed': m.limitsConfirmed,
  'limits.refused': m.limitsRefused,
  'limits.withdrawn': m.limitsWithdrawn,
  'originator.proposed': m.originatorProposed,
  'originator.confirmed': m.originatorConfirmed,
  'originator.refused': m.originatorRefused,
  'achBatch.created': m.achBatchCreated,
  'achBatch.moved': m.achBatchMoved,
  'achBatch.delivered': m.achBatchDelivered,
  'achReturns.taken': m.achReturnsTaken,
  'achReturns.moved': m.achReturnsMoved,
  'reconciliation.moved': m.reconciliationMoved,
  'reconciliation.signed': m.reconciliationSigned,
  'reconciliation.closed': m.reconciliationClosed,
  'message.moved': m.messageMoved,
  'message.templateSaved': m.messageTemplateSaved,
  'message.templateRemoved': m.messageTemplateRemoved,
  'accessRequest.received': m.accessReceived,
  'accessRequest.approved': m.accessApproved,
  'accessRequest.rejected': m.accessRejected,
  'announcement.saved': m.announcementSaved,
  'announcement.scheduled': m.announcementScheduled,
  'announcement.cancelled': m.announcementCancelled,
  'announcement.emailed': m.announcementEmailed,
  'notices.released': m.noticesReleased,
  'notices.dropped': m.noticesDropped,
  'notices.scheduled': m.noticesScheduled,
  'notices.textDecided': m.noticesTextDecided,
  'notices.paused': m.noticesPaused,
  'notices.resumed': m.noticesResumed,
  'notices.resent': m.noticesResent,
  'notices.chosen': m.noticesChosen,
  'notices.unsubscribed': m.noticesUnsubscribed,
  'calendar.made': m.calendarMade,
  'calendar.chosen': m.calendarChosen,
  'calendar.off': m.calendarOff,
  'push.added': m.pushAdded,
  'push.chosen': m.pushChosen,
  'push.removed': m.pushRemoved,
  'push.gone': m.pushGone,
  'text.asked': m.textAsked,
  'text.confirmed': m.textConfirmed,
  'text.removed': m.textRemoved,
  'text.stopped': m.textStopped,
  'text.resumed': m.textResumed,
  'text.refused': m.textRefused,
  'letter.requeued': m.letterRequeued,
  'letter.copied': m.letterCopied,
  'address.lifted': m.addressLifted,
  'address.confirmed': m.addressConfirmed,
  'viewAs.started': m.viewAsStarted,
  'viewAs.page': m.viewAsPage,
  'viewAs.read': m.viewAsRead,
  'viewAs.ended': m.viewAsEnded,
  'account.noted': m.accountNoted,
  'account.noteChanged': m.accountNoteChanged,
  'account.tagged': m.accountTagged,
  'promise.made': m.promiseMade,
  'promise.changed': m.promiseChanged,
  'promise.withdrawn': m.promiseWithdrawn,
  'promise.ended': m.promiseEnded,
  'promise.reopened': m.promiseReopened,
  'paymentPlan.proposed': m.paymentPlanProposed,
  'paymentPlan.agreed': m.paymentPlanAgreed,
  'paymentPlan.ended': m.paymentPlanEnded,
  'paymentPlan.reopened': m.paymentPlanReopened,
});

export type AuditAction = keyof typeof auditActions;

const words: Readonly<Record<string, string | undefined>> = auditActions;

/** The words for an action as it was written; one that is not known any more is told by its name. */
export const actionWords = (action: string): string => words[action] ?? action;

/** Kinds of things that an event is about. */
export const auditEntities = [
  'session',
  'call',
  'user',
  'option',
  'autopay',
  'scheduled',
  'request',
  'export',
  'import',
  'settings',
  'originator',
  'achBatch',
  'achReturns',
  'reconciliation',
  'message',
  'accessRequest',
  'announcement',
  'notices',
  'calendar',
  'push',
  'text',
  'letter',
  'viewAs',
  'account',
  'promise',
  'paymentPlan',
] as const;

export type AuditEntity = (typeof auditEntities)[number];

/** Columns that the list can be sorted by; "-" in front turns the order around. */
export const auditSorts = ['at'] as const;

/** What can be wrong with an event of the chain. */
export const chainFaults = ['changed', 'missing', 'cut'] as const;

type ChainFault = (typeof chainFaults)[number];

/** "All 1,204 events are unchanged.", or which one is not and why. */
export function verdictWords({
  events,
  broken,
}: {
  readonly events: number;
  readonly broken: { readonly seq: number; readonly why: ChainFault } | null;
}): string {
  if (broken === null) return m.allHold({ events });
  const tampered = m.tampered(broken);
  return events === 0 ? tampered : `${tampered} ${m.beforeHold({ events })}`;
}

/** What became of a head that was noted earlier. */
export const notedWords = (seq: number | null): string =>
  seq === null ? m.headGone() : m.headFound({ seq });

/** Whether it is a hash in hex, as heads are told. */
export const isHead = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** What the columns of the audit log are called, on the screen and in its file. */
export const auditColumns = texts({
  action: m.what,
  actor: m.who,
  subject: m.about,
  which: m.which,
  at: m.when,
  ip: m.networkAddress,
  seq: m.number,
  code: m.action,
  entity: m.kind,
  before: m.before,
  after: m.after,
  userAgent: m.browser,
  requestId: m.callNumber,
  prevHash: m.hashBefore,
  hash: m.hash,
});
