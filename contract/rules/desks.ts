import { capabilities, type Capability } from './capabilities';

/** Everything of the office that is looked at and not changed. */
const reading: readonly Capability[] = [
  'seeOffice',
  'seeUsers',
  'seeAccounts',
  'seeQueue',
  'seeImports',
  'readAudit',
  'readEmail',
  'seeSettings',
  'seeBankFiles',
  'seeOriginator',
  'seeMessages',
  'seeAnnouncements',
];

/**
 * The desks of the office, each a set of capabilities of the one table: docs/rules.md#desks. Nobody gets at users'
 * access, at settings or at the originator by a desk.
 */
export const desks = {
  receivable: new Set<Capability>([
    'seeOffice',
    'keepViews',
    'seeAccounts',
    'noteAccounts',
    'agreePlans',
    'seeQueue',
    'workQueue',
    'seeImports',
    'seeBankFiles',
    'workBankFiles',
    'seeMessages',
    'answerMessages',
  ]),
  credit: new Set<Capability>([
    'seeOffice',
    'keepViews',
    'seeAccounts',
    'noteAccounts',
    'agreePlans',
    'seeQueue',
    'workQueue',
    'approveLarge',
    'confirmBankAccounts',
    'seeBankFiles',
    'seeOriginator',
    'seeSettings',
    'seeMessages',
  ]),
  help: new Set<Capability>([
    'seeOffice',
    'keepViews',
    'seeUsers',
    'helpUsers',
    'viewAs',
    'seeAccounts',
    'noteAccounts',
    'readEmail',
    'sendEmailAgain',
    'seeMessages',
    'answerMessages',
  ]),
  audit: new Set(reading),
} as const satisfies Record<string, ReadonlySet<Capability>>;

export type DeskName = keyof typeof desks;
export const deskNames = Object.keys(desks) as DeskName[];

/**
 * Whose lists the server narrows to one branch: docs/rules.md#own-branch. Whoever sees one branch alone is refused
 * the rest, which has no branch or is of all of them.
 */
const byBranch: ReadonlySet<Capability> = new Set([
  'depositPlan',
  'seeOffice',
  'keepViews',
  'seeAccounts',
  'noteAccounts',
  'agreePlans',
  'seeQueue',
  'workQueue',
  'approveLarge',
  'confirmBankAccounts',
  'seeMessages',
  'answerMessages',
]);

interface Powers {
  readonly admin: boolean;
  readonly deposit_plan: boolean;
  readonly desks?: readonly DeskName[];
  /** The code of the one branch whose accounts they see in the office. Administrators see all. */
  readonly branch?: string;
}

/** Whether somebody's flags and desks allow it. */
export function mayUse(powers: Powers, capability: Capability): boolean {
  if (powers[capabilities[capability]]) return true;
  if (powers.branch !== undefined && !byBranch.has(capability)) return false;
  return powers.desks?.some((name) => desks[name].has(capability)) ?? false;
}
