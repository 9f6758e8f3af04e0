import type { AuditTables } from './tables/audit';
import type { ContactTables } from './tables/contact';
import type { ContactChangeTables } from './tables/contactChanges';
import type { FeedTables } from './tables/feed';
import type { IdentityTables } from './tables/identity';
import type { OfficeTables } from './tables/office';
import type { OutboxTables } from './tables/outbox';
import type { PaymentOptionTables } from './tables/paymentOptions';
import type { RequestTables } from './tables/requests';
import type { SettingsTables } from './tables/settings';
import type { FrozenTables } from './tables/statements';
import type { UserTables } from './tables/users';

/** Every table, for Kysely. */
export interface Tables
  extends FeedTables,
    UserTables,
    IdentityTables,
    OutboxTables,
    FrozenTables,
    SettingsTables,
    PaymentOptionTables,
    RequestTables,
    ContactTables,
    ContactChangeTables,
    OfficeTables,
    AuditTables {}
