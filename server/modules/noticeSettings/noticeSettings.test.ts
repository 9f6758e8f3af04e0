import { beforeEach, describe, expect, it } from 'vitest';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import type { ScheduleDecision } from '@contract/noticeSettings/schema';
import { startingSchedule } from '@contract/rules/noticeSettings';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';

const root = 'root@example.com';

let db: Db;
let portal: TestApp;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  portal = await openTestApp(db);
});

const start: ScheduleDecision = {
  ...startingSchedule,
  pastDueDays: [...startingSchedule.pastDueDays],
  from: '2026-04-14',
  basedOn: null,
};
const read = () => portal.as(root).call(noticeSettings.schedule, {});
const decide = (over: Partial<ScheduleDecision> = {}) =>
  portal.as(root).call(noticeSettings.decideSchedule, { body: { ...start, ...over } });

describe('when reminders come', () => {
  it('is as in the beginning until somebody decides, from a day on', async () => {
    expect(await read()).toEqual({ versions: [], schedule: startingSchedule, today: '2026-04-13' });
    const { versions, schedule } = await decide({ dueSoonDays: 3 });
    expect(schedule).toEqual(startingSchedule);
    expect(versions).toEqual([
      {
        ...startingSchedule,
        version: 1,
        dueSoonDays: 3,
        from: '2026-04-14',
        standing: 'coming',
        decidedBy: root,
        decidedAt: testNow,
      },
    ]);

    portal.at('2026-04-14T15:00:00Z');
    expect((await read()).schedule).toEqual({ ...startingSchedule, dueSoonDays: 3 });
    await decide({ dueSoonDays: 4, from: '2026-04-20', basedOn: 1 });
    await decide({ dueSoonDays: 5, from: '2026-04-20', basedOn: 2 });
    expect((await read()).versions.map((one) => [one.version, one.standing])).toEqual([
      [3, 'coming'],
      [2, 'past'],
      [1, 'inForce'],
    ]);
  });

  it.each([
    ['today', { from: '2026-04-13' }, 'from'],
    ['no days past due', { pastDueDays: [] }, 'pastDueDays'],
    ['31 days before the due date', { dueSoonDays: 31 }, 'dueSoonDays'],
  ])('is not changed with %s, and nothing is kept', async (_, over, field) => {
    await expect(decide(over)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) as string },
    });
    expect((await read()).versions).toEqual([]);
  });

  it('is decided by one of two at once, and not over what was not seen', async () => {
    const outcomes = await Promise.allSettled([decide({ dueSoonDays: 1 }), decide({ dueSoonDays: 2 })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(decide()).rejects.toMatchObject({ code: 'conflict' });
    expect((await read()).versions).toHaveLength(1);
  });

  it('stands in the audit with what differs', async () => {
    await decide({ prepayPercent: 25 });
    const events = await db.sql
      .selectFrom('audit_event')
      .selectAll()
      .where('action', '=', 'notices.scheduled')
      .execute();
    expect(events).toMatchObject([{ actor: root, entity: 'notices', entity_id: '1' }]);
    expect(JSON.parse(events[0]!.before_state!)).toEqual({ prepayPercent: 10 });
    expect(JSON.parse(events[0]!.after_state!)).toMatchObject({ prepayPercent: 25, from: '2026-04-14' });
  });
});
