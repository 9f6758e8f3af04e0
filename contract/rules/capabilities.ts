/**
 * What not everybody may do, and the flag that allows it: docs/rules.md#flags. Endpoints and routes name a capability.
 * The server refuses by this table, with the words of `forbiddenMessages.ts`, and the browser does not offer what the
 * server would refuse. Whoever has the flag may, and whoever sits at a desk that has the capability: `desks.ts`.
 */
export const capabilities = {
  depositPlan: 'deposit_plan',
  seeOffice: 'admin',
  keepViews: 'admin',
  seeUsers: 'admin',
  /** Invites, sends new passwords and ends sessions, of customers alone. */
  helpUsers: 'admin',
  manageUsers: 'admin',
  viewAs: 'admin',
  seeAccounts: 'admin',
  noteAccounts: 'admin',
  /** Payment plans: proposes, accepts and cancels them. */
  agreePlans: 'admin',
  seeQueue: 'admin',
  workQueue: 'admin',
  /** The second approval of what needs two: docs/rules.md#approval. */
  approveLarge: 'admin',
  confirmBankAccounts: 'admin',
  seeImports: 'admin',
  workImports: 'admin',
  readAudit: 'admin',
  readEmail: 'admin',
  sendEmailAgain: 'admin',
  seeSettings: 'admin',
  changeSettings: 'admin',
  seeBankFiles: 'admin',
  workBankFiles: 'admin',
  seeOriginator: 'admin',
  changeOriginator: 'admin',
  seeMessages: 'admin',
  answerMessages: 'admin',
  seeAnnouncements: 'admin',
  announce: 'admin',
} as const satisfies Record<string, 'admin' | 'deposit_plan'>;

export type Capability = keyof typeof capabilities;
