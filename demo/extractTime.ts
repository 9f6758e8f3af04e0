import { addDays, type CalendarDateText } from '@contract/format/date';
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

const instants = new Map<string, string | undefined>();

/** A time of day (HH:MM:SS) in the books zone as an ISO instant; undefined where the clock skips it. */
export function instantOn(date: CalendarDateText, time: string): string | undefined {
  const local = `${date}T${time}`;
  if (!instants.has(local)) {
    const wanted = local.slice(0, 16);
    const offset = ['-07:00', '-08:00'].find((one) => wallText(new Date(local + one)) === wanted);
    instants.set(local, offset && local + offset);
  }
  return instants.get(local);
}

/** Ten past two in the morning after the as-of day; on the night without such an hour, ten past three. */
export function extractTime(asOf: CalendarDateText): ExtractTime {
  const morning = addDays(asOf, 1);
  const instant = instantOn(morning, '02:10:00') ?? instantOn(morning, '03:10:00')!;
  return { instant, stamp: `${morning}_${instant.slice(11, 16)}`.replaceAll(/[-:]/g, '') };
}
