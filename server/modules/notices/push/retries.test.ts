import { expect, it } from 'vitest';
import * as push from '@contract/push/endpoints';
import type { NoticeFacts } from '@server/domain/notices/facts';
import { ann, cpa } from '../testing/noticeDesk';
import { openPushDesk } from './testing/pushDesk';

const posted: NoticeFacts = {
  kind: 'paymentPosted',
  facts: { cents: 2_000, day: '2026-04-13', paymentNo: 'P-9' },
};

/** Ann’s device, whose service answers so to what is pushed at noon. */
async function answered(...answers: readonly { status: number; headers?: Record<string, string> }[]) {
  const desk = await openPushDesk();
  const device = await desk.turnedOn(ann);
  desk.service.answer(device, ...answers);
  desk.at('2026-04-13T19:00:00.000Z');
  await desk.notice(ann, posted);
  await desk.pushAll();
  return { ...desk, device };
}

it.each([404, 410])('a device that its service does not know any more (%i) is forgotten', async (status) => {
  const desk = await answered({ status });
  expect([await desk.devicesOf(ann), await desk.waiting(), desk.warned]).toEqual([[], [], []]);
  const { actor, subject } = await desk.db.sql
    .selectFrom('audit_event')
    .select(['actor', 'subject'])
    .where('action', '=', 'push.gone')
    .executeTakeFirstOrThrow();
  expect([actor, subject]).toEqual(['portal', ann]);
});

it.each([
  ['429 that says when', { status: 429, headers: { 'retry-after': '600' } }, '2026-04-13T19:10:00.000Z'],
  [
    '429 that says a day',
    { status: 429, headers: { 'retry-after': 'Mon, 13 Apr 2026 19:20:00 GMT' } },
    '2026-04-13T19:20:00.000Z',
  ],
  [
    '429 that says sooner than we would',
    { status: 429, headers: { 'retry-after': '1' } },
    '2026-04-13T19:00:30.000Z',
  ],
  ['500', { status: 500 }, '2026-04-13T19:00:30.000Z'],
  ['503', { status: 503 }, '2026-04-13T19:00:30.000Z'],
])('is tried again after %s', async (_, answer, next) => {
  const desk = await answered(answer, { status: 201 });
  expect(await desk.waiting()).toEqual([{ next, attempts: 1 }]);
  desk.at(new Date(Date.parse(next) - 1).toISOString());
  await desk.pushAll();
  expect(desk.service.pushed).toHaveLength(1);
  desk.at(next);
  await desk.pushAll();

  expect([desk.service.pushed.length, await desk.waiting()]).toEqual([2, []]);
  expect(desk.service.shownBy(desk.device)).toHaveLength(1);
  expect((await desk.devicesOf(ann))[0]).toMatchObject({ pushedAt: next });
});

it('waits longer each time, and is given up once nobody needs it', async () => {
  const desk = await answered(...Array.from({ length: 60 }, () => ({ status: 500 })));
  const waits: number[] = [];
  for (let before = Date.parse('2026-04-13T19:00:00.000Z'); ;) {
    const [waiting] = await desk.waiting();
    if (!waiting) break;
    waits.push((Date.parse(waiting.next) - before) / 1000);
    before = Date.parse(waiting.next);
    desk.at(waiting.next);
    await desk.pushAll();
  }
  expect(waits.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600]);
  expect(waits.reduce((sum, one) => sum + one, 0)).toBeLessThan(24 * 3_600);
  expect([desk.warned, (await desk.devicesOf(ann)).length]).toEqual([[], 1]);
});

it('is not waited for longer than anybody needs it', async () => {
  const desk = await answered({ status: 429, headers: { 'retry-after': '86400' } });
  expect([await desk.waiting(), (await desk.devicesOf(ann)).length]).toEqual([[], 1]);
});

it.each([400, 401, 403, 413])(
  'is not tried again where it is refused (%i), which is logged by its status alone',
  async (status) => {
    const desk = await answered({ status });
    expect(await desk.waiting()).toEqual([]);
    expect(desk.warned).toEqual([JSON.stringify({ status })]);
    expect(await desk.devicesOf(ann)).toMatchObject([{ pushedAt: null }]);
  },
);

it('is tried again where the service cannot be reached, and one device does not hold up another', async () => {
  const desk = await openPushDesk();
  const [gone, other] = [await desk.turnedOn(ann), await desk.turnedOn(cpa)];
  desk.service.answer(gone, { status: 307, headers: { location: `${desk.service.origin}/elsewhere` } });
  await desk.notice(ann, posted);
  await desk.notice(cpa, posted);
  await desk.pushAll();

  expect(await desk.waiting()).toMatchObject([{ attempts: 1 }]);
  expect(desk.service.shownBy(other)).toHaveLength(1);
});

it('is not lost where who claimed it died, and comes then', async () => {
  const desk = await openPushDesk();
  const device = await desk.turnedOn(ann);
  await desk.notice(ann, posted);
  await desk.writer().round();
  await desk.db.sql
    .updateTable('push_message')
    .set({ next_at: '2026-04-13T15:01:00Z', attempts: 1 })
    .execute();
  await desk.pushAll();
  expect(desk.service.pushed).toEqual([]);
  desk.at('2026-04-13T15:01:00.000Z');
  await desk.pushAll();
  expect(desk.service.shownBy(device)).toHaveLength(1);
});

it.each([
  ['was turned off', (desk: Awaited<ReturnType<typeof openPushDesk>>) => turnOff(desk)],
  ['is of somebody who was disabled', (desk: Awaited<ReturnType<typeof openPushDesk>>) => standing(desk)],
])('does not come to a device that %s meanwhile', async (_, change) => {
  const desk = await openPushDesk();
  await desk.turnedOn(ann);
  await desk.notice(ann, posted);
  await desk.writer().round();
  expect(await desk.waiting()).toHaveLength(1);
  await change(desk);
  await desk.pushAll();
  expect([desk.service.pushed, await desk.waiting()]).toEqual([[], []]);
});

async function turnOff({ portal, devicesOf }: Awaited<ReturnType<typeof openPushDesk>>) {
  const [device] = await devicesOf(ann);
  await portal.as(ann).call(push.remove, { params: { deviceId: device!.deviceId } });
}

const standing = ({ db }: Awaited<ReturnType<typeof openPushDesk>>) =>
  db.sql.updateTable('portal_user').set({ standing: 'disabled' }).where('name', '=', ann).execute();

it('is deleted where no worker got to it in a day', async () => {
  const desk = await openPushDesk();
  await desk.turnedOn(ann);
  await desk.notice(ann, posted);
  await desk.writer().round();
  desk.at('2026-04-14T15:00:00.000Z');
  await desk.pushAll();
  expect([desk.service.pushed, await desk.waiting()]).toEqual([[], []]);
});
