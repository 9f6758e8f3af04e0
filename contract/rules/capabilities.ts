import * as m from '@locales/users';
import type { Permissions } from '../users/schema';

interface CapabilityFacts {
  readonly flag: keyof Permissions;
  /** The message for somebody without the flag. */
  readonly refusal: string;
}

const needs = (flag: keyof Permissions, refusal: () => string): CapabilityFacts => ({
  flag,
  get refusal() {
    return refusal();
  },
});

/**
 * What needs a flag: docs/rules.md#flags. Endpoints and routes name a capability. The server refuses by this table, and
 * the browser does not offer what the server would refuse.
 */
export const capabilities = {
  depositPlan: needs('deposit_plan', m.noDepositPlan),
  manageUsers: needs('admin', m.onlyAdminsManageUsers),
  workQueue: needs('admin', m.onlyAdminsWorkQueue),
  seeImports: needs('admin', m.onlyAdminsSeeImports),
  readAudit: needs('admin', m.onlyAdminsReadAudit),
  readEmail: needs('admin', m.onlyAdminsReadEmail),
  changeSettings: needs('admin', m.onlyAdminsChangeSettings),
  manageBankFiles: needs('admin', m.onlyAdminsManageBankFiles),
} as const satisfies Record<string, CapabilityFacts>;

export type Capability = keyof typeof capabilities;

/** Whether somebody's flags allow it. */
export const mayUse = (permissions: Permissions, capability: Capability): boolean =>
  permissions[capabilities[capability].flag];
