/** The user pool's own tables (010-identity.sql). */
// eslint-disable-next-line typescript/no-empty-object-type
export interface IdentityTables {}
