import { sql } from 'kysely';
import { addMonths, dateInZone } from '@contract/format/date';
import { NOTICE_MONTHS } from '@contract/rules/noticeSchedule';
import { openBatchWorker, openWorker, type Worker } from '@server/jobs/worker';
import { type EmailDeps, emailPerson, peopleToEmail } from './emails';
import { keepPaidAfter } from './paidAfter';
import { dueNight, type NightDeps, tellNight } from './nightNotices';

interface Log {
  warn(facts: Readonly<Record<string, unknown>>, message: string): void;
}

const nightFailures = {
  claim: 'Whether reminders of the day are due could not be read; it is tried again.',
  work: 'Reminders of the day could not be written; it is tried again.',
  tidy: 'Old notices could not be deleted, or what was paid after reminders not be kept; it is tried again.',
} as const;

const emailFailures = {
  claim: 'Which notices go out by email could not be read; it is tried again.',
  work: 'An email with notices could not be written; it is tried again.',
  tidy: 'Emails with notices could not be tidied.',
} as const;

/** Reckons the reminders of each day once, forgets what is old, and keeps ready what was paid after them. */
export const openNightWorker = (deps: NightDeps, log: Log): Worker =>
  openWorker<string>({
    name: 'reminders',
    db: deps.db,
    lanes: 1,
    claim: async () => [await dueNight(deps)].flatMap((day) => day ?? []),
    work: (day) => tellNight(deps, day),
    tidy: async () => {
      await forgetOld(deps);
      await keepPaidAfter(deps.db.sql, { now: deps.clock.now(), booksZone: deps.booksZone });
    },
    complain: (error, doing) => log.warn({ error: error.message }, nightFailures[doing]),
  });

/** Writes the emails about notices that are due. */
export const openNoticeEmailWorker = (deps: EmailDeps, log: Log): Worker =>
  openBatchWorker<string>({
    name: 'notice-emails',
    db: deps.db,
    lanes: 4,
    claim: (most) => peopleToEmail(deps, most),
    work: (person) => emailPerson(deps, person),
    tidy: () => Promise.resolve(),
    complain: (error, doing) => log.warn({ error: error.message }, emailFailures[doing]),
  });

/** Thirteen months: a year can be compared with the one before. */
export async function forgetOld({ db: { sql: db }, clock, booksZone }: NightDeps): Promise<void> {
  const before = addMonths(dateInZone(clock.now(), booksZone), -NOTICE_MONTHS);
  await sql`delete from notice where created_at < ${before}::date`.execute(db);
  await sql`delete from notice_run r where at < ${before}::date
    and not exists (select from notice n where n.run_id = r.run_id)`.execute(db);
}
