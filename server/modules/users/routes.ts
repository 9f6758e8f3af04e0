import { dateInZone } from '@contract/format/date';
import * as officeUsers from '@contract/officeUsers/endpoints';
import type { UserAction } from '@contract/officeUsers/labels';
import * as users from '@contract/users/endpoints';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { actingOf } from '@server/http/stepUp';
import { actOnUser } from './act';
import { expectHelps } from './admins';
import { changeUser } from './change';
import { createUser } from './create';
import type { UserDeps } from './deps';
import { readUser } from './one';
import { resumeNow } from './operations/resume';
import { removeUser } from './remove';
import { setPowers } from './setPowers';
import type { UserRepository } from './repository';
import { userList, userTotals } from './userList';

interface UserRoutes extends UserDeps {
  readonly users: UserRepository;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function userRoutes(api: Api, room: UserRoutes): void {
  const { sql } = room.db;
  const act =
    (what: UserAction) =>
    async ({ params }: { params: { name: string } }, caller: Caller, origin: Origin) => {
      const name = params.name.toLowerCase();
      await actOnUser(room, what, name, caller, origin);
      return readUser(room, name);
    };

  api
    // The names are sign-in names: whoever is no administrator learns no other than the own one.
    .on(users.list, async ({ query }, { username, permissions }) => {
      if (permissions.admin && query.scope !== 'own') return room.users.list(query.after);
      const language = await room.users.languageOf(username);
      return [{ name: username, ...permissions, ...(language && { language }) }];
    })
    .on(users.create, async ({ body }, caller, origin) =>
      readUser(room, await createUser(room, body, caller, origin)),
    )
    .on(users.change, async ({ params, body }, caller, origin) => {
      const name = params.name.toLowerCase();
      await changeUser(room, name, body, caller, origin);
      return readUser(room, name);
    })
    .on(users.remove, async ({ params, body }, caller, origin) => {
      const name = params.name.toLowerCase();
      await removeUser(room, name, body, caller, origin);
      return readUser(room, name);
    })
    .on(officeUsers.list, ({ query }) => userList.page(sql, {}, query))
    .on(officeUsers.totals, async ({ query }) => ({
      ...(await userTotals(sql, query)),
      booksZone: room.booksZone,
    }))
    .stream(officeUsers.exportFile, async ({ query }) =>
      userList.file(sql, {}, dateInZone(room.clock.now(), room.booksZone), query),
    )
    .on(officeUsers.one, ({ params }) => readUser(room, params.name.toLowerCase()))
    .on(officeUsers.setPowers, async ({ params, body }, caller, origin) => {
      const name = params.name.toLowerCase();
      await setPowers(room, name, body, actingOf(caller, origin, room.clock.now()));
      return readUser(room, name);
    })
    .on(officeUsers.resume, async ({ params }, { username }) => {
      const name = params.name.toLowerCase();
      await expectHelps(sql, username, name);
      await resumeNow(room, name);
      return readUser(room, name);
    })
    .on(officeUsers.invite, act('invitation'))
    .on(officeUsers.resetPassword, act('password-reset'))
    .on(officeUsers.disable, act('disabling'))
    .on(officeUsers.enable, act('enabling'))
    .on(officeUsers.signOut, act('sign-out'))
    .on(officeUsers.takeOffCodes, act('codes-off'));
}
