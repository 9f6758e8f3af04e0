import type { Permissions } from '../users/schema';

interface CapabilityFacts {
  readonly flag: keyof Permissions;
  /** Told to whoever lacks the flag. */
  readonly refusal: string;
}

const office = (what: string): CapabilityFacts => ({
  flag: 'admin',
  refusal: `Only administrators ${what}.`,
});

/**
 * What not everybody may do, and the flag that allows it. Endpoints and routes name a capability; the server refuses
 * by this table, and the browser shows nothing that it would refuse.
 */
export const capabilities = {
  depositPlan: {
    flag: 'deposit_plan',
    refusal: 'Your sign-in has no deposit plan. Ask the company if you expected one.',
  },
  manageUsers: office('manage sign-ins'),
  workQueue: office("work customers' requests"),
  seeImports: office('see the nightly imports'),
  readAudit: office('read the audit'),
  readLetters: office('see the letters that the portal sends'),
  changeSettings: office('see and change the company settings'),
} as const satisfies Record<string, CapabilityFacts>;

export type Capability = keyof typeof capabilities;

/** Whether somebody's flags allow it. */
export const mayUse = (permissions: Permissions, capability: Capability): boolean =>
  permissions[capabilities[capability].flag];
