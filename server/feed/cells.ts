const MINUS = 45;
const POINT = 46;

/** Dollars as the drop writes them ("-1234.5") as whole cents in text ("-123450"); undefined when they are not. */
export function toCents(text: string): string | undefined {
  // Most amounts of a drop are this one.
  if (text === '0.00') return '0';
  const point = pointOf(text);
  if (point === undefined) return undefined;
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  // Thirteen digits keep every amount, and sums of thousands of them, within the safe whole numbers.
  const whole = (point < 0 ? text.length : point) - start;
  if (whole < 1 || whole > 13) return undefined;
  if (point < 0) return `${text}00`;
  const places = text.length - point - 1;
  if (places < 1 || places > 2) return undefined;
  return text.slice(0, point) + text.slice(point + 1) + (places === 1 ? '0' : '');
}

/** Whether it is a plain decimal number with at most that many digits before and after the point. */
export function isDecimal(text: string, before: number, after: number): boolean {
  const point = pointOf(text);
  if (point === undefined) return false;
  const whole = (point < 0 ? text.length : point) - (text.charCodeAt(0) === MINUS ? 1 : 0);
  const places = point < 0 ? 0 : text.length - point - 1;
  return whole >= 1 && whole <= before && places <= after && (point < 0 || places > 0);
}

/** Whether it is a day of the calendar, YYYY-MM-DD, between 1900 and 2199. */
export function isDate(text: string): boolean {
  if (text.length !== 10 || text.charCodeAt(4) !== MINUS || text.charCodeAt(7) !== MINUS) return false;
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const day = digits(text, 8, 10);
  if (!(year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1)) return false;
  if (month === 2) return day <= (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28);
  return day <= (month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31);
}

/** Whether it is a moment with its offset from UTC. */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text) &&
  isDate(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

const zones = new Map<string, boolean>();

/** Whether it names a time zone that this machine knows. */
export function isTimeZone(text: string): boolean {
  let known = zones.get(text);
  if (known === undefined) {
    try {
      // An offset like "+02:00" passes the constructor and is no place.
      known = /^[A-Z]/i.test(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
    } catch {
      known = false;
    }
    zones.set(text, known);
  }
  return known;
}

/** Where the point is, -1 without one, undefined when anything but digits, one sign and one point is there. */
function pointOf(text: string): number | undefined {
  let point = -1;
  for (let at = text.charCodeAt(0) === MINUS ? 1 : 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === POINT && point < 0) point = at;
    else if (char < 48 || char > 57) return undefined;
  }
  return point;
}

function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const char = text.charCodeAt(at);
    if (char < 48 || char > 57) return NaN;
    value = value * 10 + char - 48;
  }
  return value;
}
