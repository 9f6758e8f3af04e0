import type { CallOf } from '@contract/endpoint';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import type {
  AskedPreview,
  ScheduleDecision,
  TextDecision,
  TextPreview,
} from '@contract/noticeSettings/schema';
import { useSource } from './DataProvider';
import { useAskAnew, useKeepAnswer } from './useEndpoint';

/** How notices are set up; what was refused is thrown, for the form to tell. */
interface NoticeDeciding {
  readonly decideSchedule: (decision: ScheduleDecision) => Promise<unknown>;
  readonly decideText: (decision: TextDecision) => Promise<unknown>;
  readonly previewText: (asked: AskedPreview) => Promise<TextPreview>;
}

export function useNoticeDeciding(): NoticeDeciding {
  const { client } = useSource();
  const keep = useKeepAnswer();
  return {
    async decideSchedule(body) {
      await keep(noticeSettings.schedule, {}, await client.call(noticeSettings.decideSchedule, { body }));
    },
    async decideText(body) {
      await keep(noticeSettings.texts, {}, await client.call(noticeSettings.decideText, { body }));
    },
    previewText: (body) => client.call(noticeSettings.previewText, { body }),
  };
}

/** As `contract/rules/reminderPause.ts` takes it: '' for no last day. */
export type PausedReminders = CallOf<typeof noticeSettings.pauseReminders>['body'];

/** Keeps reminders back from an account and lets them reach it again; what was refused is thrown. */
export function useReminderPausing(accountNo: string) {
  const { client } = useSource();
  const askAnew = useAskAnew([noticeSettings.reminders]);
  const params = { accountNo };
  // A colleague may have been first: what holds now is asked for either way.
  const then = (call: Promise<unknown>) => call.finally(() => void askAnew());
  return {
    pause: (body: PausedReminders) => then(client.call(noticeSettings.pauseReminders, { params, body })),
    resume: () => then(client.call(noticeSettings.resumeReminders, { params, body: {} })),
  };
}
