import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type DayEvent, icalendar } from './icalendar';

const anEvent = (over: Partial<DayEvent> = {}): DayEvent => ({
  uid: 'a@fieldgate',
  day: '2026-12-15',
  title: 'Invoices due',
  lines: [],
  url: undefined,
  ...over,
});

const written = (...events: DayEvent[]) =>
  icalendar({ name: 'Test Supply', refreshHours: 6, stamped: '2026-11-28', events });

/** As another reader understands it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  return {
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
    first: calendar.getFirstSubcomponent('vevent'),
  };
}

it('writes a day as calendar programs read it, line for line', () => {
  const event = anEvent({ lines: ['Open it:', 'x'], url: 'https://portal.example.com/a?b=1,2' });
  expect(written(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fieldgate//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Test Supply',
    'X-WR-CALNAME:Test Supply',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:a@fieldgate',
    'DTSTAMP:20261128T000000Z',
    'DTSTART;VALUE=DATE:20261215',
    'SUMMARY:Invoices due',
    'DESCRIPTION:Open it:\\nx',
    'URL:https://portal.example.com/a?b=1,2',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

// "SUMMARY:" takes 8 of the 75 octets.
it.each([
  ['67 letters', 'a'.repeat(67), 1],
  ['68 letters', 'a'.repeat(68), 2],
  ['as many as two lines take', 'a'.repeat(67 + 74), 2],
  ['one more', 'a'.repeat(67 + 75), 3],
  ['a letter of two octets that fits', `${'a'.repeat(65)}ñ`, 1],
  ['a letter of two octets across the end', `${'a'.repeat(66)}ñ`, 2],
  ['a letter of three octets that fits', `${'a'.repeat(64)}–`, 1],
  ['a letter of three octets across the end', `${'a'.repeat(65)}–`, 2],
  ['a letter of four octets that fits', `${'a'.repeat(63)}🌾`, 1],
  ['a letter of four octets across the end', `${'a'.repeat(64)}🌾`, 2],
  ['an escape across the end', `${'a'.repeat(66)},b`, 2],
])('folds %s on letters, into lines of 75 octets at most', (_, title, lines) => {
  const text = written(anEvent({ title }));
  const from = text.indexOf('SUMMARY:');
  const folded = text.slice(from, text.indexOf('\r\nCLASS', from)).split('\r\n');

  expect(folded).toHaveLength(lines);
  expect(Math.max(...folded.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(read(text).events[0]!.summary).toBe(title);
});

it.each([
  ['a comma, a semicolon and a backslash', 'a, b; c\\d', 'a\\, b\\; c\\\\d', 'a, b; c\\d'],
  ['what looks like an escape', 'a\\nb', 'a\\\\nb', 'a\\nb'],
  ['a new line', 'a\nb', 'a\\nb', 'a\nb'],
  ['a new line of Windows', 'a\r\nb', 'a\\nb', 'a\nb'],
  ['a new line of old', 'a\rb', 'a\\nb', 'a\nb'],
  ['colons and quotes', 'a: "b"', 'a: "b"', 'a: "b"'],
  ['what no text may have', 'a\u0000b\tc\u007Fd', 'a b c d', 'a b c d'],
  ['what would begin a line of its own', 'a\r\nEND:VEVENT', 'a\\nEND:VEVENT', 'a\nEND:VEVENT'],
])('escapes %s', (_, title, value, understood) => {
  const text = written(anEvent({ title }));

  expect(text).toContain(`\r\nSUMMARY:${value}\r\n`);
  expect(read(text).events[0]!.summary).toBe(understood);
});

it('is understood by another reader', () => {
  const text = icalendar({
    name: 'Olsen; Søn, & Co',
    refreshHours: 6,
    stamped: '2026-11-28',
    events: [
      anEvent({ lines: ['Facturas, por pagar;', 'añadir'], url: 'https://portal.example.com/pay?i=1,2' }),
      anEvent({ uid: 'b@fieldgate', day: '2028-02-29' }),
    ],
  });
  const { events, first } = read(text);

  // What is not in RFC 5545 is text to be unescaped, which this reader leaves as it is.
  expect(text).toContain('\r\nNAME:Olsen\\; Søn\\, & Co\r\nX-WR-CALNAME:Olsen\\; Søn\\, & Co\r\n');
  expect(events.map(({ uid, startDate }) => [uid, startDate.toString(), startDate.isDate])).toEqual([
    ['a@fieldgate', '2026-12-15', true],
    ['b@fieldgate', '2028-02-29', true],
  ]);
  expect(events.map(({ endDate }) => endDate.toString())).toEqual(['2026-12-16', '2028-03-01']);
  expect(events[0]!.description).toBe('Facturas, por pagar;\nañadir');
  expect(first!.getFirstPropertyValue('url')).toBe('https://portal.example.com/pay?i=1,2');
});

it('is a calendar without entries too', () => {
  expect(read(written()).events).toEqual([]);
});
