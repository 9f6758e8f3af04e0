import { boolean, type InferType, object, string } from 'yup';

/** A row of the list of users (spec §3): the record whose name is the caller's own carries the caller's permissions. */
export const permissionRecord = object({
  name: string().required(),
  admin: boolean().required(),
  deposit_plan: boolean().required(),
});

export type PermissionRecord = InferType<typeof permissionRecord>;

/** The two flags of spec §6. There are no other named roles. */
export type Permissions = Pick<PermissionRecord, 'admin' | 'deposit_plan'>;

/** What nobody has who is not known. */
export const noPermissions: Permissions = { admin: false, deposit_plan: false };
