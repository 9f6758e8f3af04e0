import * as push from '@contract/push/endpoints';
import type { NoticeFacts } from '@server/domain/notices/facts';
import { testNow } from '@server/testing/testApp';
import { vaultOf } from '@server/vault/vault';
import { openNoticeDesk, putNotice } from '../../testing/noticeDesk';
import { makeVapidKey, vapidOf } from '../vapid';
import { openPushWorker, openPushWriter } from '../workers';
import { openPushService } from './pushService';
import type { Subscription } from './readPush';

export const subject = 'mailto:office@example.com';

/** The notice desk with a push service, and workers that hand notices to it. */
export async function openPushDesk() {
  let now = new Date(testNow);
  const service = await openPushService(() => now);
  const vapid = vapidOf(makeVapidKey(), subject);
  service.takesFrom(vapid.publicKey);
  const webPush = { vapid, vault: vaultOf(new Uint8Array(32), 'push'), services: [service.origin] };
  const desk = await openNoticeDesk({ push: webPush });
  const { db, clock, booksZone, portal } = desk;
  await desk.take('2026-04-12');
  await db.sql.deleteFrom('notice').execute();
  const warned: string[] = [];
  const log = {
    warn: (facts: Readonly<Record<string, unknown>>) => void warned.push(JSON.stringify(facts)),
  };
  const writer = () => openPushWriter({ db, clock, booksZone, texts: undefined }, log);
  const worker = () =>
    openPushWorker({ db, clock, companyName: 'Test Supply', push: webPush, chance: () => 0.5 }, log);
  const rounds = async (one: ReturnType<typeof worker>) => {
    while ((await one.round()) > 0);
  };
  const turnOn = async (person: string, withAmounts = false): Promise<Subscription> => {
    const device = await service.subscribe();
    const { privateKey: _, ...sent } = device;
    await portal.as(person).call(push.add, { body: { ...sent, withAmounts } });
    return device;
  };
  return {
    ...desk,
    service,
    webPush,
    warned,
    writer,
    worker,
    turnOn,
    /** A device that has been told already that it is one. */
    turnedOn: async (person: string, withAmounts = false) => {
      const device = await turnOn(person, withAmounts);
      await db.sql.updateTable('notice').set({ push_at: null }).execute();
      return device;
    },
    at: (instant: string) => {
      now = new Date(instant);
      desk.at(instant);
    },
    /** Pushes all that is due now. */
    pushAll: async () => {
      await rounds(writer());
      await rounds(worker());
    },
    /** A notice that waits to be pushed. */
    notice: (person: string, told: NoticeFacts, over: object = {}) => putNotice(desk, person, told, over),
    waiting: async () =>
      (await db.sql.selectFrom('push_message').select(['next_at', 'attempts']).execute()).map(
        ({ next_at, attempts }) => ({ next: new Date(next_at).toISOString(), attempts }),
      ),
    devicesOf: async (person: string) => (await portal.as(person).call(push.status, {})).devices,
  };
}
