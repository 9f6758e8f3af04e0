import { type DeskName, deskNames } from './desks';

/** For so many days a company counts whoever was an administrator as one. */
export const ADMIN_COUNTS_DAYS = 7;

/** What somebody may do in the office. */
export interface OfficePowers {
  readonly admin: boolean;
  readonly desks: readonly DeskName[];
  /** The code of the one branch that they see; null: all. */
  readonly branch: string | null;
}

/** What of a change gives power, and has to wait for a second administrator. */
export interface AddedPowers {
  readonly admin: boolean;
  readonly desks: readonly DeskName[];
  /** That another branch, or all of them, are to be seen; null: nothing of that. */
  readonly branch: { readonly to: string | null } | null;
}

/**
 * Splits a change of somebody's powers: what takes power away holds at once, what gives power waits.
 * docs/rules.md#consent
 */
export function splitPowers(
  before: OfficePowers,
  after: OfficePowers,
): { readonly now: OfficePowers; readonly added: AddedPowers | null } {
  const was = new Set(before.desks);
  const wanted = new Set(after.desks);
  const isNarrower = before.branch === null && after.branch !== null;
  const isWider = before.branch !== null && before.branch !== after.branch;
  const added: AddedPowers = {
    admin: after.admin && !before.admin,
    desks: deskNames.filter((name) => wanted.has(name) && !was.has(name)),
    branch: isWider ? { to: after.branch } : null,
  };
  return {
    now: {
      admin: before.admin && after.admin,
      desks: deskNames.filter((name) => wanted.has(name) && was.has(name)),
      branch: isNarrower ? after.branch : before.branch,
    },
    added: added.admin || added.desks.length > 0 || added.branch !== null ? added : null,
  };
}

/**
 * Whether powers are given by one administrator alone: only the administrator's flag, and only where nobody else has it
 * or had it within `ADMIN_COUNTS_DAYS`. Otherwise nobody could ever be the second one.
 */
export const givesAlone = ({ admin, desks, branch }: AddedPowers, otherAdmins: number): boolean =>
  otherAdmins === 0 && admin && desks.length === 0 && branch === null;

/** What of the company settings guards money. */
interface Guarded {
  readonly payments: Readonly<
    Record<'maxPaymentCents' | 'secondApprovalCents' | 'newOptionMaxCents' | 'newOptionHours', number>
  >;
  readonly depositPlan: { readonly maxRequestCents: number };
}

interface Guard {
  readonly of: (settings: Guarded) => number;
  /** Whether more of it lets more through. */
  readonly opensUp: boolean;
}

/** The amounts and hours of the company settings that guard money. */
const guards = {
  maxPaymentCents: { of: (s) => s.payments.maxPaymentCents, opensUp: true },
  secondApprovalCents: { of: (s) => s.payments.secondApprovalCents, opensUp: true },
  newOptionMaxCents: { of: (s) => s.payments.newOptionMaxCents, opensUp: true },
  newOptionHours: { of: (s) => s.payments.newOptionHours, opensUp: false },
  maxRequestCents: { of: (s) => s.depositPlan.maxRequestCents, opensUp: true },
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
export const guardNames = Object.keys(guards) as GuardName[];

/** A limit of the settings that a change would move. */
export interface MovedLimit {
  readonly name: GuardName;
  /** Cents; of `newOptionHours`, hours. */
  readonly before: number;
  readonly after: number;
}

/** The limits that a change of the settings loosens: each takes a second administrator. Tightening takes none. */
export const loosenedLimits = (before: Guarded, after: Guarded): MovedLimit[] =>
  guardNames.flatMap((name) => {
    const { of, opensUp } = guards[name];
    const moved = { name, before: of(before), after: of(after) };
    const isLooser = opensUp ? moved.after > moved.before : moved.after < moved.before;
    return isLooser ? [moved] : [];
  });
