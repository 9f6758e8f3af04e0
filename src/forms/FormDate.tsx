import { type CalendarDateText, formatWeekday, isCalendarDate } from '@contract/format/date';
import { TextRow, type TextProps } from './TextRow';
import { useRow } from './useRow';

export interface FormDateProps extends Omit<TextProps, 'type' | 'note' | 'slotProps'> {
  /** The first and the last day that the form's rule takes. The calendar offers none outside. */
  readonly rule?: { readonly min?: CalendarDateText; readonly max?: CalendarDateText };
}

/**
 * A calendar date. The form's value is 'YYYY-MM-DD', '' until it is whole; it is never an instant, so no time
 * zone can shift it. The browser's own field, which a phone has a good calendar for and no page must download.
 */
export function FormDate({ rule, ...props }: FormDateProps) {
  const { field, control, error } = useRow<string>({ ...props, note: true });
  return (
    <TextRow
      {...props}
      type="date"
      control={control}
      error={error}
      input={field}
      // The field shows digits in the order of the browser's country: the words leave no doubt.
      note={<output htmlFor={control.id}>{isCalendarDate(field.value) && formatWeekday(field.value)}</output>}
      slotProps={{ input: { min: rule?.min, max: rule?.max ?? LAST_DAY } }}
    />
  );
}

/** Without an end, browsers take years of six digits. */
const LAST_DAY = '9999-12-31';
