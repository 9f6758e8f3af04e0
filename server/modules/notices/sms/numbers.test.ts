import { describe, expect, it } from 'vitest';
import * as notices from '@contract/notices/endpoints';
import * as officeUsers from '@contract/officeUsers/endpoints';
import { tellingOutbox } from '@server/domain/notices/toldByEmail';
import { nullMailer } from '@server/testing/nullMailer';
import { ann, cpa, openNoticeDesk } from '../testing/noticeDesk';
import { number, openTextDesk, typed } from './testing/textDesk';
import * as textMessages from '@contract/textMessages/endpoints';

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const minutesLater = (minutes: number, ms = 0) =>
  new Date(Date.parse('2026-04-13T15:00:00.000Z') + minutes * 60_000 + ms).toISOString();

it('is off, and says why, where nobody carries text messages', async () => {
  const { portal } = await openNoticeDesk();
  const { because, number: own } = await portal.as(ann).call(textMessages.status, {});
  expect([because, own]).toEqual([expect.stringContaining('doesn’t send'), null]);
  const body = { number: typed, consentVersion: 1 };
  await expect(portal.as(ann).call(textMessages.add, { body })).rejects.toMatchObject({ code: 'conflict' });
  expect((await portal.as(ann).call(notices.choices, {})).canText).toBe(false);
});

