import { describe, expect, it } from 'vitest';
import { eachKind } from '../push/testing/eachKind';
import { ann, cpa } from '../testing/noticeDesk';
import { openTextDesk } from './testing/textDesk';

const at = (seconds: number) =>
  new Date(Date.parse('2026-04-13T15:00:00.000Z') + seconds * 1000).toISOString();

async function openOn() {
  const desk = await openTextDesk();
  await desk.turnedOn(ann);
  const texted = async () => {
    await desk.notice(ann, eachKind.signIn);
    return (await desk.textAll()).length === 1;
  };
  const state = async () => (await desk.status(ann)).number?.state;
  const answers = () =>
    desk.letters().flatMap(({ letter }) => (letter.name === 'textAnswer' ? [letter.event] : []));
  return { ...desk, texted, state, answers };
}

describe('a phone that replies', () => {
  it('STOP gets nothing more, until it replies START', async () => {
    const desk = await openOn();
    expect(await desk.texted()).toBe(true);
    expect(await desk.reply('Stop', at(1))).toMatchObject({ statusCode: 200 });
    expect([await desk.state(), await desk.texted(), desk.answers()]).toEqual(['stopped', false, []]);

    await desk.reply('START', at(2));
    expect([await desk.state(), await desk.texted(), desk.answers()]).toEqual(['on', true, ['welcome']]);
    expect((await desk.audited()).slice(2)).toEqual([
      { action: 'text.stopped', after: { number: '••••34' } },
      { action: 'text.resumed', after: { number: '••••34' } },
    ]);
  });

  it('HELP is answered, and changes nothing', async () => {
    const desk = await openOn();
    await desk.reply('help', at(1));
    expect([desk.answers(), await desk.state()]).toEqual([['help'], 'on']);
    await desk.reply('STOP', at(2));
    await desk.reply('HELP', at(3));
    expect([desk.answers(), await desk.state()]).toEqual([['help', 'help'], 'stopped']);
  });

  it('is heard once: what comes twice, or late, changes nothing', async () => {
    const desk = await openOn();
    await desk.reply('STOP', at(1));
    await desk.reply('START', at(2));
    await desk.reply('STOP', at(1));
    await desk.reply('START', at(2));
    expect([await desk.state(), desk.answers()]).toEqual(['on', ['welcome']]);
  });

  it('twice at the same moment is heard once', async () => {
    const desk = await openOn();
    await Promise.all([desk.reply('HELP', at(1)), desk.reply('HELP', at(1))]);
    expect(desk.answers()).toEqual(['help']);
  });

  it('anything else, or from a number of nobody, is taken and changes nothing', async () => {
    const desk = await openOn();
    expect(await desk.reply('thanks', at(1))).toMatchObject({ statusCode: 200 });
    expect(await desk.reply('HELP', at(2), '+12065550177')).toMatchObject({ statusCode: 200 });
    expect(await desk.reply('STOP', at(3), 'AMAZON')).toMatchObject({ statusCode: 200 });
    expect([await desk.state(), desk.answers()]).toEqual(['on', []]);
  });

  it('STOP is not added again, by anybody, before it replies START', async () => {
    const desk = await openOn();
    await desk.reply('STOP', at(1));
    await desk.remove(ann);
    desk.at(at(120));
    await expect(desk.add(cpa)).rejects.toMatchObject({
      code: 'conflict',
      fields: { number: expect.stringContaining('START') as string },
    });
    await desk.reply('UNSTOP', at(121));
    expect((await desk.add(cpa)).number).toMatchObject({ state: 'asked' });
  });

  it('STOP is not texted what waits in the outbox', async () => {
    const desk = await openOn();
    await desk.db.sql
      .insertInto('outbox_message')
      .values(
        (['textNotice', 'notice'] as const).map((letter, n) => ({
          message_id: `7a0c7f9e-0000-4000-8000-00000000000${n}`,
          channel: letter === 'notice' ? 'mail' : 'text',
          letter,
          recipient: ann,
          reader: ann,
          language: 'en',
          payload: Buffer.from('x'),
          created_at: at(0),
        })),
      )
      .execute();
    await desk.reply('STOP', at(1));
    expect(await desk.db.sql.selectFrom('outbox_message').select('letter').execute()).toEqual([
      { letter: 'notice' },
    ]);
  });
});

it('is believed by its signature alone', async () => {
  const desk = await openOn();
  const payload = JSON.stringify({ Type: 'Notification', Message: '{}' });
  const forged = await desk.portal.send({
    method: 'POST',
    url: '/sms/events',
    payload,
    headers: { 'content-type': 'text/plain' },
  });
  expect(forged.statusCode).toBe(400);
  const unsigned = await desk.portal.send({
    method: 'POST',
    url: '/sms/events',
    payload: desk.unsigned('STOP', at(1)),
    headers: { 'content-type': 'text/plain' },
  });
  expect([unsigned.statusCode, await desk.state()]).toEqual([403, 'on']);
});
