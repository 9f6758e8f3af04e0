import { describe, expect, it } from 'vitest';
import * as calendar from '@contract/calendar/endpoints';
import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { ann, cpa, openNoticeDesk } from '@server/modules/notices/testing/noticeDesk';
import { put } from '@server/testing/rows';
import { all, aPickup, documents, openCalendar, pickup } from './testing/calendarDesk';

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
      '20260421 Pick up a $500.00 check at Pullman',
      '20260515 1 invoice due\\, $150.00',
      '20260630 Prepay PP-1 ends\\, $70.00 left',
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
    // As many as one statement takes.
    for (const hundreds of [1, 2]) {
      const numbers = Array.from(
        { length: 999 },
        (_, n) => `PR-2026-${hundreds}${String(n).padStart(5, '0')}`,
      );
      await put(db, 'request', ...numbers.map(aPickup));
    }
    const link = await make(ann);
    const full = await titles(link);
    expect([full.length, full[0], full[1], full.at(-1)]).toEqual([2_000, documents[0], pickup, pickup]);
    await db.sql.deleteFrom('request').where('request_no', 'like', 'PR-2026-20____').execute();
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

    expect((await titles(await make(ann))).at(-1)).toBe('20260630 Price lock PP-1 ends');
    expect((await titles(await make(ann, true))).at(-1)).toBe('20260630 Price lock PP-1 ends\\, use $70.00');
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
