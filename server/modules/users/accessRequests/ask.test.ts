import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openAccessDesk } from './testing/accessDesk';

const unknown = {
  accountNo: '99999',
  zip: '10001',
  figure: 'Z-1',
  name: 'Max Nobody',
  email: 'max@example.org',
};

describe('somebody without a sign-in', () => {
  it('is answered alike whether anything of it is known or nothing', async () => {
    const { ask, db, outbox } = await openAccessDesk();
    const written = async () =>
      (await db.sql.selectFrom('audit_event').select(['action', 'actor']).execute()).length;

    const answers = [];
    for (const over of [{}, unknown, { email: 'ada@example.com' }, { accountNo: '00400' }]) {
      const before = await written();
      outbox.messages.splice(0);
      const answer = await ask({ email: `${answers.length}@example.net`, ...over });
      answers.push({
        status: answer.statusCode,
        body: answer.body.replace(/AR-2026-\d{6}/, 'AR'),
        headers: Object.keys(answer.headers).toSorted(),
        audited: (await written()) - before,
        mails: outbox.messages.map(({ letter }) => Object.assign({}, letter, { requestNo: 'AR' })),
      });
    }

    expect(answers[0]).toMatchObject({ status: 200, body: '{"requestNo":"AR"}', audited: 1 });
    expect(answers[0]!.mails).toEqual([{ name: 'accessRequest', event: 'received', requestNo: 'AR' }]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('is told under its field what is missing, and nothing is kept', async () => {
    const { ask, list } = await openAccessDesk();
    const answer = await ask({ zip: '1', email: 'dana' });

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['zip', 'email']);
    expect((await list()).rows).toEqual([]);
  });

  it('is one request however often the same call comes', async () => {
    const { ask, list, mails } = await openAccessDesk();
    const key = randomUUID();
    const answers = [await ask({}, { key }), await ask({}, { key })];

    expect(answers[1]!.body).toBe(answers[0]!.body);
    expect((await ask({ zip: '10001' }, { key })).statusCode).toBe(422);
    expect((await list()).rows).toHaveLength(1);
    expect(mails()).toEqual(['accessRequest dana@example.com']);
  });

  it('writes its personal data to no audit and no log', async () => {
    const { ask, db, portal } = await openAccessDesk();
    await ask({ name: 'Zebulon Quist', email: 'zq@example.net', accountNo: '00117' });

    const audit = JSON.stringify(await db.sql.selectFrom('audit_event').selectAll().execute());
    expect(`${audit} ${portal.log.join()}`).not.toMatch(/Quist|zq@|00117/);
  });
});

describe('too many', () => {
  it('from one network within an hour are refused, whatever they say', async () => {
    const { ask, portal } = await openAccessDesk();
    const from = async (email: string, ip: string) => (await ask({ email }, { ip })).statusCode;
    for (let n = 0; n < 10; n += 1) expect(await from(`${n}@example.net`, `2001:db8::${n}`)).toBe(200);

    expect(await from('10@example.net', '2001:db8::ffff')).toBe(429);
    expect(await from('10@example.net', '2001:db8:0:1::1')).toBe(200);
    portal.at('2026-04-13T16:00:00.000Z');
    expect(await from('11@example.net', '2001:db8::1')).toBe(200);
  });

  it('with one address within a day are refused, and only the first of them is mailed', async () => {
    const { ask, mails, portal } = await openAccessDesk();
    const from = async (ip: string, email = 'Dana@example.com') => (await ask({ email }, { ip })).statusCode;
    const answers = [];
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) answers.push(await from(ip));

    expect(answers).toEqual([200, 200, 200, 429]);
    expect(mails()).toEqual(['accessRequest dana@example.com']);
    portal.at('2026-04-14T15:00:00.000Z');
    expect(await from('192.0.2.5')).toBe(200);
    expect(mails()).toHaveLength(2);
  });
});