describe('a number', () => {
  it('is on once its code is entered, told by email, in the bell and in the audit', async () => {
    const desk = await openTextDesk();
    expect((await desk.add(ann)).number).toMatchObject({ state: 'asked', lastDigits: '34' });
    expect((await desk.portal.as(ann).call(notices.choices, {})).canText).toBe(false);
    const code = desk.lastCode();
    expect(code).toMatch(/^\d{6}$/);

    expect((await desk.confirm(ann, ` ${code.slice(0, 3)} ${code.slice(3)} `)).number).toMatchObject({
      state: 'on',
    });
    expect((await desk.portal.as(ann).call(notices.choices, {})).canText).toBe(true);
    expect(desk.outbox.messages.map(({ to, letter }) => [to, letter.name])).toEqual([
      ['••••34', 'textCode'],
      ['••••34', 'textAnswer'],
      [ann, 'securityNotice'],
    ]);
    expect(await desk.told(ann)).toEqual(['signIn: Text messages were turned on for a phone number.']);
    expect((await desk.audited()).map(({ action, after }) => [action, after])).toEqual([
      ['text.asked', expect.objectContaining({ number: '••••34', consentVersion: 1 })],
      ['text.confirmed', { number: '••••34', consentVersion: 1 }],
    ]);
    expect((await desk.status(cpa)).number).toBeNull();
  });

  it('is told to nobody: no log, answer, audit or row holds it or a code', async () => {
    const desk = await openTextDesk();
    const added = await desk.add(ann);
    const code = desk.lastCode();
    await expect(desk.confirm(ann, wrongOf(code))).rejects.toMatchObject({ code: 'invalid' });
    await desk.confirm(ann, code);
    await desk.remove(ann);
    const { sql } = desk.db;
    const kept = [
      await sql.selectFrom('text_number').selectAll().execute(),
      await sql.selectFrom('text_code').selectAll().execute(),
      await sql.selectFrom('audit_event').selectAll().execute(),
    ];
    const everywhere = [...desk.portal.log, JSON.stringify(added), JSON.stringify(kept)].join('\n');
    for (const secret of [number, number.slice(2), typed]) expect(everywhere).not.toContain(secret);
    expect(desk.portal.log.join('\n')).not.toContain(code);
  });

  it.each(['509 555 013', '+44 20 7946 0958', '900 555 0134'])('%s is refused by field', async (wrong) => {
    const desk = await openTextDesk();
    await expect(desk.add(ann, { number: wrong })).rejects.toMatchObject({
      code: 'invalid',
      fields: { number: expect.stringContaining('US or Canada') },
    });
    expect(desk.letters()).toEqual([]);
  });

  it('is not added by words of the consent that are older', async () => {
    const desk = await openTextDesk();
    await expect(desk.add(ann, { consentVersion: 2 })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is one: another is refused while it is on, and replaces it while it waits for a code', async () => {
    const desk = await openTextDesk();
    await desk.add(ann, { number: '206 555 0177' });
    const first = desk.lastCode();
    desk.at(minutesLater(1));
    await desk.add(ann);
    await expect(desk.confirm(ann, wrongOf(desk.lastCode()))).rejects.toMatchObject({ code: 'invalid' });
    expect(first).not.toBe('');
    expect((await desk.confirm(ann, desk.lastCode())).number).toMatchObject({
      state: 'on',
      lastDigits: '34',
    });
    desk.at(minutesLater(2));
    await expect(desk.add(ann, { number: '206 555 0177' })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a code', () => {
  it.each([
    ['is used', 10, -1, 'on'],
    ['is not', 10, 0, 'asked'],
  ])('%s after %i minutes and %i ms', async (_, minutes, ms, state) => {
    const desk = await openTextDesk();
    await desk.add(ann);
    desk.at(minutesLater(minutes, ms));
    await desk
      .confirm(ann, desk.lastCode())
      .catch((error: { code: string }) => expect(error.code).toBe('conflict'));
    expect((await desk.status(ann)).number).toMatchObject({ state });
  });

  it.each([
    [4, 'on'],
    [5, 'asked'],
  ])('after %i wrong ones leaves the number %s', async (wrong, state) => {
    const desk = await openTextDesk();
    await desk.add(ann);
    const code = desk.lastCode();
    for (let n = 0; n < wrong; n += 1)
      await expect(desk.confirm(ann, wrongOf(code))).rejects.toMatchObject({ code: 'invalid' });
    await desk.confirm(ann, code).catch((error: { code: string }) => expect(error.code).toBe('conflict'));
    expect((await desk.status(ann)).number).toMatchObject({ state });
  });

  it('is no good once a newer one was sent, nor twice, nor without a number', async () => {
    const desk = await openTextDesk();
    await expect(desk.again(ann)).rejects.toMatchObject({ code: 'conflict' });
    await desk.add(ann);
    const old = desk.lastCode();
    desk.at(minutesLater(1));
    await desk.again(ann);
    const code = desk.lastCode();
    if (old !== code) await expect(desk.confirm(ann, old)).rejects.toMatchObject({ code: 'invalid' });
    await desk.confirm(ann, code);
    await expect(desk.confirm(ann, code)).rejects.toMatchObject({ code: 'conflict' });
    await expect(desk.confirm(cpa, code)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['too soon', -1, 'too-many'],
    ['soon enough', 0, undefined],
  ])('is asked for again %s', async (_, ms, code) => {
    const desk = await openTextDesk();
    await desk.add(ann);
    desk.at(minutesLater(1, ms));
    const refused = await desk.again(ann).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );
    expect(refused).toBe(code);
  });

  it('comes five times in 24 hours to a person', async () => {
    const desk = await openTextDesk();
    for (let n = 0; n < 5; n += 1) {
      desk.at(minutesLater(n));
      await desk.add(ann, { number: `206 555 017${n}` });
    }
    desk.at(minutesLater(24 * 60, -1));
    await expect(desk.add(ann)).rejects.toMatchObject({ code: 'too-many' });
    desk.at(minutesLater(24 * 60));
    expect((await desk.add(ann)).number).toMatchObject({ state: 'asked' });
  });

  it('comes five times in 24 hours to a number, whoever asks', async () => {
    const desk = await openTextDesk();
    for (let n = 0; n < 5; n += 1) {
      desk.at(minutesLater(n));
      await desk.add(n % 2 ? ann : cpa);
    }
    desk.at(minutesLater(5));
    await expect(desk.add(ann)).rejects.toMatchObject({ code: 'too-many' });
    expect((await desk.add(ann, { number: '206 555 0177' })).number).toMatchObject({ lastDigits: '77' });
  });

  it('asked for twice at the same moment is sent once', async () => {
    const desk = await openTextDesk();
    const both = await Promise.allSettled([desk.add(ann), desk.add(cpa)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect(desk.letters()).toHaveLength(1);
  });
});

describe('a number ends', () => {
  it('when it is removed, once, and its person is told', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.notice(ann, { kind: 'signIn', facts: { event: 'email' } });
    expect((await desk.remove(ann)).number).toBeNull();
    expect((await desk.remove(ann)).number).toBeNull();
    expect(await desk.textAll()).toEqual([]);
    expect(desk.outbox.messages.map(({ letter }) => letter)).toMatchObject([{ event: 'textRemoved' }]);
    expect((await desk.audited()).map(({ action }) => action)).toEqual([
      'text.asked',
      'text.confirmed',
      'text.removed',
    ]);
  });

  it('when a change of the sign-in is taken back, and when the office disables it', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    const at = '2026-04-13T15:00:00.000Z';
    const undone = { name: 'securityNotice', event: 'contactTakenBack', at } as const;
    await desk.db.transaction(({ sql }) =>
      tellingOutbox(nullMailer, desk.clock).put(sql, {
        channel: 'mail',
        to: ann,
        reader: ann,
        letter: undone,
      }),
    );
    expect((await desk.status(ann)).number).toBeNull();

    desk.at(minutesLater(1));
    await desk.add(cpa);
    await desk.confirm(cpa, desk.lastCode());
    await desk.office.call(officeUsers.disable, { params: { name: cpa }, body: {} }).catch(() => undefined);
    expect(await desk.db.sql.selectFrom('text_number').select('person').execute()).toEqual([]);
  });
});
