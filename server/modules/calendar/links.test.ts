import { describe, expect, it } from 'vitest';
import * as calendar from '@contract/calendar/endpoints';
import * as users from '@contract/users/endpoints';
import { ann, cpa } from '@server/modules/notices/testing/noticeDesk';
import { all, documents, openCalendar, token } from './testing/calendarDesk';

const gone = 'There’s nothing at this address.';

describe('what its person may not see any more', () => {
  type Desk = Awaited<ReturnType<typeof openCalendar>>;
  const access = ({ db }: Desk) => db.sql.updateTable('account_access').where('name', '=', ann);

  it.each<[string, (desk: Desk) => Promise<unknown>, readonly string[]]>([
    ['at a lower level', (desk) => access(desk).set({ level: 'documents' }).execute(), documents],
    [
      'without the deposit plan',
      ({ db }) => db.sql.updateTable('portal_user').set({ deposit_plan: false }).execute(),
      documents,
    ],
    ['on its last day', (desk) => access(desk).set({ valid_to: '2026-04-13' }).execute(), all],
    ['a day after its last', (desk) => access(desk).set({ valid_to: '2026-04-12' }).execute(), []],
    ['without the account', ({ db }) => db.sql.deleteFrom('account_access').execute(), []],
  ])('is gone with the next fetch: %s', async (_, change, left) => {
    const desk = await openCalendar();
    const link = await desk.make(ann);
    expect(await desk.titles(link)).toEqual(all);
    await change(desk);

    expect(await desk.titles(link)).toEqual(left);
  });

  it.each<[string, (desk: Desk) => Promise<unknown>]>([
    ['turned off', ({ portal }) => portal.as(ann).call(calendar.end, {})],
    ['made anew', ({ make }) => make(ann)],
    [
      'of somebody disabled',
      ({ db }) =>
        db.sql.updateTable('portal_user').set({ standing: 'disabled' }).where('name', '=', ann).execute(),
    ],
    [
      'of somebody who is being deleted',
      ({ db }) =>
        db.sql.updateTable('portal_user').set({ state: 'deleting' }).where('name', '=', ann).execute(),
    ],
  ])('is answered as one that never was: %s', async (_, change) => {
    const desk = await openCalendar();
    const link = await desk.make(ann);
    await change(desk);
    const never = await desk.fetch(link.replace(token, 'x'.repeat(43)));
    const ended = await desk.fetch(link);

    expect([ended.statusCode, ended.body]).toEqual([404, gone]);
    const told = ({ headers: { date: _date, 'x-request-id': _id, ...headers } }: typeof ended) => headers;
    expect(told(ended)).toEqual(told(never));
    expect(never.body).toBe(gone);
  });

  it.each(['/calendar/x.ics', '/calendar/.ics', '/calendar/x'])('%s is none', async (url) => {
    const { fetch } = await openCalendar();
    expect((await fetch(url)).statusCode).toBe(404);
  });

  it('is not of whoever gets the name later', async () => {
    const { db, office, make, fetch } = await openCalendar();
    const link = await make(ann);
    await office.call(users.remove, { params: { name: ann }, body: { name: ann, openRequestsSeen: true } });
    await db.sql
      .updateTable('portal_user')
      .set({ state: 'active', standing: 'active' })
      .where('name', '=', ann)
      .execute();

    expect((await fetch(link)).statusCode).toBe(404);
  });
});

describe('the link of a person', () => {
  it('is one, however many are made at once', async () => {
    const { make, fetch, db } = await openCalendar();
    const links = await Promise.all([make(ann), make(ann), make(ann)]);
    const answers = await Promise.all(links.map(async (link) => (await fetch(link)).statusCode));

    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect(await db.sql.selectFrom('calendar_link').select('person').execute()).toEqual([{ person: ann }]);
  });

  it('tells when it was made and on which day it was fetched, and no more', async () => {
    const { portal, make, fetch } = await openCalendar();
    const status = () => portal.as(ann).call(calendar.status, {});
    expect(await status()).toEqual({ madeAt: null, withAmounts: false, fetchedOn: null });
    const link = await make(ann);
    expect((await status()).fetchedOn).toBeNull();
    await fetch(link);

    expect(await status()).toEqual({
      madeAt: '2026-04-13T15:00:00.000Z',
      withAmounts: false,
      fetchedOn: '2026-04-13',
    });
    expect(await portal.as(cpa).call(calendar.status, {})).toMatchObject({ madeAt: null });
  });

  it('is not changed where there is none, and ends twice without harm', async () => {
    const { portal } = await openCalendar();
    await expect(portal.as(ann).call(calendar.choose, { body: { withAmounts: true } })).rejects.toMatchObject(
      { code: 'conflict' },
    );
    expect(await portal.as(ann).call(calendar.end, {})).toMatchObject({ madeAt: null });
  });

  it('is written to the audit, and stands neither there, nor in the database, nor in a log', async () => {
    const { db, portal, make, fetch } = await openCalendar();
    const link = await make(ann);
    await make(ann, true);
    await portal.as(ann).call(calendar.choose, { body: { withAmounts: false } });
    const last = await make(ann);
    await fetch(link);
    await fetch(last);
    await fetch(`${last}/`);
    await fetch(`${last}?x=1`);
    await fetch(last.replace('calendar', '%63alendar'));
    await db.sql.schema.alterTable('account_access').renameTo('away').execute();
    const failed = await fetch(last);
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toContain('account_access');
    await db.sql.schema.alterTable('away').renameTo('account_access').execute();
    await portal.as(ann).call(calendar.end, {});

    const events = await db.sql
      .selectFrom('audit_event')
      .selectAll()
      .where('entity', '=', 'calendar')
      .orderBy('seq')
      .execute();
    expect(events.map(({ action, actor, subject }) => [action, actor, subject])).toEqual(
      ['made', 'made', 'chosen', 'made', 'off'].map((action) => [`calendar.${action}`, ann, ann]),
    );
    expect(JSON.parse(events[1]!.after_state!)).toEqual({
      withAmounts: true,
      provenAt: expect.any(String) as string,
    });
    const kept = JSON.stringify([
      await db.sql.selectFrom('audit_event').selectAll().execute(),
      await db.sql.selectFrom('calendar_link').selectAll().execute(),
    ]);
    const logged = portal.log.join('');
    for (const path of [link, last]) {
      const [secret] = token.exec(path)!;
      expect(kept).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
    expect(logged).toContain('/calendar/:token.ics');
  });
});

describe('a limit', () => {
  it('holds a link that is asked for too often, and no other', async () => {
    const { make, fetch } = await openCalendar();
    const [mine, other] = [await make(ann), await make(cpa)];
    for (let n = 0; n < 120; n += 1) expect((await fetch(mine)).statusCode).toBe(200);
    const over = await fetch(mine);

    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '3600']);
    expect((await fetch(other)).statusCode).toBe(200);
  });

  it('holds a network that asks for many that are none', async () => {
    const { at, make, fetch } = await openCalendar();
    const link = await make(ann);
    const wrong = link.replace(token, 'x'.repeat(43));
    for (let n = 0; n < 299; n += 1) await fetch(wrong);
    expect((await fetch(link)).statusCode).toBe(200);
    expect((await fetch(wrong)).statusCode).toBe(404);
    expect((await fetch(wrong)).statusCode).toBe(429);
    at('2026-04-13T16:00:01.000Z');
    expect((await fetch(link)).statusCode).toBe(200);
  });
});
