import * as contactInvitations from '@contract/contactInvitations/endpoints';
import { dateInZone } from '@contract/format/date';
import { onceByKey } from '@server/domain/requests/onceByKey';
import type { Api } from '@server/http/api';
import type { UserDeps } from '../deps';
import { contactList } from './contactList';
import { asPreview, inviteAll, plansFor } from './invite';

interface ContactInvitationDeps extends UserDeps {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/** Persons whom the ERP suggests, for the office to invite. */
export function contactInvitationRoutes(api: Api, room: ContactInvitationDeps): void {
  const { db, clock, booksZone } = room;

  api
    .on(contactInvitations.list, ({ query }) => contactList.page(db.sql, {}, { ...query, sort: 'email' }))
    .on(contactInvitations.totals, async ({ query }) => {
      const { rows, chips } = await contactList.totals(db.sql, {}, query);
      return { rows, tabs: chips, booksZone };
    })
    .stream(contactInvitations.exportFile, async ({ query }) =>
      contactList.file(db.sql, {}, dateInZone(clock.now(), booksZone), { ...query, sort: 'email' }),
    )
    .on(contactInvitations.preview, async ({ body }) => ({
      people: (await plansFor(db.sql, body.emails)).map(asPreview),
    }))
    .on(contactInvitations.invite, async ({ body, key }, caller, origin) => {
      // Refuses the key for other people; the work itself is done once for each of them.
      const { path: route } = contactInvitations.invite;
      const asked = { owner: caller.username, key, route, body, at: clock.now() };
      await onceByKey(db, asked, () => Promise.resolve({}));
      return { people: await inviteAll(room, body.emails, { caller, origin, key }) };
    });
}
