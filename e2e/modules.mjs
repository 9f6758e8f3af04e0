/**
 * The modules of the server that a test is about. After a change in other modules alone, `npm test` skips it as
 * unchanged. A test that is not named here is about all of them; in CI and in `npm run test:deep` all run.
 */
const lists = ['ledger', 'payments', 'prepay', 'purchases', 'statements', 'summaries'];
const paying = ['payable', 'paymentOptions', 'requests', 'depositPlan'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const modulesOf = {
  accountCheck: ['paymentOptions'],
  announcements: ['purchases'],
  auditTampered: ['audit'],
  autopay: ['autopay', 'scheduledPayments', ...paying],
  bankFiles: ['achBatches', 'achReturns', 'originator', 'queue', ...paying],
  bytes: [],
  calendar: ['calendar'],
  push: ['notices'],
  checks: [],
  codes: [],
  columnSpace: [...lists, 'depositPlan', 'queue'],
  contact: ['contact'],
  dates: [...lists, 'contact', 'depositPlan', 'payable'],
  demanded: [],
  desks: ['users', 'secondPerson', 'settings', 'queue', 'audit'],
  depositPlan: ['depositPlan', 'requests'],
  firstScreen: [],
  grower: ['purchases'],
  hosted: [],
  identity: ['signIn'],
  keyboard: ['purchases'],
  lists,
  mailedCheck: ['queue', 'imports', ...paying],
  noticesOffice: ['notices', 'noticeSettings', 'officeAccounts'],
  notices: ['notices', 'queue', ...paying],
  officeAccounts: ['officeAccounts', 'statements', 'audit'],
  officeAudit: ['audit'],
  officeByKeyboard: ['officeAccounts', 'officeMessages', 'officeViews', 'queue', ...paying],
  officeImports: ['imports'],
  officeMessages: ['contact', 'officeHome', 'officeMessages'],
  officeQueue: ['officeHome', 'queue', ...paying],
  officeSettings: ['settings'],
  officeUsers: ['depositPlan'],
  opened: ['purchases'],
  payLink: ['imports', 'notices', 'statements', ...paying],
  payNow: [...paying, 'statements', 'summaries'],
  paymentByBank: paying,
  paymentByKeyboard: paying,
  paymentOptions: paying,
  payments: paying,
  paymentPlan: ['autopay', 'paymentPlans', 'promises', 'scheduledPayments', 'officeAccounts', ...paying],
  printing: [...lists, 'queue', 'audit', 'requests'],
  promise: ['promises', 'purchases', 'officeAccounts'],
  refund: ['queue', 'achBatches', 'originator', 'accounts', ...paying],
  returnedEmail: ['email', 'paymentOptions'],
  reconciliation: ['achBatches', 'queue', 'reconciliation', ...paying],
  scheduled: ['autopay', 'scheduledPayments', ...paying],
  segmentNews: ['announcements', 'signIn'],
  requestAccess: ['officeHome'],
  shell: ['contact', 'depositPlan', 'purchases'],
  start: [],
  stepUp: ['email'],
  tabs: [],
  undoChange: ['signIn'],
  viewAs: ['audit', 'settings', ...paying],
  window: [],
};

/** What every page asks for, whoever looks at it. */
export const modulesOfAll = ['accounts', 'health', 'notices', 'signIn', 'start', 'users'];
