import { actionKinds } from './actionKinds';
import { createKind, unlessNobody } from './createKind';
import type { OperationKind } from './operation';

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
