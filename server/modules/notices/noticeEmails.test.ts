import { describe, expect, it } from 'vitest';
import * as notices from '@contract/notices/endpoints';
import { add } from '@server/feed/testing/change';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import type { RequestTold } from '@server/domain/email/emails';
import { tellingOutbox } from '@server/domain/notices/toldByEmail';
import { put } from '@server/testing/rows';
import { testNow } from '@server/testing/testApp';
import { allEmails, ann, cpa, openNoticeDesk } from './testing/noticeDesk';

const payment = (no: string, day: string, amount = '20.00') =>
  add('payments.csv', {
    payment_no: no,
    account_no: '00117',
    received_date: day,
    posting_date: day,
    method: 'K',
    amount,
    unapplied: amount,
    status: 'P',
  });

/** A desk whose first import came long ago. */
async function desk() {
  const opened = await openNoticeDesk();
  await opened.take('2026-04-12');
  return opened;
}

describe('emails', () => {
  it('wait for the end of the quiet hours, which the clocks of the person go by', async () => {
    const { at, take, email, mailed, choose } = await desk();
    await choose(ann, { quietFrom: '21:00', quietUntil: '07:00', zone: 'America/Los_Angeles' });
    await choose(cpa, allEmails('never'));
    // Clocks went back at 2:00 of this night: seven o'clock is an hour later than the day before.
    at('2026-11-01T10:00:00Z');
    await take('2026-10-31', payment('P-2', '2026-10-31'));
    await email();
    at('2026-11-01T14:59:00Z');
    await email();
    expect(mailed()).toEqual([]);
    at('2026-11-01T15:00:00Z');
    await email();

    expect(mailed()).toEqual([`${ann} notice`]);
  });

  it('come once a day or week in one, and not at all for who wants none', async () => {
    const { at, take, email, mailed, choose, outbox } = await desk();
    await choose(ann, allEmails('daily'));
    await choose(cpa, allEmails('weekly'));
    at('2026-04-14T15:00:00Z');
    await take('2026-04-13', payment('P-2', '2026-04-13'));
    await take('2026-04-14', payment('P-2', '2026-04-13'), payment('P-3', '2026-04-14'));
    await email();
    expect(mailed()).toEqual([]);
    at('2026-04-15T14:00:00Z');
    await email();
    expect(mailed()).toEqual([`${ann} noticeDigest`]);
    expect(outbox.messages[0]!.letter).toMatchObject({
      notices: [{ kind: 'paymentPosted' }, { kind: 'paymentPosted' }],
      more: 0,
    });
    at('2026-04-20T14:00:00Z');
    await email();
    expect(mailed()).toEqual([`${ann} noticeDigest`, `${cpa} noticeDigest`]);

    await choose(ann, allEmails('never'));
    await choose(cpa, allEmails('never'));
    await take('2026-04-20', payment('P-4', '2026-04-20'));
    await email();
    expect(mailed()).toHaveLength(2);
  });

  it('are not written to who lost the account meanwhile', async () => {
    const { take, email, mailed, db, unread } = await desk();
    await take('2026-04-13', payment('P-2', '2026-04-13'));
    await db.sql.deleteFrom('account_access').where('name', '=', ann).execute();
    await email();

    expect(mailed()).toEqual([`${cpa} notice`]);
    expect(await unread(ann)).toBe(0);
  });

  it('stop by their link, whoever posts it, and by no other', async () => {
    const { take, email, outbox, links, portal, db } = await desk();
    await take('2026-04-13', payment('P-2', '2026-04-13'));
    await email();
    const { messageId } = outbox.messages.find(({ to }) => to === ann)!;
    const url = new URL(links.addressOf(messageId!, 'https://portal.example.com')!).pathname;
    const post = (path: string) =>
      portal.send({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const tampered = await post(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('.', '.x'));
    expect(tampered.statusCode).toBe(404);
    expect(await db.sql.selectFrom('notice_choice').selectAll().execute()).toEqual([]);
    const stopped = await post(url);
    expect([stopped.statusCode, stopped.json()]).toEqual([200, { groups: ['payments'] }]);
    expect((await post(url)).statusCode).toBe(200);

    const { choices } = await portal.as(ann).call(notices.choices, {});
    expect(choices.filter(({ email: when }) => when === 'never').map(({ group }) => group)).toEqual([
      'payments',
    ]);
    const get = await portal.send({ method: 'GET', url });
    expect(get.statusCode).toBe(405);
  });
});

describe('a person', () => {
  it('reads one and all, and sees no bell for what they chose', async () => {
    const { take, portal, unread, choose } = await desk();
    expect(await unread(ann)).toBe(5);
    const as = portal.as(ann);
    const { rows } = await as.call(notices.list, { query: { limit: 25 } });
    const [{ noticeId, at } = { noticeId: '', at: '' }] = rows;
    const read = { params: { noticeId }, body: {} };
    expect(await as.call(notices.markRead, read)).toMatchObject({ unread: 4 });
    expect(await as.call(notices.markRead, read)).toMatchObject({ unread: 4 });
    await expect(portal.as(cpa).call(notices.markRead, read)).rejects.toMatchObject({ code: 'not-found' });
    const unreadRows = await as.call(notices.list, { query: { show: 'unread', limit: 25 } });
    expect(unreadRows.rows).toHaveLength(4);
    expect(await as.call(notices.markAllRead, { body: { through: at } })).toMatchObject({ unread: 0 });

    await choose(ann, ({ choices }) => ({
      choices: choices.map((choice) => (choice.group === 'payments' ? { ...choice, bell: false } : choice)),
    }));
    await take('2026-04-13', payment('P-2', '2026-04-13'));
    expect(await unread(ann)).toBe(0);
  });

  it('chooses from the newest choice, never less than security, and only what there is', async () => {
    const { choose, portal } = await desk();
    const chosen = await choose(ann, { quietFrom: '', quietUntil: '', leastCents: 5_00 });
    expect(chosen).toMatchObject({ version: 1, leastCents: 5_00 });
    const { canPush: _canPush, canText: _canText, ...body } = chosen;
    const wrong = (over: Partial<typeof body>) =>
      portal.as(ann).call(notices.choose, { body: { ...body, ...over } });

    await expect(wrong({ version: 0 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(wrong({ quietFrom: '21:00' })).rejects.toMatchObject({
      fields: { quietFrom: expect.any(String) as string },
    });
    await expect(wrong({ zone: 'Moon/Base' })).rejects.toMatchObject({
      fields: { zone: expect.any(String) as string },
    });
    await expect(wrong({ choices: body.choices.slice(1) })).rejects.toMatchObject({
      fields: { choices: expect.any(String) as string },
    });
    await expect(
      wrong({
        choices: body.choices.map((choice) => Object.assign({}, choice, { email: 'never' as const })),
      }),
    ).rejects.toMatchObject({ fields: { choices: expect.stringContaining('always') as string } });
  });
});

describe('what is told by an email of its own', () => {
  it('is in the bell too, once, for its reader and with no second email', async () => {
    const { db, email, mailed, told, outbox, remindedBefore } = await openNoticeDesk();
    await remindedBefore('2026-04-13');
    const telling = tellingOutbox(outbox, { now: () => new Date(testNow) });
    const notice = { name: 'securityNotice', event: 'passwordChanged', at: testNow } as const;
    for (const to of [ann, 'old@example.com'])
      await telling.put(db.sql, { channel: 'mail', to, reader: ann, letter: notice });
    await telling.put(db.sql, {
      channel: 'mail',
      to: ann,
      reader: ann,
      letter: { name: 'signInCode', code: '1', minutes: 3 },
    });
    await telling.put(db.sql, { channel: 'mail', to: 'office@example.com', reader: null, letter: notice });
    await email();

    expect(await told(ann)).toEqual(['signIn: Your password was changed.']);
    expect(mailed()).toHaveLength(4);
  });

  it('opens the request that it is about', async () => {
    const { db, take, hrefs, outbox } = await openNoticeDesk();
    await take('2026-04-12');
    const row = aRequest({ account_no: '00117', submitted_by: ann });
    await put(db, 'request', row);
    const telling = tellingOutbox(outbox, { now: () => new Date(testNow) });
    const request = { requestNo: row.request_no, amountCents: 5_000, status: 'approved' } as RequestTold;
    const letter = { name: 'requestChanged', request } as const;
    await telling.put(db.sql, { channel: 'mail', to: ann, reader: ann, letter });

    expect(await hrefs(ann)).toContain(`/my-account/payments/payment-requests?request=${row.request_id}`);
  });
});
