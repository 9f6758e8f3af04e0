import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Api, Origin } from '@server/http/api';
import type { SignInDeps } from './deps';
import { undoContactChange } from './undoChange';
import { ApiError } from '@contract/problem';
import * as m from '@locales/auth';
import { toUsPhone } from '@contract/format/phone';
import { type Contacts, heldContacts } from '@server/domain/contactChanges/changes';
import { contactChanged } from '@server/domain/contactChanges/contactChanged';
import type { PoolPerson } from '@server/poolAdmin/poolAdmin';

/** What people change about their own sign-in by this server. */
export function signInRoutes(api: Api, room: SignInDeps): void {
  api
    .on(ownSignIn.changePhone, async ({ body }, { username }) => {
      await changePhone(room, username, body.phone);
      return {};
    })
    .on(ownSignIn.chooseLanguage, async ({ body: { language } }, { username }) => {
      // No change that the office or the audit counts: it is how somebody reads.
      await room.db.sql.updateTable('portal_user').set({ language }).where('name', '=', username).execute();
      return {};
    })
    .on(ownSignIn.emailNews, async (_, { username }) => {
      const user = await room.db.sql
        .selectFrom('portal_user')
        .select('email_news')
        .where('name', '=', username)
        .executeTakeFirst();
      return { wanted: user?.email_news ?? true };
    })
    .on(ownSignIn.chooseEmailNews, async ({ body: { wanted } }, { username }, origin) => {
      await chooseEmailNews(room, { username, wanted, origin });
      return { wanted };
    })
    .on(ownSignIn.undoChange, async ({ body }, _, origin) => {
      await undoContactChange(room, body.token, origin);
      return {};
    });
}

interface NewsChoice {
  readonly username: string;
  readonly wanted: boolean;
  readonly origin: Origin;
}

/** Written down, so that the office can say since when somebody gets none. The same choice again changes nothing. */
function chooseEmailNews({ db, clock }: SignInDeps, { username, wanted, origin }: NewsChoice): Promise<void> {
  return db.transaction(async (tx) => {
    const changed = await tx.sql
      .updateTable('portal_user')
      .set({ email_news: wanted })
      .where('name', '=', username)
      .where('email_news', '!=', wanted)
      .returning('name')
      .executeTakeFirst();
    if (!changed) return;
    await appendAudit(tx, {
      at: clock.now(),
      actor: username,
      subject: username,
      action: 'user.emailNews',
      entity: 'user',
      entityId: username,
      before: { wanted: !wanted },
      after: { wanted },
      origin,
    });
  });
}

/**
 * Gives somebody another number at the pool, by the administration's call: in a hosted pool the browser's token may
 * not write it, since nobody there asks how old the sign-in is. The record comes first: a number that was replaced
 * without one would not be held.
 * @throws ApiError 'invalid' for no number of the United States, 'not-found' for who is not in the pool
 */
async function changePhone(room: SignInDeps, username: string, typed: string): Promise<void> {
  const { db, poolAdmin } = room;
  const value = toUsPhone(typed);
  if (!value) throw noNumber();
  const person = await poolAdmin.get(username);
  if (!person) throw notThere();
  if (person.phone === value) return;
  const { phone: old = '', phoneProven: wasProven } = person;
  await db.transaction(async ({ sql }) => {
    const notice = noticeFor(person, await heldContacts(sql, username, room.clock.now()));
    await contactChanged(room, sql, {
      username,
      attribute: 'phone_number',
      old,
      new: value,
      wasProven,
      notice,
    });
  });
  await poolAdmin.setContact(username, { attribute: 'phone_number', value, proven: false });
}

/** Its owner reads of it where nobody who took the session over does. */
function noticeFor({ email, emailProven, phone, phoneProven }: PoolPerson, held: Contacts) {
  const mail = held.email ?? (emailProven ? email : undefined);
  if (mail) return { channel: 'mail', to: mail } as const;
  const text = held.phone_number ?? (phoneProven ? phone : undefined);
  return text ? ({ channel: 'text', to: text } as const) : undefined;
}

const noNumber = () =>
  new ApiError({
    code: 'invalid',
    message: m.noUsPhone(),
    fields: { phone: m.enterUsPhone() },
  });

const notThere = () => new ApiError({ code: 'not-found', message: m.signInNotFound() });
