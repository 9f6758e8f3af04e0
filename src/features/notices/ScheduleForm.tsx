import Box from '@mui/material/Box';
import { Form, Formik } from 'formik';
import { addDays } from '@contract/format/date';
import type { DecidedSchedule, ScheduleDecision } from '@contract/noticeSettings/schema';
import { ApiError } from '@contract/problem';
import { type NoticeSchedule, type ScheduleField, scheduleProblems } from '@contract/rules/noticeSettings';
import * as m from '@locales/noticeSettings';
import { PartCard } from '@/entries/PartCard';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormDate } from '@/forms/FormDate';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { FormWhole } from '@/forms/FormWhole';
import { submitting } from '@/forms/submit';

/** Keeps a version; rejects with what it was refused with. */
export type DecideSchedule = (schedule: Omit<ScheduleDecision, 'basedOn'>) => Promise<unknown>;

interface ScheduleFormProps {
  readonly decided: DecidedSchedule;
  readonly onDecide: DecideSchedule;
}

/** The schedule as the form holds it: what is no number stays text. */
interface Entries extends Readonly<Record<Exclude<ScheduleField, 'from' | 'pastDueDays'>, number | string>> {
  readonly pastDueDays: string;
  readonly from: string;
}

const fields: readonly ScheduleField[] = [
  'dueSoonDays',
  'pastDueDays',
  'discountDays',
  'prepayPercent',
  'priceLockDays',
  'from',
];

/** Begins with the newest version, which a decision is based on. */
export function ScheduleForm({ decided, onDecide }: ScheduleFormProps) {
  const { versions, schedule, today } = decided;
  const newest = versions.find(({ standing }) => standing === 'coming');
  const tomorrow = addDays(today, 1);

  const save = (entries: Entries) => onDecide(decisionOf(entries, today));

  return (
    <Formik
      initialValues={entriesOf(newest ?? schedule, tomorrow)}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submitting(save)}
    >
      <Form noValidate>
        <ErrorSummary fields={fields} />
        <PartCard title={m.schedule()} about={m.scheduleAbout()}>
          <FormWhole name="dueSoonDays" label={m.dueSoonDays()} />
          <FormTextField name="pastDueDays" label={m.pastDueDays()} hint={m.pastDueHint()} />
          <FormWhole name="discountDays" label={m.discountDays()} />
          <FormWhole name="prepayPercent" label={m.prepayPercent()} hint={m.prepayHint()} />
          <FormWhole name="priceLockDays" label={m.priceLockDays()} />
          <FormDate
            name="from"
            label={m.scheduleFrom()}
            hint={m.scheduleFromHint()}
            rule={{ min: tomorrow }}
          />
          <Box sx={{ gridColumn: '1 / -1' }}>
            <FormSubmit sending={m.savingSchedule()}>{m.saveSchedule()}</FormSubmit>
          </Box>
        </PartCard>
      </Form>
    </Formik>
  );
}

const entriesOf = ({ pastDueDays, ...schedule }: NoticeSchedule, from: string): Entries => ({
  dueSoonDays: schedule.dueSoonDays,
  pastDueDays: pastDueDays.join(', '),
  discountDays: schedule.discountDays,
  prepayPercent: schedule.prepayPercent,
  priceLockDays: schedule.priceLockDays,
  from,
});

/** @throws ApiError with a word for each field that is wrong */
function decisionOf(entries: Entries, today: string): Omit<ScheduleDecision, 'basedOn'> {
  const days = entries.pastDueDays.split(',').map((day) => (day.trim() === '' ? Number.NaN : Number(day)));
  const schedule = {
    dueSoonDays: wholeOf(entries.dueSoonDays),
    pastDueDays: days,
    discountDays: wholeOf(entries.discountDays),
    prepayPercent: wholeOf(entries.prepayPercent),
    priceLockDays: wholeOf(entries.priceLockDays),
  };
  const wrong = scheduleProblems(schedule, entries.from, today);
  if (Object.keys(wrong).length > 0)
    throw new ApiError({ code: 'invalid', message: m.fixEntries(), fields: wrong });
  return { ...schedule, from: entries.from };
}

const wholeOf = (entry: number | string): number => (typeof entry === 'number' ? entry : Number.NaN);
