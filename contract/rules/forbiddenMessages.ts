import * as m from '@locales/users';
import type { Capability } from './capabilities';

/** The message for somebody who may not. Only who refuses reads it: pages ask `mayUse` and offer nothing. */
const messages: Readonly<Record<Capability, () => string>> = {
  depositPlan: m.noDepositPlan,
  seeOffice: m.mayNotSeeOffice,
  keepViews: m.mayNotKeepViews,
  seeUsers: m.mayNotSeeUsers,
  helpUsers: m.mayNotHelpUsers,
  manageUsers: m.mayNotManageUsers,
  viewAs: m.mayNotViewAs,
  seeAccounts: m.mayNotSeeAccounts,
  noteAccounts: m.mayNotNoteAccounts,
  agreePlans: m.mayNotAgreePlans,
  seeQueue: m.mayNotSeeQueue,
  workQueue: m.mayNotWorkQueue,
  approveLarge: m.mayNotApproveLarge,
  confirmBankAccounts: m.mayNotConfirmBankAccounts,
  seeImports: m.mayNotSeeImports,
  workImports: m.mayNotWorkImports,
  readAudit: m.mayNotReadAudit,
  readEmail: m.mayNotReadEmail,
  sendEmailAgain: m.mayNotSendEmailAgain,
  seeSettings: m.mayNotSeeSettings,
  changeSettings: m.mayNotChangeSettings,
  seeBankFiles: m.mayNotSeeBankFiles,
  workBankFiles: m.mayNotWorkBankFiles,
  seeOriginator: m.mayNotSeeOriginator,
  changeOriginator: m.mayNotChangeOriginator,
  seeMessages: m.mayNotSeeMessages,
  answerMessages: m.mayNotAnswerMessages,
  seeAnnouncements: m.mayNotSeeAnnouncements,
  announce: m.mayNotAnnounce,
};

export const forbiddenMessage = (capability: Capability): string => messages[capability]();
