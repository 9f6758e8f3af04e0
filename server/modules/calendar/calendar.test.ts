import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as calendar from '@contract/calendar/endpoints';
import * as users from '@contract/users/endpoints';
import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { set } from '@server/feed/testing/change';
import { ann, cpa, openNoticeDesk } from '@server/modules/notices/testing/noticeDesk';
import { put } from '@server/testing/rows';

const gone = 'There’s nothing at this address.';
const token = /[\w-]{43}/;

/** A company with a drop; Ann owns account 00117, her accountant reads its documents. */
async function openCalendar() {
  const desk = await openNoticeDesk();
  const { db, portal } = desk;
  await desk.take('2026-04-12', set('prepay_contracts.csv', 0, { expires_on: '2026-06-30' }));
  await put(
    db,
    'request',
    aRequest({
      request_no: 'PR-2026-000007',
      kind: 'pickup',
      flow: 'pickup',
      status: 'approved',
      amount_cents: 50_000,
      branch_code: 'PUL',
      pickup_date: '2026-04-21',
      pickup_time: '10:00',
    }),
  );
  const make = async (name: string, withAmounts = false) =>
    (await portal.as(name).call(calendar.make, { body: { withAmounts } })).path;
  const fetch = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    portal.send({ method: 'GET', url, headers });
  const titles = async (url: string) =>
    [
      ...(await fetch(url)).body
        .replaceAll('\r\n ', '')
        .matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nSUMMARY:(.*)\r\n/g),
    ].map(([, day, title]) => `${day} ${title}`);
  return { ...desk, make, fetch, titles };
}

const documents = [
  '20260420 Early-pay discount ends',
  '20260515 Invoices due',
  '20260630 Prepay contract PP-1 ends',
];
const pickup = '20260421 Check to pick up at Pullman';
const all = [documents[0]!, pickup, documents[1]!, documents[2]!];

