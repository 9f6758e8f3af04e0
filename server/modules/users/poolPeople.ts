import type { Clock } from '@server/clock';
import { type Contacts, heldContacts } from '@server/domain/contactChanges/changes';
import { contactChanged, type Replaced } from '@server/domain/contactChanges/contactChanged';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';

interface PeopleOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** Whether administrators sign in with a second factor only. */
  readonly adminsNeedFactor: boolean;
}

/** What the embedded pool asks of the portal, and what the portal has to know of changes there, in their transactions. */
export const poolPeople = ({ clock, outbox, adminsNeedFactor }: PeopleOptions) => ({
  contactChanged: (sql: Db['sql'], replaced: Replaced): Promise<void> =>
    contactChanged({ clock, outbox }, sql, replaced),

  heldContacts: (sql: Db['sql'], name: string): Promise<Contacts> => heldContacts(sql, name, clock.now()),

  async needsFactor(sql: Db['sql'], name: string): Promise<boolean> {
    if (!adminsNeedFactor) return false;
    const user = await sql
      .selectFrom('portal_user')
      .select('admin')
      .where('name', '=', name)
      .executeTakeFirst();
    return user?.admin ?? false;
  },
});
