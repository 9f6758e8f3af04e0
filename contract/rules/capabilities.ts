import type { Permissions } from '../users/schema';

interface CapabilityFacts {
  readonly flag: keyof Permissions;
  /** The message for somebody without the flag. */
  readonly refusal: string;
}

const office = (what: string): CapabilityFacts => ({
  flag: 'admin',
  refusal: `Only administrators ${what}.`,
});

/**
 * What needs a flag: docs/rules.md#flags. Endpoints and routes name a capability. The server refuses by this table, and
 * the browser does not offer what the server would refuse.
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
  readEmail: office('see the emails that the portal sends'),
  changeSettings: office('see and change the company settings'),
} as const satisfies Record<string, CapabilityFacts>;

export type Capability = keyof typeof capabilities;

/** Whether somebody's flags allow it. */
export const mayUse = (permissions: Permissions, capability: Capability): boolean =>
  permissions[capabilities[capability].flag];
