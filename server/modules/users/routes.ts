import * as officeUsers from '@contract/officeUsers/endpoints';
import type { UserAction } from '@contract/officeUsers/labels';
import * as users from '@contract/users/endpoints';
import { likePattern, likeText, wordsOf } from '@server/db/search';
import type { Tables } from '@server/db/tables';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { type Kysely, sql, type SqlBool } from 'kysely';
import { actOnUser } from './act';
import { changeUser } from './change';
import { createUser } from './create';
import type { UserDeps } from './deps';
import { readUser } from './one';
import { resumeNow } from './operations/resume';
import { removeUser } from './remove';
import type { UserRepository } from './repository';
import { userList, userTotals } from './userList';

interface UserRoutes extends UserDeps {
  readonly users: UserRepository;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function userRoutes(api: Api, room: UserRoutes): void {
  const { sql } = room.db;
  const accounts = findAccounts(sql);
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
    .on(officeUsers.accounts, ({ query }) => accounts(query.q))
    .on(officeUsers.one, ({ params }) => readUser(room, params.name.toLowerCase()))
    .on(officeUsers.resume, async ({ params }) => {
      const name = params.name.toLowerCase();
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

const MOST = 20;

/** The first accounts whose number begins with what was typed, or whose name has every word of it. */
const findAccounts =
  (db: Kysely<Tables>) =>
  (typed: string): Promise<{ accountNo: string; accountName: string }[]> => {
    return db
      .selectFrom('account')
      .select(['account_no as accountNo', 'name as accountName'])
      .where((eb) =>
        eb.or([
          eb('account_no', 'like', `${likeText(typed.trim())}%`),
          eb.and(
            wordsOf(typed.toLowerCase()).map((word) => sql<SqlBool>`lower(name) like ${likePattern(word)}`),
          ),
        ]),
      )
      .orderBy('account_no')
      .limit(MOST)
      .execute();
  };
