import * as m from '@locales/users';
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
  readonly told: (user: { readonly name: string }) => string;
  /** How the person stands afterwards, where that is known. */
  readonly leaves?: SignInStatus;
  /** What keeps somebody out is tried until it is done. */
  readonly staysOpen?: 'whenItPasses' | 'never';
}

const facts: Readonly<Record<UserAction, ActionFacts>> = {
  invitation: {
    does: invite,
    action: 'user.invited',
    told: m.newInvitationSent,
    leaves: 'invited',
  },
  'password-reset': {
    does: (pool, name) => pool.resetPassword(name),
    action: 'user.password',
    told: m.resetCodeSent,
    leaves: 'resetting',
  },
  disabling: {
    does: async (pool, name) => {
      await pool.disable(name);
      await pool.signOutEverywhere(name);
    },
    action: 'user.disabled',
    told: m.isDisabled,
    leaves: 'disabled',
    staysOpen: 'whenItPasses',
  },
  enabling: {
    does: (pool, name) => pool.enable(name),
    action: 'user.enabled',
    told: m.isEnabled,
    leaves: 'active',
  },
  'sign-out': {
    does: (pool, name) => pool.signOutEverywhere(name),
    action: 'user.signedOut',
    told: m.isSignedOut,
    staysOpen: 'whenItPasses',
  },
  'codes-off': {
    does: (pool, name) => pool.takeOffCodes(name),
    action: 'user.codes',
    told: m.codesAreTakenOff,
  },
};

/** What the office does with a sign-in, as operations of one step. */
const actionKinds = Object.fromEntries(
  Object.entries(facts).map(([kind, fact]) => [kind, oneStep(fact)]),
) as Readonly<Record<UserAction, OperationKind<object>>>;

function oneStep({ does, action, told, leaves, staysOpen = 'never' }: ActionFacts): OperationKind<object> {
  return {
    running: m.askingPool,
    done: ({ name }) => told({ name }),
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
    throw conflict(m.hasPasswordAlready({ name }));
  }
}

/** The access was taken away when it was begun; what is left is to keep the person out of the pool. */
const deleteKind: OperationKind<object> = {
  running: m.shuttingSignIn,
  done: ({ name }) => m.isDeleted({ name }),
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
