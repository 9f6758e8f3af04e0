import { createKind, unlessNobody } from './createKind';
import type { OperationKind } from './operation';
import type { AuditAction } from '@contract/audit/labels';
import { ApiError } from '@contract/problem';
import type { UserAction } from '@contract/officeUsers/labels';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { PoolAdmin } from '@server/poolAdmin/poolAdmin';
import { conflict } from '../errors';
import type { SignInStatus } from '../userStatusSql';

interface ActionFacts {
  readonly does: (pool: PoolAdmin, name: string) => Promise<void>;
  readonly action: AuditAction;
  readonly told: (name: string) => string;
  /** How the person stands afterwards, where that is known. */
  readonly leaves?: SignInStatus;
  /** What keeps somebody out is tried until it is done. */
  readonly staysOpen?: 'whenItPasses' | 'never';
}

const facts: Readonly<Record<UserAction, ActionFacts>> = {
  invitation: {
    does: invite,
    action: 'user.invited',
    told: (name) => `We mailed a new invitation to ${name}. Its password is good for seven days.`,
    leaves: 'invited',
  },
  'password-reset': {
    does: (pool, name) => pool.resetPassword(name),
    action: 'user.password',
    told: (name) => `We mailed a code to ${name} for choosing a new password. The old one is useless.`,
    leaves: 'resetting',
  },
  disabling: {
    does: async (pool, name) => {
      await pool.disable(name);
      await pool.signOutEverywhere(name);
    },
    action: 'user.disabled',
    told: (name) => `${name} is disabled and signed out everywhere.`,
    leaves: 'disabled',
    staysOpen: 'whenItPasses',
  },
  enabling: {
    does: (pool, name) => pool.enable(name),
    action: 'user.enabled',
    told: (name) => `${name} can sign in again.`,
    leaves: 'active',
  },
  'sign-out': {
    does: (pool, name) => pool.signOutEverywhere(name),
    action: 'user.signedOut',
    told: (name) => `${name} is signed out everywhere. The password stays good.`,
    staysOpen: 'whenItPasses',
  },
  'codes-off': {
    does: (pool, name) => pool.takeOffCodes(name),
    action: 'user.codes',
    told: (name) => `${name} is asked for no codes any more, until they are set up again.`,
  },
};

/** What the office does with a sign-in, as operations of one step. */
const actionKinds = Object.fromEntries(
  Object.entries(facts).map(([kind, fact]) => [kind, oneStep(fact)]),
) as Readonly<Record<UserAction, OperationKind<object>>>;

function oneStep({ does, action, told, leaves, staysOpen = 'never' }: ActionFacts): OperationKind<object> {
  return {
    running: 'The user pool is being asked.',
    done: ({ name }) => told(name),
    staysOpen,
    steps: [(pool, { name }) => does(pool, name)],
    async finish(tx, { name, startedBy, payload: { origin } }, at) {
      if (leaves) {
        await tx.sql
          .updateTable('portal_user')
          .set({ standing: leaves })
          .where('name', '=', name)
          .where('state', '=', 'active')
          .execute();
      }
      const about = { subject: name, entity: 'user', entityId: name } as const;
      await appendAudit(tx, { at, actor: startedBy, action, ...about, origin });
    },
  };
}

async function invite(pool: PoolAdmin, name: string): Promise<void> {
  try {
    await pool.resendInvitation(name);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    throw conflict(`${name} has chosen a password already. Reset the password instead.`);
  }
}

/** The access was taken away when it was begun; what is left is to keep the person out of the pool. */
const deleteKind: OperationKind<object> = {
  running: 'The access is gone; the sign-in is being shut at the pool.',
  done: ({ name }) => `${name} is deleted: no access, no sign-in, every session ended.`,
  staysOpen: 'always',
  steps: [
    (pool, { name }) => unlessNobody(pool.disable(name)),
    (pool, { name }) => unlessNobody(pool.signOutEverywhere(name)),
  ],
  async finish(tx, { name }, at) {
    await tx.sql
      .updateTable('portal_user')
      .set({ state: 'deleted', standing: 'disabled', deleted_at: at.toISOString() })
      .where('name', '=', name)
      .where('state', '=', 'deleting')
      .execute();
  },
};

const kinds = { create: createKind, delete: deleteKind, ...actionKinds };
export type KindName = keyof typeof kinds;

/** How a kind is done. What its payload holds, is between the kind and whoever begins it. */
export const kindOf = (name: string): OperationKind<object> => kinds[name as KindName] as never;
