import { dateInZone } from '@contract/format/date';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { expectAccount } from '@server/domain/visibility/ownBranch';
import type { EmailDesk } from '@server/domain/email/desk';
import type { Api, Origin } from '@server/http/api';
import type { Caller } from '@server/http/caller';
import { noSuchAccount } from '@server/http/chosen';
import { actingOf } from '@server/http/stepUp';
import { pauseOf, pauseReminders, resumeReminders } from './pauses';
import { decidedSchedule, decideSchedule } from './schedule';
import { decidedTexts, decideText, previewText } from './texts';

interface NoticeSettingsDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly desk: EmailDesk;
}

/** The office decides when reminders come, what their emails say, and who gets none. */
export function noticeSettingsRoutes(api: Api, { db, clock, booksZone, desk }: NoticeSettingsDeps): void {
  const today = () => dateInZone(clock.now(), booksZone);
  api
    .on(noticeSettings.schedule, () => decidedSchedule(db.sql, today()))
    .on(noticeSettings.decideSchedule, async ({ body }, caller, origin) => {
      await decideSchedule(db, body, today(), actingOf(caller, origin, clock.now()));
      return decidedSchedule(db.sql, today());
    })
    .on(noticeSettings.texts, () => decidedTexts(db.sql))
    .on(noticeSettings.decideText, async ({ body }, caller, origin) => {
      await decideText(db, body, actingOf(caller, origin, clock.now()));
      return decidedTexts(db.sql);
    })
    .on(noticeSettings.previewText, ({ body }) => Promise.resolve(previewText(desk, body)));
  pauseRoutes(api, { db, clock, booksZone });
}

function pauseRoutes(api: Api, { db, clock, booksZone }: Omit<NoticeSettingsDeps, 'desk'>): void {
  const today = () => dateInZone(clock.now(), booksZone);
  const told = async (accountNo: string) => ({
    pause: await pauseOf(db.sql, accountNo, today()),
    today: today(),
  });
  /** @throws ApiError 'not-found', also for an account of another branch than the one that is all they see */
  const expectSeen = (accountNo: string, { permissions }: Caller): Promise<void> =>
    expectAccount(db.sql, permissions.branch, accountNo, noSuchAccount);
  const doing = (accountNo: string, { username: by }: Caller, origin: Origin) => ({
    accountNo,
    by,
    at: clock.now(),
    today: today(),
    origin,
  });

  api
    .on(noticeSettings.reminders, async ({ params: { accountNo } }, caller) => {
      await expectSeen(accountNo, caller);
      return told(accountNo);
    })
    .on(noticeSettings.pauseReminders, async ({ params: { accountNo }, body }, caller, origin) => {
      await expectSeen(accountNo, caller);
      await pauseReminders(db, body, doing(accountNo, caller, origin));
      return told(accountNo);
    })
    .on(noticeSettings.resumeReminders, async ({ params: { accountNo } }, caller, origin) => {
      await expectSeen(accountNo, caller);
      await resumeReminders(db, doing(accountNo, caller, origin));
      return told(accountNo);
    });
}
