import * as m from '@locales/users';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { ApiError } from '@contract/problem';
import type { PoolAdmin } from '@server/poolAdmin/poolAdmin';
import type { SignInStatus } from '../userStatusSql';
import type { Operation, OperationKind } from './operation';

export interface CreatePayload {
  readonly fullName: string;
  readonly sendInvite: boolean;
  /** Whether a deleted user of the name is in the pool still, to be taken out first. */
  readonly leftover: boolean;
  /** Where a hosted pool knew the person already, who keeps the password: how that sign-in stood. */
  readonly adopted: SignInStatus | null;
  /** Whether the portal has a record of somebody deleted under this name. */
  readonly wasKnown: boolean;
}

/** Record, pool, then access: nobody is let in before the pool has the sign-in that was asked for. */
export const createKind: OperationKind<CreatePayload> = {
  running: m.makingSignIn,
  done: ({ name, payload: { adopted, sendInvite } }) => {
    if (adopted) return m.keepsPassword({ name });
    return sendInvite ? m.invitationSent({ name }) : m.createdSilently({ name });
  },
  staysOpen: 'whenItPasses',
  steps: [
    async (pool, { name, payload: { leftover } }) => {
      if (leftover) await unlessNobody(pool.deleteUser(name));
    },
    async (pool, operation) => {
      if (!operation.payload.adopted) await make(pool, operation);
    },
  ],
  async finish(tx, { name, payload: { adopted } }) {
    await tx.sql
      .updateTable('portal_user')
      .set({ state: 'active', standing: adopted ?? 'invited' })
      .where('name', '=', name)
      .where('state', '=', 'creating')
      .execute();
  },
  async undo(tx, { name, startedBy, payload }, at) {
    // Who asked for this sign-in waits again; the record was made at the moment of the approval.
    await tx.sql
      .updateTable('access_request')
      .set((eb) => ({
        state: 'new' as const,
        version: eb('version', '+', 1),
        decided_by: null,
        decided_at: null,
        decision_key: null,
        user_name: null,
      }))
      .where('user_name', '=', name)
      .where('decided_at', '=', (eb) =>
        eb.selectFrom('portal_user').select('created_at').where('name', '=', name),
      )
      .execute();
    if (payload.wasKnown) {
      await tx.sql.deleteFrom('account_access').where('name', '=', name).execute();
      await tx.sql
        .updateTable('portal_user')
        .set({ state: 'deleted', deleted_at: at.toISOString(), admin: false, deposit_plan: false })
        .where('name', '=', name)
        .execute();
    } else {
      await tx.sql.deleteFrom('portal_user').where('name', '=', name).execute();
    }
    await appendAudit(tx, {
      at,
      actor: startedBy,
      subject: name,
      action: 'user.deleted',
      entity: 'user',
      entityId: name,
      after: { why: 'The user pool refused to make the sign-in.' },
      origin: payload.origin,
    });
  },
};

/** Somebody who waits for the first password is who an earlier try made, whose answer got lost. */
async function make(pool: PoolAdmin, { name, payload }: Operation<CreatePayload>): Promise<void> {
  const { fullName, sendInvite } = payload;
  try {
    await pool.createUser({ username: name, name: fullName, ...(!sendInvite && { silent: true }) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    const person = await pool.get(name);
    if (person?.status !== 'invited') throw error;
    if (sendInvite) await pool.resendInvitation(name);
  }
}

/** Nobody of that name is as good as somebody taken out. */
export async function unlessNobody(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
  }
}