describe('a calendar link', () => {
  it('shows what its person may see, without amounts where none are wanted', async () => {
    const { make, titles, fetch } = await openCalendar();
    const mine = await make(ann);

    expect(await titles(mine)).toEqual(all);
    expect(await titles(await make(cpa))).toEqual(documents);
    const { headers, body } = await fetch(mine);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toContain('NAME:Test Supply');
    expect(body).not.toContain('$');
  });

  it('tells amounts where they are chosen, and leads to where it is paid', async () => {
    const { portal, make, titles, fetch } = await openCalendar();
    const link = await make(ann, true);

    expect(await titles(link)).toEqual([
      '20260420 Early-pay discount of $3.00 ends',
      '20260421 Check of $500.00 to pick up at Pullman',
      '20260515 1 invoice due\\, $150.00',
      '20260630 Prepay contract PP-1 ends\\, $70.00 left',
    ]);
    const { body } = await fetch(link);
    expect(body.replaceAll('\r\n ', '')).toContain(
      'URL:https://portal.example.com/my-account/payments/make-a-payment?account=00117&invoice=0048214\r\n',
    );
    await portal.as(ann).call(calendar.choose, { body: { withAmounts: false } });
    expect(await titles(link)).toEqual(all);
  });

  it('speaks as its person reads', async () => {
    const { portal, make, titles } = await openCalendar();
    const link = await make(ann, true);
    await portal.as(ann).call(ownSignIn.chooseLanguage, { body: { language: 'es' } });

    expect((await titles(link))[2]).toBe('20260515 Vence 1 factura\\, $150.00');
  });

  it('is the same bytes again, which nobody is sent twice', async () => {
    const { portal, make, fetch } = await openCalendar();
    const link = await make(ann);
    const first = await fetch(link);
    const etag = first.headers.etag as string;
    const same = await fetch(link, { 'if-none-match': `W/${etag}` });
    await portal.as(ann).call(calendar.choose, { body: { withAmounts: true } });
    const other = await fetch(link, { 'if-none-match': etag });

    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    expect([first.statusCode, other.statusCode]).toEqual([200, 200]);
  });

  it('keeps its entries’ names from day to day', async () => {
    const { at, make, fetch } = await openCalendar();
    const link = await make(ann);
    const uids = async () => (await fetch(link)).body.match(/UID:.*/g);
    const before = await uids();
    at('2026-04-14T15:00:00.000Z');

    expect(new Set(before).size).toBe(all.length);
    expect(await uids()).toEqual(before);
  });

  it.each([
    ['on its last day of thirty', '2026-06-14T15:00:00.000Z', true],
    ['a day later', '2026-06-15T15:00:00.000Z', false],
  ])('shows what was due, %s', async (_, now, isShown) => {
    const { at, make, titles } = await openCalendar();
    const link = await make(ann);
    at(now);

    expect((await titles(link)).includes(documents[1]!)).toBe(isShown);
  });

  it.each([
    ['the last day', '2027-05-18', true],
    ['a day later', '2027-05-19', false],
  ])('shows what comes within 400 days: %s', async (_, day, isShown) => {
    const { db, make, titles } = await openCalendar();
    await db.sql.updateTable('invoice').set({ due_date: day }).where('invoice_no', '=', '0048214').execute();

    const shown = await titles(await make(ann));
    expect(shown.some((title) => title.endsWith('Invoices due'))).toBe(isShown);
  });

  it('has 2,000 entries at most: the latest days are left out', async () => {
    const { db, make, titles } = await openCalendar();
    await sql`insert into request select (jsonb_populate_record(r, jsonb_build_object('request_id', gen_random_uuid(),
      'request_no', 'PR-2026-1' || lpad(n::text, 5, '0')))).* from request r, generate_series(1, 1998) n`.execute(
      db.sql,
    );
    const link = await make(ann);
    const full = await titles(link);
    expect([full.length, full[0], full[1], full.at(-1)]).toEqual([2_000, documents[0], pickup, pickup]);
    await db.sql.deleteFrom('request').where('request_no', 'like', 'PR-2026-101___').execute();
    expect((await titles(link)).at(-1)).toBe(documents[2]);
  });

  it('is empty before the first drop', async () => {
    const { portal } = await openNoticeDesk();
    const { path: url } = await portal.as(ann).call(calendar.make, { body: { withAmounts: true } });
    const { statusCode, body } = await portal.send({ method: 'GET', url });

    expect([statusCode, body.includes('VEVENT')]).toEqual([200, false]);
  });

  it.each(['submitted', 'rejected', 'cancelled'])('shows no pickup that is %s', async (status) => {
    const { db, make, titles } = await openCalendar();
    await db.sql.updateTable('request').set({ status }).execute();
    expect(await titles(await make(ann))).toEqual(documents);
  });

  it('tells prices that end from prepay that ends', async () => {
    const { db, make, titles } = await openCalendar();
    await db.sql.updateTable('prepay_line').set({ unit_price: '430' }).where('line_no', '=', 1).execute();

    expect((await titles(await make(ann))).at(-1)).toBe('20260630 Price lock of contract PP-1 ends');
    expect((await titles(await make(ann, true))).at(-1)).toBe(
      '20260630 Price lock of contract PP-1 ends\\, $70.00 left',
    );
  });

  it('names the account where there are several', async () => {
    const { db, make, titles } = await openCalendar();
    await put(db, 'account_access', { name: ann, account_no: '00200', level: 'view', relationship: 'owner' });
    const { name } = await db.sql
      .selectFrom('account')
      .select('name')
      .where('account_no', '=', '00117')
      .executeTakeFirstOrThrow();

    expect((await titles(await make(ann)))[1]).toBe(`${pickup} · ${name}`);
  });
});

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
    ['turned off', ({ portal }) => portal.as(ann).call(calendar.turnOff, {})],
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
    const told = ({ headers: { date: _date, ...headers } }: typeof ended) => headers;
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

    expect(answers.toSorted()).toEqual([200, 404, 404]);
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
    expect(await portal.as(ann).call(calendar.turnOff, {})).toMatchObject({ madeAt: null });
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
    expect((await fetch(last)).statusCode).toBe(500);
    await db.sql.schema.alterTable('away').renameTo('account_access').execute();
    await portal.as(ann).call(calendar.turnOff, {});

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
    expect(logged).toContain('/calendar/[link].ics');
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
