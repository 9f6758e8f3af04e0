import type { CalendarDateText } from '@contract/format/date';
import { longestPauseReason, pauseProblems } from '@contract/rules/reminderPause';
import * as m from '@locales/noticeSettings';
import type { PausedReminders } from '@/data/noticeSettings';
import { AskDialog, type AskedProps } from '@/entries/AskDialog';
import { FormDate } from '@/forms/FormDate';
import { FormTextArea } from '@/forms/FormTextArea';

interface PauseDialogProps extends AskedProps {
  /** Today in the books zone. */
  readonly today: CalendarDateText;
  readonly onSave: (paused: PausedReminders) => void;
}

/** Asks until when an account gets no reminders, and why. */
export const PauseDialog = ({ today, onSave, ...rest }: PauseDialogProps) => (
  <AskDialog
    {...rest}
    title={m.pause()}
    submit={m.pause()}
    initial={{ through: '', reason: '' }}
    validate={(entries) => pauseProblems(entries, today)}
    onSubmit={onSave}
  >
    <FormDate
      name="through"
      label={m.pauseThrough()}
      hint={m.pauseThroughHint()}
      rule={{ min: today }}
      optional
    />
    <FormTextArea name="reason" label={m.pauseReason()} max={longestPauseReason} rows={3} />
  </AskDialog>
);
