import { addDays, type CalendarDateText } from '../contract/format/date';
import { company } from './company';

export interface ExtractTime {
  /** An ISO instant with the offset of the books zone on that morning. */
  readonly instant: string;
  /** As the folder says it: "20260413_0210". */
  readonly stamp: string;
}

const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: company.booksZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function wallText(at: Date): string {
  const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`;
}

/** Ten past two in the morning after the as-of day; on the night without such an hour, ten past three. */
export function extractTime(asOf: CalendarDateText): ExtractTime {
  const morning = addDays(asOf, 1);
  const wanted = `${morning}T02:10`;
  const offsets = ['-07:00', '-08:00'];
  const offset = offsets.find((one) => wallText(new Date(`${wanted}:00${one}`)) === wanted);
  const clock = offset ? '02:10' : '03:10';
  return {
    instant: `${morning}T${clock}:00${offset ?? '-07:00'}`,
    stamp: `${morning.replaceAll('-', '')}_${clock.replace(':', '')}`,
  };
}
