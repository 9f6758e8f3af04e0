import { createKind } from './createKind';
import { deleteKind } from './deleteKind';
import type { OperationKind } from './operation';
import { actionKinds } from './actionKinds';

const kinds = { create: createKind, delete: deleteKind, ...actionKinds };
export type KindName = keyof typeof kinds;

/** How a kind is done. What its payload holds, is between the kind and whoever begins it. */
export const kindOf = (name: string): OperationKind<object> => kinds[name as KindName] as never;
