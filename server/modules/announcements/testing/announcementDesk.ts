import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import * as announcements from '@contract/announcements/endpoints';
import type { AnnouncementEntries, Segment } from '@contract/announcements/schema';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { openAnnouncementWorker } from '../send';

export const root = 'root@example.com';

export const everyone: Segment = {
  branches: [],
  balance: null,
  minCents: null,
  groups: [],
  boughtSince: null,
  depositPlan: null,
  language: null,
};

/** An announcement to everyone, from the day of the test's clock on for a week. */
export const entries = (over: Partial<AnnouncementEntries> = {}): AnnouncementEntries => ({
  title: 'Fertilizer is in',
  text: 'The season begins.\nCall your branch.',
  spanishTitle: '',
  spanishText: '',
  severity: 'info',
  channel: 'both',
  from: '2026-04-13',
  fromTime: '00:00',
  through: '2026-04-19',
  segment: everyone,
  ...over,
});

/** The household, everybody of whom signed in before, with its office and the worker that writes emails. */
export async function openAnnouncementDesk() {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  await db.sql.updateTable('portal_user').set({ standing: 'active' }).execute();
  const outbox = recordingMailer();
  const portal = await openTestApp(db, { outbox });
  onTestFinished(() => portal.close());
  const office = portal.as(root);
  const create = (over?: Partial<AnnouncementEntries>) =>
    office.call(announcements.create, { body: entries(over), key: randomUUID() });
  const schedule = async (over?: Partial<AnnouncementEntries>) => {
    const { announcementNo, version } = await create(over);
    return office.call(announcements.schedule, { params: { announcementNo }, body: { version } });
  };
  const warned: string[] = [];
  const worker = (now = testNow, of: Db = db) =>
    openAnnouncementWorker(
      { db: of, outbox, clock: { now: () => new Date(now) }, booksZone: 'America/Los_Angeles' },
      { warn: (_, message) => void warned.push(message) },
    );
  return {
    db,
    portal,
    office,
    outbox,
    warned,
    create,
    schedule,
    worker,
    /** Works until nothing is left to do. */
    email: async (now?: string) => {
      const one = worker(now);
      let found = 1;
      while (found > 0) found = await one.round();
    },
    one: (announcementNo: number) => office.call(announcements.one, { params: { announcementNo } }),
    cancel: (announcementNo: number, version: number) =>
      office.call(announcements.cancel, { params: { announcementNo }, body: { version } }),
    count: (segment: Partial<Segment> = {}) =>
      office.call(announcements.count, { body: { segment: { ...everyone, ...segment } } }),
    told: async (name: string) =>
      (await portal.as(name).call(announcements.mine, {})).announcements.map(({ title }) => title),
    acknowledge: (name: string, announcementNo: number, as: 'read' | 'dismissed') =>
      portal.as(name).call(announcements.acknowledge, { params: { announcementNo }, body: { as } }),
    mailed: () => outbox.messages.map(({ to }) => to ?? '').toSorted((a, b) => (a < b ? -1 : 1)),
  };
}
