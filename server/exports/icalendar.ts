import type { CalendarDateText } from '@contract/format/date';

/** An entry that takes a whole day. */
export interface DayEvent {
  /** The same for the same thing, whenever it is written. */
  readonly uid: string;
  readonly day: CalendarDateText;
  readonly title: string;
  /** Lines below the title; none where it says everything. */
  readonly lines: readonly string[];
  /** Where it is looked at, a whole address. */
  readonly url: string | undefined;
}

interface Calendar {
  readonly name: string;
  /** After so many hours calendar programs may ask again. */
  readonly refreshHours: number;
  /** The day on which the entries were reckoned. */
  readonly stamped: CalendarDateText;
  readonly events: readonly DayEvent[];
}

/**
 * A calendar as calendar programs read it: RFC 5545, with its name and how often to ask by RFC 7986 and in the older
 * words that Outlook and Apple read. The same entries give the same bytes.
 */
export function icalendar({ name, refreshHours, stamped, events }: Calendar): string {
  const refresh = `PT${refreshHours}H`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fieldgate//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => eventLines(event, stamped)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Without an end it lasts its day. It makes nobody busy. */
const eventLines = ({ uid, day, title, lines, url }: DayEvent, stamped: CalendarDateText): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${basic(stamped)}T000000Z`,
  `DTSTART;VALUE=DATE:${basic(day)}`,
  `SUMMARY:${escaped(title)}`,
  ...(lines.length > 0 ? [`DESCRIPTION:${escaped(lines.join('\n'))}`] : []),
  ...(url === undefined ? [] : [`URL:${new URL(url).href}`]),
  'CLASS:PRIVATE',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const basic = (day: CalendarDateText): string => day.replaceAll('-', '');

// oxlint-disable-next-line no-control-regex -- no text of a calendar may have them
const controls = /[\u0000-\u0009\u000B-\u001F\u007F]/g;

/** Text as a value: RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(controls, ' ')
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', '\\n');

/** A line takes so many octets, without its end. */
const LINE_OCTETS = 75;

/** In lines of 75 octets; one that goes on begins with a space. No letter is cut: RFC 5545, section 3.1. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
