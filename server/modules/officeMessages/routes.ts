import { dateInZone } from '@contract/format/date';
import * as officeMessages from '@contract/officeMessages/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Outbox } from '@server/domain/email/outbox';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { expectOfBranch } from '@server/domain/visibility/ownBranch';
import type { Api } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { type Desk, messageCounts, messageList } from './messageList';
import { moveMessage } from './moveMessage';
import { messageFile, noMessage, oneMessage } from './oneMessage';
import { removeTemplate, saveTemplate, templatesOf } from './templates';

interface OfficeMessageDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly outbox: Outbox;
}

/** What customers wrote, for the office to answer. That only the office comes here is said by the endpoints. */
export function officeMessageRoutes(api: Api, { db, clock, booksZone, outbox }: OfficeMessageDeps): void {
  const moment = ({ permissions: { branch } }: Caller) => ({ now: clock.now(), booksZone, branch });
  /** @throws ApiError 'not-found' for a message about an account of another branch than the one that is all they see */
  const seen = async (sql: Db['sql'], ticketNo: string, { permissions: { branch } }: Caller) => {
    if (branch === undefined) return;
    const message = await sql
      .selectFrom('contact_ticket')
      .select('account_no')
      .where('ticket_no', '=', ticketNo)
      .executeTakeFirst();
    await expectOfBranch(sql, branch, message?.account_no ?? null, noMessage);
  };
  const desk = ({ username: me, permissions: { branch } }: Caller): Desk => ({
    me,
    branch,
    today: dateInZone(clock.now(), booksZone),
    booksZone,
  });

  api
    .on(officeMessages.list, ({ query }, caller) =>
      messageList.page(db.sql, desk(caller), { ...query, sort: 'waiting' }),
    )
    .on(officeMessages.totals, async ({ query }, caller) => ({
      ...(await messageCounts(db.sql, desk(caller), query)),
      booksZone,
    }))
    .on(officeMessages.one, ({ params: { ticketNo } }, caller) =>
      db.transaction(async (tx) => {
        await seen(tx.sql, ticketNo, caller);
        return oneMessage(tx.sql, ticketNo, moment(caller));
      }),
    )
    .on(officeMessages.move, ({ params: { ticketNo }, body, key }, caller, origin) => {
      const at = clock.now();
      const { username: by } = caller;
      const asked = { owner: by, key, route: officeMessages.move.path, body: { ticketNo, ...body }, at };
      return onceByKey(db, asked, async (tx) => {
        await seen(tx.sql, ticketNo, caller);
        if (body.into) await seen(tx.sql, body.into, caller);
        await moveMessage(tx, outbox, { ticketNo, ...body }, { by, at, origin });
        return oneMessage(tx.sql, ticketNo, moment(caller));
      });
    })
    .stream(officeMessages.exportFile, async ({ query }, caller) => {
      const scope = desk(caller);
      return messageList.file(db.sql, scope, scope.today, { ...query, sort: 'waiting' });
    })
    .stream(officeMessages.file, async ({ params: { ticketNo, fileNo } }, caller) => {
      await seen(db.sql, ticketNo, caller);
      return messageFile(db, ticketNo, fileNo);
    })
    .on(officeMessages.templates, async () => ({ templates: await templatesOf(db.sql) }))
    .on(officeMessages.saveTemplate, ({ body }, { username: by }, origin) =>
      db.transaction(async (tx) => {
        await saveTemplate(tx, body, { by, at: clock.now(), origin });
        return { templates: await templatesOf(tx.sql) };
      }),
    )
    .on(officeMessages.removeTemplate, ({ params: { id } }, { username: by }, origin) =>
      db.transaction(async (tx) => {
        await removeTemplate(tx, id, { by, at: clock.now(), origin });
        return { templates: await templatesOf(tx.sql) };
      }),
    );
}
