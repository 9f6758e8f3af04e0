import type { FeedTables } from './tables/feed';
import type { IdentityTables } from './tables/identity';
import type { UserTables } from './tables/users';

/** Every table, for Kysely. */
export interface Tables extends FeedTables, UserTables, IdentityTables {}
