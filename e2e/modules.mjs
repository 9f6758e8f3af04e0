/**
 * The modules of the server that a test is about. After a change in other modules alone, `npm test` skips it as
 * unchanged. A test that is not named here is about all of them; in CI and in `npm run test:deep` all run.
 */
const lists = ['ledger', 'payments', 'prepay', 'purchases', 'statements', 'summaries'];
const paying = ['payable', 'paymentOptions', 'requests', 'depositPlan'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const modulesOf = {
  announcements: ['purchases'],
  auditTampered: ['audit'],
  bankFiles: ['achBatches', 'originator', 'queue', ...paying],
  bytes: [],
  checks: [],
  codes: [],
  columnSpace: [...lists, 'depositPlan', 'queue'],
  contact: ['contact'],
  dates: [...lists, 'contact', 'depositPlan', 'payable'],
  demanded: [],
  depositPlan: ['depositPlan', 'requests'],
  firstScreen: [],
  grower: ['purchases'],
  hosted: [],
  identity: ['signIn'],
  keyboard: ['purchases'],
  lists,
  officeAudit: ['audit'],
  officeImports: ['imports'],
  officeQueue: ['queue', ...paying],
  officeSettings: ['settings'],
  officeUsers: ['depositPlan'],
  opened: ['purchases'],
  payNow: [...paying, 'statements', 'summaries'],
  paymentByBank: paying,
  paymentByKeyboard: paying,
  paymentOptions: paying,
  payments: paying,
  printing: [...lists, 'queue', 'audit', 'requests'],
  shell: ['contact', 'depositPlan', 'purchases'],
  start: [],
  stepUp: ['email'],
  tabs: [],
  undoChange: ['signIn'],
  window: [],
};

/** What every page asks for, whoever looks at it. */
export const modulesOfAll = ['accounts', 'health', 'signIn', 'start', 'users'];
